// Payments: everybody's orders, what payment services have told, and money back.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { EventsView } from './events-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { RefundsView } from './refunds-view.tsx';

type View = 'orders' | 'events' | 'refunds';

export function PaymentsTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('orders');
  return (
    <>
      <TabHead
        title={<FormattedMessage id="payments.title" />}
        lead={<FormattedMessage id="payments.lead" />}
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
      {view === 'orders' && <OrdersView />}
      {view === 'events' && <EventsView />}
      {view === 'refunds' && <RefundsView />}
    </>
  );
}
