// The letters that were sent and those that were not, and the queue of jobs, of which letters are one kind.
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { JobQueue } from './job-queue.tsx';
import { Letters } from './letters.tsx';

type View = 'letters' | 'queue';

export function JobsTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('letters');
  const refresh = useRef<() => void>(null);
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.jobs" />}
        lead={<FormattedMessage id="admin.jobs-lead" />}
        actions={<RefreshButton onRefresh={() => refresh.current?.()} />}
      />
      <TabViews<View>
        label={formatMessage({ id: 'admin.jobs' })}
        views={[
          { value: 'letters', label: formatMessage({ id: 'admin.letters' }) },
          { value: 'queue', label: formatMessage({ id: 'admin.queue' }) },
        ]}
        open={view}
        onOpen={setView}
      />
      {view === 'letters' ? <Letters ref={refresh} /> : <JobQueue ref={refresh} />}
    </>
  );
}
