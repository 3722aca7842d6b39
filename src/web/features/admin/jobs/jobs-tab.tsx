// The letters that were sent and those that were not, and the queue of jobs, of which letters are one kind.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SegmentedChoice } from '#web/ui/fields/segmented-choice.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { JobQueue } from './job-queue.tsx';
import { Letters } from './letters.tsx';

type View = 'letters' | 'queue';

export function JobsTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('letters');
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.jobs" />}
        lead={<FormattedMessage id="admin.jobs-lead" />}
        actions={
          <SegmentedChoice
            label={formatMessage({ id: 'admin.jobs' })}
            value={view}
            choices={[
              { value: 'letters', label: formatMessage({ id: 'admin.letters' }) },
              { value: 'queue', label: formatMessage({ id: 'admin.queue' }) },
            ]}
            onChange={setView}
          />
        }
      />
      {view === 'letters' ? <Letters /> : <JobQueue />}
    </>
  );
}
