// What people say that a business is without, and what becomes of the lines of the catalogue that are about it.
import type { Pair } from '../kind/pair.ts';

/** What is left of a line, under the name that it has then. */
export interface Remainder {
  readonly name: Pair;
  /** Of what it was, between 0 and 1; our estimates. */
  readonly left: number;
}

export interface DeniedTopic {
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
}

const of = (english: string, russian: string, left = 1): Remainder => ({ name: [english, russian], left });

const delivery: DeniedTopic = {
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
  words: /^(?:alcohol|booze|liquor|алкогол|спиртн)/u,
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

/** Whoever sells to take away alone has no guests at tables. */
const eatingIn: DeniedTopic = {
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
  onlyIds: [
    'restaurant',
    'pizzeria',
    'sushi',
    'burgers',
    'cafe',
    'pancakes_and_dumplings',
    'canteen',
    'kebab',
  ],
};

/** What a place that sells to take away alone is without. */
export const onlyTakeaway: readonly string[] = ['eating in', 'delivery'];

const breakfast: DeniedTopic = {
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
  words: /^(?:marketing|advert|promotion|реклам|маркетинг|продвижен)/u,
  goes: /^(?:marketing|opening campaign|advertising on the internet)$/iu,
  becomes: {},
  tradeIds: [],
};

/** A gym that nobody trains in. */
const trainers: DeniedTopic = {
  words: /^(?:trainer|coach|instructor|personal$|тренер|инструктор|персональн)/u,
  goes: /^(?:personal training|trainers' part of personal training|instructors)$/iu,
  becomes: {},
  tradeIds: [],
  onlyIds: ['gym'],
};

export const deniedTopics: readonly DeniedTopic[] = [
  ...[delivery, takeaway, alcohol, eatingIn],
  ...[breakfast, pastry, advertising, trainers],
];
