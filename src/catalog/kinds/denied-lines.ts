// What people say that a business is without, and what becomes of the lines of the catalogue that are about it.
import type { Pair } from '../kind/pair.ts';

/** What is left of a line, under the name that it has then. */
export interface Remainder {
  readonly name: Pair;
  /** Of what it was: less, or more where it carries what another line did; our estimates. */
  readonly left: number;
}

export interface DeniedTopic {
  /** As it stands behind “without”. */
  readonly name: Pair;
  /** What it is called, by the forms of its words. */
  readonly words: RegExp;
  /** Lines that go, by their English name. */
  readonly goes: RegExp;
  /** Lines of which something is left, by their English name. */
  readonly becomes: Readonly<Record<string, Remainder>>;
  /** Kinds of which it is the trade. */
  readonly tradeIds: readonly string[];
  /** Of no other kinds is it said so. */
  readonly onlyIds?: readonly string[];
  /** What is sold first may go too, as something else carries the business. */
  readonly mayBeFirst?: boolean;
}

const of = (english: string, russian: string, left = 1): Remainder => ({ name: [english, russian], left });

const delivery: DeniedTopic = {
  name: ['delivery', 'доставки'],
  words: /^(?:deliver|courier|доставк|доставл|доставля|курьер)/u,
  goes: /^(?:(?:home |firewood |cold )?delivery(?: (?:vans?|vehicles|apps commission|to buyers|to customers|paid by buyers))?|couriers)$/iu,
  becomes: {
    'Takeaway and delivery': of('Takeaway', 'Блюда навынос', 0.4),
    'Food for delivery': of('Food for takeaway', 'Продукты для блюд навынос'),
    'Pizza to go and delivered': of('Pizza to go', 'Пицца навынос'),
    'Sushi to go and delivered': of('Sushi to go', 'Суши навынос'),
    'Orders to go and delivered': of('Orders to go', 'Заказы навынос', 0.4),
    'Pizza cooks': of('Pizza cooks', 'Пиццайоло', 0.8),
    'Sushi and wok cooks': of('Sushi and wok cooks', 'Сушисты и повара', 0.85),
    'Delivery and assembly': of('Assembly', 'Сборка', 0.5),
    'Movers and assemblers': of('Assemblers', 'Сборщики'),
    'Delivery and fitting': of('Fitting', 'Монтаж', 0.7),
    'Delivery and mounting': of('Mounting', 'Монтаж', 0.6),
    'Delivery and cranes': of('Cranes', 'Краны', 0.4),
    'Lorries and cranes': of('Cranes', 'Краны'),
    'Framing and delivery': of('Framing', 'Оформление', 0.6),
    'Framing and carriers': of('Framing materials', 'Багет'),
    'Planting and delivery': of('Planting', 'Посадка', 0.6),
    'Home delivery and markets': of('Markets', 'Ярмарки', 0.5),
    'Packaging and delivery': of('Packaging', 'Упаковка', 0.25),
  },
  tradeIds: ['courier', 'dark_kitchen', 'parcel_lockers', 'water_bottling'],
};

const takeaway: DeniedTopic = {
  name: ['takeaway', 'продажи навынос'],
  words: /^(?:takeaway|takeout|навынос|вынос)/u,
  goes: /^takeaway$/iu,
  becomes: {
    'Takeaway and delivery': of('Delivery', 'Доставка', 0.6),
    'Pizza to go and delivered': of('Pizza delivered', 'Пицца с доставкой'),
    'Sushi to go and delivered': of('Sushi delivered', 'Суши с доставкой'),
    'Food for pizza to go': of('Food for pizza delivered', 'Продукты для пиццы с доставкой'),
    'Food for sushi to go': of('Food for sushi delivered', 'Продукты для суши с доставкой'),
    'Orders to go and delivered': of('Orders delivered', 'Заказы с доставкой', 0.6),
    'Meals for offices and takeaway': of('Meals for offices', 'Обеды в офисы', 0.6),
  },
  tradeIds: ['coffee_to_go'],
};

const alcohol: DeniedTopic = {
  name: ['alcohol', 'алкоголя'],
  words: /^(?:alcohol|alchohol|alcahol|booze|liquor|алкогол|алкагол|алкаголь|спиртн)/u,
  goes: /^(?:beer and (?:wine|cider)|cocktails and spirits|spirits(?: and (?:wine|mixers))?|wine(?: (?:bought|by the glass|by the bottle|coolers))?|beer and (?:wine|cider) bought|spirits bought)$/iu,
  becomes: {
    'Bar and drinks': of('Soft drinks', 'Безалкогольные напитки', 0.5),
    'Drinks for the bar': of('Drinks bought', 'Закупка напитков'),
    'Bar and refrigeration': of('Refrigeration', 'Холодильное оборудование', 0.6),
    'Alcohol and tobacco': of('Tobacco', 'Табак', 0.4),
    'Alcohol and tobacco bought': of('Tobacco bought', 'Закупка табака'),
  },
  tradeIds: ['bar', 'wine_bar', 'wine_shop', 'brewery', 'winery', 'distillery'],
};

/** Kinds where guests eat what is cooked. */
export const eatenIn: readonly string[] = [
  'restaurant',
  'pizzeria',
  'sushi',
  'burgers',
  'cafe',
  'pancakes_and_dumplings',
  'canteen',
  'kebab',
];

/** Whoever sells to take away alone has no guests at tables. */
const eatingIn: DeniedTopic = {
  name: ['eating in', 'зала'],
  words: /^(?:eating|eat|dine|dining|seating|seats?|hall|зал|зала|посадк|посадочн)/u,
  goes: /^(?:banquets|waiters|tables, chairs and tableware)$/iu,
  becomes: {
    Guests: of('Customers', 'Покупатели', 0.7),
    'Dishes of the kitchen': of('Dishes to go', 'Блюда навынос'),
    'Pizza and dishes': of('Pizza and dishes to go', 'Пицца и блюда навынос'),
    'Sushi and hot dishes': of('Sushi and hot dishes to go', 'Суши и горячие блюда навынос'),
    'Bar and drinks': of('Drinks to go', 'Напитки навынос', 0.5),
    'Drinks for the bar': of('Drinks bought', 'Закупка напитков'),
    'Takeaway and delivery': of('Delivery', 'Доставка'),
    'Pizza to go and delivered': of('Pizza delivered', 'Пицца с доставкой'),
    'Sushi to go and delivered': of('Sushi delivered', 'Суши с доставкой'),
    'Food for pizza to go': of('Food for pizza delivered', 'Продукты для пиццы с доставкой'),
    'Food for sushi to go': of('Food for sushi delivered', 'Продукты для суши с доставкой'),
    'Orders to go and delivered': of('Orders delivered', 'Заказы с доставкой', 0.6),
    'Pizza cooks': of('Pizza cooks', 'Пиццайоло', 0.6),
    'Kitchen staff': of('Kitchen staff', 'Повара', 0.7),
    'Sushi and wok cooks': of('Sushi and wok cooks', 'Сушисты и повара', 0.7),
    'Tables, chairs and counter': of('Counter', 'Прилавок', 0.3),
    'Fitting-out': of('Fitting-out', 'Ремонт и отделка', 0.4),
    Rent: of('Rent', 'Аренда помещения', 0.5),
    'Rent before opening': of('Rent before opening', 'Аренда до открытия', 0.5),
    Utilities: of('Utilities', 'Коммунальные услуги', 0.7),
  },
  tradeIds: [],
  onlyIds: eatenIn,
};

/** What a place that sells to take away alone is without. */
export const onlyTakeaway: readonly string[] = ['eating in', 'delivery'];

const breakfast: DeniedTopic = {
  name: ['breakfast', 'завтраков'],
  words: /^(?:breakfast|завтрак)/u,
  goes: /^(?:breakfast|breakfast staff|food for breakfast)$/iu,
  becomes: {
    'Breakfast and lunch': of('Lunch', 'Обеды', 0.5),
    'Food for breakfast and lunch': of('Food for lunch', 'Продукты для обедов'),
    'Kitchen and breakfast room': of('Kitchen', 'Кухня', 0.4),
  },
  tradeIds: [],
};

const pastry: DeniedTopic = {
  name: ['pastry', 'выпечки'],
  words: /^(?:pastr|baking|baked|выпечк)/u,
  goes: /^(?:pastry|pastries)$/iu,
  becomes: {
    'Pastry and desserts': of('Desserts', 'Десерты', 0.45),
    'Pastry and snacks': of('Snacks', 'Снеки', 0.4),
    'Pastry and ingredients': of('Food for desserts and snacks', 'Продукты для десертов и снеков'),
    'Pastry and pies': of('Pies', 'Пироги', 0.5),
    'Milk, cups and pastry': of('Milk and cups', 'Молоко и стаканы', 0.7),
    'Bakery and ready food': of('Ready food', 'Готовая еда', 0.5),
  },
  tradeIds: ['bakery', 'pastry_shop'],
};

const advertising: DeniedTopic = {
  name: ['marketing', 'рекламы'],
  words: /^(?:marketing|ads?$|advert|promotion|реклам|маркетинг|продвижен)/u,
  goes: /^(?:marketing|opening campaign|advertising on the internet)$/iu,
  becomes: {},
  tradeIds: [],
};

/** What is read, heard or played is paid by those who do, or by advertisers. */
const media = ['online_magazine', 'podcast', 'video_channel', 'newsletter', 'mobile_app', 'dating_service'];

const soldAds: DeniedTopic = {
  name: ['advertising', 'рекламы'],
  words: /^(?:ads?$|adverts?$|advertising|advertis|commercials|реклам)/u,
  goes: /^(?:advertising(?: in (?:episodes|the app)| of the platform| sales)?|banners and networks|sponsored articles|sponsors (?:in videos|of letters)|commission of advertising networks)$/iu,
  becomes: {
    Subscriptions: of('Subscriptions', 'Подписки', 3),
    'Paid subscribers': of('Paid subscribers', 'Платные подписчики', 4),
    'Paid subscribers and donations': of('Paid subscribers and donations', 'Платные подписчики и донаты', 7),
  },
  tradeIds: [],
  onlyIds: media,
  mayBeFirst: true,
};

const soldSubscriptions: DeniedTopic = {
  name: ['subscriptions', 'подписок'],
  words: /^(?:subscri|подпис)/u,
  goes: /^(?:subscriptions|paid subscribers(?: and donations)?)$/iu,
  becomes: { 'Advertising in the app': of('Advertising in the app', 'Реклама в приложении', 3) },
  tradeIds: [],
  onlyIds: ['online_magazine', 'podcast', 'video_channel', 'mobile_app'],
  mayBeFirst: true,
};

/** A gym that nobody trains in. */
const trainers: DeniedTopic = {
  name: ['personal training', 'персональных тренировок'],
  words: /^(?:trainer|coach|instructor|personal$|тренер|инструктор|персональн)/u,
  goes: /^(?:personal training|trainers' part of personal training|instructors)$/iu,
  becomes: {},
  tradeIds: [],
  onlyIds: ['gym'],
};

export const deniedTopics: readonly DeniedTopic[] = [
  ...[delivery, takeaway, alcohol, eatingIn],
  ...[breakfast, pastry, soldAds, soldSubscriptions, advertising, trainers],
];
