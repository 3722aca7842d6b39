// What plans and templates cost: as they are sold, as the payment service knows them, and set for templates of the gallery.
import { FormattedMessage } from 'react-intl';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { useRefreshes } from '../parts/use-pages.ts';
import { GalleryPrices } from './gallery-prices.tsx';
import { PlanPrices } from './plan-prices.tsx';

export function PricesTab() {
  const { refreshes, refresh } = useRefreshes();
  return (
    <>
      <TabHead
        title={<FormattedMessage id="prices.title" />}
        lead={<FormattedMessage id="prices.lead" />}
        actions={<RefreshButton onRefresh={refresh} />}
      />
      <PlanPrices refreshes={refreshes} />
      <GalleryPrices refreshes={refreshes} />
    </>
  );
}
