// Lines of the second set that are told at length, or join several businesses, or are typed to break something.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian, serving, small } from '../usual.ts';

export const secondStories: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} coffee drink | bread loaf pastr bak cake croissant`,
        `${english.food} coffee flour | $staff baker barista | $rent`,
        '$equipment oven coffee',
        `${notEnglish()} courier`,
      ),
      price: [[1, 40]],
      revenue: 550_000,
    },
    en(
      'My wife is a baker and I have worked in coffee for ten years. We found a corner shop in Ghent and want to bake bread in the morning and serve coffee and lunch till five. There will be 24 seats inside. No delivery and no evenings. We need to know how much money to borrow from the bank.',
      'BE',
      24,
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} ремонт запчаст автомобил диагност машин | мойк автомойк`,
        `запчаст $materials | $staff механик слесар мойщик | $rent`,
        '$equipment подъёмник подъемник мойк',
        notRussian(),
      ),
      price: [[4, 500]],
      revenue: 700_000,
    },
    ru(
      'Хочу взять в аренду бокс в промзоне Барнаула и открыть автосервис. Сначала два подъёмника и два механика, сам буду на приёмке. Рядом поставлю автомойку на один пост. Запчасти возим под заказ, склада не будет. Какая прибыль будет через три года?',
      'RU',
      2,
    ),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} care child place month nursery | ${english.service} swim lesson class pool`,
        `$staff teacher coach carer | $rent $building mortgage | $utilities $materials food $marketing insur other`,
        '$equipment $fitout pool $building toy',
        'haircut patient room_night hectare livestock',
      ),
      price: null,
      revenue: 700_000,
    },
    en('baby swimming pool plus a daycare for 25 toddlers, Perth Australia', 'AU', 25),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} цвет букет | кофе напит чашк чай`,
        `$goods цвет кофе | $staff флорист бариста продавец | $rent`,
        '$equipment $fitout кофемашин холодил',
        notRussian(),
      ),
      price: [[2, 150]],
      revenue: 380_000,
    },
    ru('Цветочный магазин с кофейней внутри!!! Новосибирск, центр!!!', 'RU'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} pizza`,
        `${english.food} flour cheese | $staff cook chef | $rent`,
        '$equipment oven kitchen',
        notEnglish(),
      ),
      price: [[5, 90]],
      revenue: 600_000,
    },
    en('PIZZERIA IN TURKU <script>alert(1)</script>', 'FI'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} массаж сеанс процедур приём прием`,
        `${russian.running} $materials масл $staff | ${russian.running} $materials масл $staff`,
        '',
        notRussian(),
      ),
      margin: [-5, 75],
      payroll: [0, 85],
      price: [[12, 150]],
      revenue: 45_000,
    },
    ru(
      'Я дипломированный массажист, раньше работал в санатории. Снимаю кабинет на три дня в неделю в Пятигорске. Принимаю по пять человек в день, помощников нет и не планирую. Хочу понять, сколько останется после налога.',
      'RU',
    ),
  ),
];
