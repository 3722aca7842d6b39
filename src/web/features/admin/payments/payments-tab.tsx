// Payments: everybody's orders, what payment services have told, and money back.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { useRefreshes } from '../parts/use-pages.ts';
import { EventsView } from './events-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { RefundsView } from './refunds-view.tsx';

type View = 'orders' | 'events' | 'refunds';

export function PaymentsTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('orders');
  const { refreshes, refresh } = useRefreshes();
  return (
    <>
      <TabHead
        title={<FormattedMessage id="payments.title" />}
        lead={<FormattedMessage id="payments.lead" />}
        actions={<RefreshButton onRefresh={refresh} />}
      />
      <TabViews<View>
        label={formatMessage({ id: 'payments.title' })}
        views={[
          { value: 'orders', label: formatMessage({ id: 'payments.orders' }) },
          { value: 'events', label: formatMessage({ id: 'payments.events' }) },
          { value: 'refunds', label: formatMessage({ id: 'payments.refunds' }) },
        ]}
        open={view}
        onOpen={setView}
      />
      {view === 'orders' && <OrdersView refreshes={refreshes} />}
      {view === 'events' && <EventsView refreshes={refreshes} />}
      {view === 'refunds' && <RefundsView refreshes={refreshes} />}
    </>
  );
}
