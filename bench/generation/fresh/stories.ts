// Fresh lines in which owners tell a story, join trades or say whom they serve, and the trade has to be found.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling } from '../trade.ts';
import { grooming, gym, salon } from './beauty.ts';
import { school } from './classes.ts';
import { practice } from './desks.ts';
import { bakery, cafe, restaurant } from './eating.ts';
import { animals, crops } from './fields.ts';
import { clinic } from './health.ts';
import { builder, cleaning, fixer } from './homes.ts';
import { fun } from './leisure.ts';
import { software, studio } from './screens.ts';
import { clothes, flowers, online } from './shelves.ts';
import { hotel } from './stays.ts';
import { garage, haulage, tours } from './wheels.ts';
import { sewn, wood } from './workshops.ts';

/** Paragraphs, in which most words are not about the trade. */
const told: readonly ExpectedModel[] = [
  ...linesOf(
    bakery,
    en(
      'After twelve years in a bank I finally quit. My grandmother taught me to bake rye bread and I have been selling loaves at the Saturday market for two years. Now I found a small place of 60 square metres in Aarhus and want to open a real bakery with a counter, maybe three people working there.',
      'DK',
      null,
      350_000,
    ),
  ),
  ...linesOf(
    grooming,
    en(
      'My sister and I love dogs. We live in Halifax, Canada, and there is not a single decent groomer in our part of town, people wait six weeks. We want to rent a shop with three grooming tables, wash and cut dogs and sell some shampoo.',
      'CA',
      3,
      220_000,
    ),
  ),
  ...linesOf(
    haulage,
    en(
      'I have been driving for other people for 15 years and now the bank would give me a loan for two refrigerated trucks. I would carry fish and fruit from Vigo to Paris every week, I already have a contract with one exporter.',
      null,
      2,
      450_000,
    ),
  ),
  ...linesOf(
    hotel,
    en(
      'We inherited an old farmhouse near Évora in Portugal. It has 9 rooms, a big garden and a view. The plan is to renovate it this winter and welcome guests from May, with breakfast included and dinner on request.',
      'PT',
      9,
      220_000,
    ),
  ),
  ...linesOf(
    clinic,
    en(
      'I am a physiotherapist, at the moment employed at a hospital in Bergen. I would like to start my own practice with one colleague and a receptionist, mostly sports injuries, and rent two treatment rooms.',
      'NO',
      null,
      300_000,
    ),
  ),
  ...linesOf(
    software,
    en(
      'We are three engineers who built a tool that reads delivery notes of building sites and matches them with invoices. Five construction companies in Germany test it for free. We want to sell it as a monthly subscription per site and raise a seed round next year.',
      'DE',
      null,
      600_000,
    ),
  ),
  ...linesOf(
    bakery,
    ru(
      'Всю жизнь пеку торты для родных и друзей, сарафанное радио работает, заказов уже больше, чем успеваю. Муж предлагает снять маленькое помещение в Твери, нанять помощницу и открыть кондитерскую, чтобы и на заказ, и с витрины продавать.',
      'RU',
      null,
      150_000,
    ),
  ),
  ...linesOf(
    garage,
    ru(
      'Работаю автомехаником двадцать лет, надоело работать на дядю. Есть гараж с двумя подъёмниками в Саратове, постоянные клиенты, хочу оформиться официально и взять двух слесарей. Сколько мы заработаем?',
      'RU',
      2,
      250_000,
    ),
  ),
  ...linesOf(
    animals,
    ru(
      'Мы с женой переехали из города в деревню в Калужской области, купили 30 коз и начали делать сыр. Сейчас продаём соседям и на ярмарке, хотим построить нормальную сыроварню и поставлять в магазины.',
      'RU',
      30,
      100_000,
    ),
  ),
  ...linesOf(
    school,
    ru(
      'Я преподаватель английского, веду частные уроки в зуме. Учеников стало слишком много, поэтому думаю нанять ещё четырёх преподавателей и сделать свою онлайн-школу для взрослых, которым язык нужен для работы в айти.',
      null,
      null,
      120_000,
    ),
  ),
  ...linesOf(
    tours,
    en(
      'Nací en Cusco y soy guía desde hace diez años. Quiero abrir mi propia agencia de caminatas por los Andes para grupos pequeños de turistas extranjeros.',
      'PE',
      null,
      250_000,
    ),
  ),
];

/** What is sold stands before the customers, who have trades of their own. */
const traps: readonly ExpectedModel[] = [
  ...linesOf(
    practice,
    en('accountant for truck drivers', null, null, 150_000),
    en('consulting for hotels and restaurants', null, null, 250_000),
    ru('юрист для фермеров', null, null, 90_000),
  ),
  ...linesOf(
    sewn,
    en('uniforms for nurses, sewing workshop in Faisalabad', 'PK', null, 400_000),
    ru('пошив формы для поваров'),
  ),
  ...linesOf(
    software,
    en('booking software for barbershops'),
    ru('приложение для поиска нянь', null, null, 300_000),
  ),
  ...linesOf(cleaning, en('cleaning of dental clinics'), ru('уборка ресторанов и кафе')),
  ...linesOf(studio, en('marketing for plumbers'), ru('реклама для стоматологий', null, null, 250_000)),
  ...linesOf(wood, en('furniture for kindergartens', null, null, 350_000)),
  ...linesOf(fixer, ru('ремонт кофемашин для кофеен', null, null, 120_000)),
  ...linesOf(builder, ru('строительство бассейнов для отелей')),
  ...linesOf(gym, en('gym for kids with autism', null, null, 220_000)),
];

/** Two trades, both asked for. */
const joined: readonly ExpectedModel[] = [
  ...linesOf(
    cafe,
    en('bookshop with a café in Tartu', 'EE', null, 300_000),
    selling('coffee drink beverage', en('bicycle repair and coffee in Antwerp', 'BE', null, 280_000)),
    ru('цветы и кофе', null, null, 250_000),
  ),
  ...linesOf(
    { ...salon, price: null },
    selling(
      'massage treatment spa haircut hair',
      en('hair salon and massage in Limassol', 'CY', null, 300_000),
    ),
  ),
  ...linesOf(hotel, en('12 room hotel with spa and restaurant in Bariloche', 'AR', 12, 700_000)),
  ...linesOf({ ...gym, price: null }, ru('фитнес клуб с бассейном и детской комнатой', null, null, 600_000)),
  ...linesOf(
    { ...restaurant, price: null },
    en('farm restaurant with its own vegetable garden', null, null, 600_000),
  ),
];

/** Misspelt, abbreviated, or in letters of another alphabet. */
const misspelt: readonly ExpectedModel[] = [
  ...linesOf(
    salon,
    en('babershop in Cardif', 'GB', null, 220_000),
    ru('парихмахерская', null, null, 150_000),
  ),
  ...linesOf(
    restaurant,
    en('resturant in Barcelna', 'ES'),
    ru('рестаран узбекской кухни', null, null, 600_000),
  ),
  ...linesOf(clothes, ru('magazin odezhdy v Kazani', 'RU')),
  ...linesOf(flowers, en('flowershop', null, null, 250_000)),
  ...linesOf(online, en('e-comerce store cosmetics')),
  ...linesOf(fixer, en('electrican'), ru('сантехнические улсуги', null, null, 90_000)),
  ...linesOf(crops, at([[0.3, 90]], en('vinyard in Mendoza', 'AR', null, 300_000))),
  ...linesOf(fun, ru('боулинк и бильярд', null, null, 500_000)),
  ...linesOf(cleaning, ru('kliningovaya kompaniya', null, null, 200_000)),
];

export const freshStories: readonly ExpectedModel[] = [...told, ...traps, ...joined, ...misspelt];
