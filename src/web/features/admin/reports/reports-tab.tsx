// What people tell the operators: messages, and reports about templates; and tables to download.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { useRefreshes } from '../parts/use-pages.ts';
import { Downloads } from './downloads.tsx';
import { Messages } from './messages.tsx';
import { ReportedTemplates } from './reported-templates.tsx';

type View = 'messages' | 'templates' | 'downloads';

export function ReportsTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('messages');
  const { refreshes, refresh } = useRefreshes();
  return (
    <>
      <TabHead
        title={<FormattedMessage id="reports.title" />}
        lead={<FormattedMessage id="reports.lead" />}
        actions={<RefreshButton onRefresh={refresh} />}
      />
      <TabViews<View>
        label={formatMessage({ id: 'reports.title' })}
        views={[
          { value: 'messages', label: formatMessage({ id: 'reports.messages' }) },
          { value: 'templates', label: formatMessage({ id: 'reports.templates' }) },
          { value: 'downloads', label: formatMessage({ id: 'reports.downloads' }) },
        ]}
        open={view}
        onOpen={setView}
      />
      {view === 'messages' && <Messages refreshes={refreshes} />}
      {view === 'templates' && <ReportedTemplates refreshes={refreshes} />}
      {view === 'downloads' && <Downloads />}
    </>
  );
}
