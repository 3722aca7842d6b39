// Templates to put on show: of several industries, in both languages, free and not, with pictures and without.
import type { Language } from '#language/language.ts';

export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  readonly industry: string;
  readonly price?: number;
  readonly higherPrice?: number;
  /** Left out, the gallery gives its own. */
  readonly rating?: number;
  readonly isBroken?: boolean;
  readonly pictures: 0 | 1 | 3;
}

export const cafe: Offer = {
  name: 'Neighbourhood café',
  description: 'Espresso drinks, fresh pastry and catering orders of one shop, by month.',
  language: 'en',
  industry: 'hospitality',
  pictures: 3,
};

export const hotel: Offer = {
  name: 'Boutique hotel',
  description: 'Rooms by season, occupancy, breakfast and events, with a loan for the refit.',
  language: 'en',
  industry: 'hospitality',
  price: 49,
  higherPrice: 99,
  rating: 4.8,
  pictures: 3,
};

export const russianCafe: Offer = {
  name: 'Кофейня у дома',
  description: 'Кофе навынос, выпечка и заказы на праздники; зал на двадцать мест.',
  language: 'ru',
  industry: 'hospitality',
  pictures: 3,
};

export const offers: readonly Offer[] = [
  cafe,
  hotel,
  russianCafe,
  {
    name: 'Subscription software',
    description: 'Plans by month and by year, churn, servers and support for the first five years.',
    language: 'en',
    industry: 'online_business',
    price: 49.5,
    higherPrice: 99,
    rating: 4.9,
    pictures: 1,
  },
  {
    name: 'Dental clinic',
    description: 'Chairs, visits and treatments with equipment that wears out.',
    language: 'en',
    industry: 'healthcare',
    pictures: 0,
  },
  {
    name: 'Solar farm, 5 MW',
    description: 'Energy sold at a fixed price for twenty years, panels that age and a project loan.',
    language: 'en',
    industry: 'renewal_energy',
    price: 99,
    rating: 4.6,
    pictures: 0,
  },
  {
    name: 'Интернет-магазин одежды',
    description: 'Коллекции по сезонам, возвраты, доставка и реклама.',
    language: 'ru',
    industry: 'fashion',
    price: 29,
    higherPrice: 59,
    rating: 4.7,
    pictures: 1,
  },
  {
    name: 'Last-mile delivery',
    description: 'Vans, couriers and parcels of a city.',
    language: 'en',
    industry: 'transportation',
    isBroken: true,
    rating: 4.2,
    pictures: 0,
  },
];
