// The businesses that the gallery shows from the start: one of each industry, each in every language.
import type { IndustryId } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import type { Periodicity } from '#template/template.ts';

export interface GalleryBusiness {
  readonly industry: IndustryId;
  /** The id of its kind. */
  readonly kind: string;
  /** In the unit of its kind. */
  readonly size: number;
  /** Long enough for what is bought to come back. */
  readonly periods: readonly [count: number, periodicity: Periodicity];
  /** Of its templates; the gallery lists them in this order. */
  readonly uuids: Pair;
  readonly name: Pair;
  /** Where it is, if not where most who read the language are. */
  readonly countryIds?: Pair;
  /** What is in it, as its card says. */
  readonly description: Pair;
}

export const galleryBusinesses: readonly GalleryBusiness[] = [
  {
    industry: 'retail',
    kind: 'grocery',
    size: 120,
    periods: [60, 'month'],
    uuids: ['0ea1ccd3-51de-4b5d-b313-52a47dca7b7b', '0fd82add-5f29-49b1-abcd-d3b23d727d0c'],
    name: ['Grocery shop of 120 m²', 'Продуктовый магазин, 120 м²'],
    description: [
      'Shoppers and the average basket, goods and what spoils, shop staff, rent, fridges and shelves.',
      'Покупатели и средний чек, закупка и списания, продавцы, аренда, холодильники и стеллажи.',
    ],
  },
  {
    industry: 'hospitality',
    kind: 'cafe',
    size: 40,
    periods: [60, 'month'],
    uuids: ['23c26b19-84e7-4f00-b16a-924290b6f3aa', '423459e0-ff38-481c-9fb6-048af4ed2fe2'],
    name: ['Café with 40 seats', 'Кафе на 40 мест'],
    description: [
      'Coffee, pastry, breakfast and lunch: guests and the average bill, the team, the opening and the months until the café is full.',
      'Кофе, выпечка, завтраки и обеды: гости и средний чек, команда, открытие и месяцы до полной загрузки.',
    ],
  },
  {
    industry: 'entertainment',
    kind: 'cinema',
    size: 4,
    periods: [40, 'quarter'],
    uuids: ['470a7174-d629-4c46-ba81-cecac9b12c84', '516c80ad-0e76-4a39-9182-191c69bce46e'],
    name: ['Cinema with 4 screens', 'Кинотеатр на 4 зала'],
    description: [
      'Tickets, popcorn, advertising and hall hire, film rent, and projectors and seats that wear out.',
      'Билеты, попкорн, реклама и аренда залов, прокатная плата, оборудование и кресла со своим сроком службы.',
    ],
  },
  {
    industry: 'healthcare',
    kind: 'dental_clinic',
    size: 3,
    periods: [60, 'month'],
    uuids: ['6e89d837-13bb-4c66-9bcd-53475c072886', '7b78b101-ca6e-4fb1-9695-0cfcaedb0444'],
    name: ['Dental clinic with 3 chairs', 'Стоматология на 3 кресла'],
    description: [
      'Treatment, hygiene, crowns and implants: dentists and assistants, materials, equipment and a bank loan.',
      'Лечение, гигиена, протезы и импланты: врачи и ассистенты, материалы, оборудование и кредит.',
    ],
  },
  {
    industry: 'construction',
    kind: 'flat_renovation',
    size: 4,
    periods: [60, 'month'],
    uuids: ['a818f892-28b8-49e5-9db4-d8d5d642d25e', 'a9540841-6f79-4134-a8b3-999cc98d1b19'],
    name: ['Renovation contractor with 4 crews', 'Ремонт квартир, 4 бригады'],
    description: [
      'Full renovations, decoration, bathrooms and kitchens: crews, materials, subcontractors, vans and tools.',
      'Ремонт под ключ, косметический, ванные и кухни: бригады, материалы, субподряд, машины и инструмент.',
    ],
  },
  {
    industry: 'real_estate',
    kind: 'short_term_rental',
    size: 8,
    periods: [60, 'month'],
    uuids: ['b8201404-0dca-4129-9e39-6fbbded2bbcc', 'c2ea2c14-6c49-4cfa-a437-6c96078ed733'],
    name: ['Short lets of 8 flats', 'Посуточная аренда 8 квартир'],
    description: [
      'Nights, occupancy and rates by season, cleaning, booking commissions and the rent of the flats.',
      'Ночи, загрузка и цены по сезонам, уборка, комиссии сайтов бронирования и аренда квартир.',
    ],
  },
  {
    industry: 'renewal_energy',
    kind: 'solar_farm',
    size: 5000,
    periods: [60, 'quarter'],
    uuids: ['c34232b7-be5f-4abb-9926-680dd0070d65', 'c5a44394-453a-4d28-94b9-086c75c74feb'],
    name: ['Solar farm of 5 MW', 'Солнечная электростанция на 5 МВт в Казахстане'],
    countryIds: ['US', 'KZ'],
    description: [
      'Installed power, hours of sun and the price of energy, panels for 25 years, upkeep, land and a loan.',
      'Мощность, часы солнца и цена энергии, панели на 25 лет, обслуживание, земля и кредит.',
    ],
  },
  {
    industry: 'online_business',
    kind: 'online_shop',
    size: 1200,
    periods: [60, 'month'],
    uuids: ['c745edd2-f924-427c-8b26-f27c1a707ff1', 'cdb40033-17eb-4d0c-a223-bccde8a582b9'],
    name: ['Online shop with 1,200 orders a month', 'Интернет-магазин на 1200 заказов в месяц'],
    description: [
      'Orders and the average basket, goods, delivery and returns, advertising and a small team.',
      'Заказы и средний чек, товары, доставка и возвраты, реклама и небольшая команда.',
    ],
  },
  {
    industry: 'fashion',
    kind: 'clothing_brand',
    size: 700,
    periods: [60, 'month'],
    uuids: ['d6b78c9f-36f4-4f26-9bb0-29ff08396ac3', 'e0f1d8d1-fdf0-4fa4-987c-bac3b041f171'],
    name: ['Clothing brand with 700 orders a month', 'Бренд одежды на 700 заказов в месяц'],
    description: [
      'Own online shop, marketplaces, showroom and wholesale; sewing by contractors, stock and the first collection.',
      'Свой интернет-магазин, маркетплейсы, шоурум и опт; пошив у подрядчиков, товарный запас и первая коллекция.',
    ],
  },
  {
    industry: 'transportation',
    kind: 'taxi',
    size: 10,
    periods: [60, 'month'],
    uuids: ['e267b7f5-5930-48b8-9c1e-17de27d73b09', 'eeef00fe-08db-4f03-9773-7718b2f630d8'],
    name: ['Taxi company with 10 cars', 'Таксопарк на 10 машин'],
    description: [
      'Trips and the average fare, drivers, fuel, repairs and insurance, and cars bought with a loan.',
      'Поездки и средний чек, водители, топливо, ремонт и страховка, машины в кредит.',
    ],
  },
  {
    industry: 'consulting',
    kind: 'management_consulting',
    size: 6,
    periods: [60, 'month'],
    uuids: ['faca4f67-0153-475d-8fbb-dc8b96aee398', 'ffb69954-f768-4c4d-8a6d-c01d825796b1'],
    name: ['Management consultancy of 6 people', 'Управленческий консалтинг, 6 консультантов'],
    description: [
      'Billable hours and rates, salaries, experts and travel, an office and clients who pay later.',
      'Оплачиваемые часы и ставки, оклады, эксперты и командировки, офис и оплата с отсрочкой.',
    ],
  },
];
