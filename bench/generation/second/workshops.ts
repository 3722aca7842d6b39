// Lines of the second set about those who make things.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, small } from '../usual.ts';

export const secondWorkshops: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} furniture table cabinet kitchen piece sale product item`,
        `$materials wood timber board | $staff carpenter joiner maker | $rent`,
        '$equipment',
        'haircut patient tuition room_night hectare livestock waiter',
      ),
      price: [[80, 15_000]],
      revenue: 450_000,
    },
    en('bespoke furniture workshop in Ljubljana, 4 carpenters', 'SI', 4),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} мебел кухн шкаф проект`,
        `$materials лдсп фурнитур плит | $staff сборщик столяр | $rent`,
        '$equipment станок станк',
        `${notRussian()} повар официант`,
      ),
      price: [[80, 9_000]],
      revenue: 600_000,
    },
    ru('производство кухонь и шкафов на заказ в Пензе', 'RU'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.shop} candle jar set scent wholesale workshop market`,
        `wax wick $materials $goods jar packag | ${english.running} shipping postage`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[4, 80]],
      revenue: 35_000,
    },
    en('handmade candles on etsy'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} одежд платье пошив партия коллекц швейн`,
        `ткан ткани фурнитур $materials | $staff швея швеи закройщик конструктор | $rent`,
        '$equipment швейн',
        notRussian(),
      ),
      price: [[3, 200]],
      revenue: 400_000,
    },
    ru('швейный цех в Иванове на 15 швей', 'RU', 15),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'beer keg litre hectolitre bottle can pint taproom case barrel',
        'malt hop $materials packag ingredient bottle keg | $staff brewer | $utilities excise duty $rent $marketing tax',
        '$equipment brew tank ferment',
        'haircut patient tuition room_night livestock espresso',
      ),
      price: [
        [1.2, 15],
        [60, 700],
      ],
      revenue: 500_000,
    },
    en('microbrewery in Plzen, 1000 hectolitres a year', 'CZ', 1000, null, 100_000),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'плитк брусчатк метр изделие изделий продаж заказ бетон издели поддон партия',
        `цемент песок $materials щебень | $staff формовщик | $rent $utilities`,
        '$equipment вибропресс форм',
        notRussian(),
      ),
      price: [
        [8, 90],
        [0.3, 8],
      ],
      revenue: 400_000,
    },
    ru('делаем тротуарную плитку и бордюры'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} part print batch piece model prototype product sale design`,
        `filament resin $materials | ${english.running} $staff operator`,
        'printer $equipment',
        'haircut patient tuition room_night hectare livestock waiter',
      ),
      price: [[8, 1_500]],
      revenue: 160_000,
    },
    en('3d printing service with 10 printers in Bangalore', 'IN', 10),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'сыр сыров головк килограмм кг продаж моцарелл заказ дегустац',
        `молок закваск $materials упаковк | $staff сыровар технолог | ${russian.running}`,
        '$equipment сыроварн ванн камер',
        'стриж пациент ученик ночлег гектар',
      ),
      price: [[8, 60]],
      revenue: 180_000,
    },
    ru('небольшая сыроварня, 100 литров молока в день', null, 100, 60_000),
  ),
];
