// What plans and templates cost: as they are sold, as the payment service knows them, and set for templates of the gallery.
import { FormattedMessage } from 'react-intl';
import { TabHead } from '../parts/tab-head.tsx';
import { GalleryPrices } from './gallery-prices.tsx';
import { PlanPrices } from './plan-prices.tsx';

export const PricesTab = () => (
  <>
    <TabHead title={<FormattedMessage id="prices.title" />} lead={<FormattedMessage id="prices.lead" />} />
    <PlanPrices />
    <GalleryPrices />
  </>
);
