// Lines of the third set about shops.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian, small } from '../usual.ts';

export const thirdShelves: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} board game event table`,
        `$goods game | $staff | $rent`,
        '$fitout shelv shelf $equipment',
        'haircut patient tuition room_night hectare livestock',
      ),
      price: [[5, 120]],
      revenue: 350_000,
    },
    en('board games store'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} мяс килограмм кг колбас фарш`,
        `$goods мяс | $staff продавец мясник | $rent`,
        '$equipment $fitout холодил витрин',
        `${notRussian()} официант`,
      ),
      price: [[4, 50]],
      revenue: 550_000,
    },
    ru('мясная лавка в Костанае', 'KZ'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} cheese wine deli food platter`,
        `$goods cheese | $staff | $rent`,
        '$equipment $fitout fridge counter',
        'haircut patient tuition room_night hectare livestock',
      ),
      price: [[6, 90]],
      revenue: 450_000,
    },
    en('fromagerie à Genève', 'CH'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} цвет букет растен`,
        `$goods цвет упаковк | ${russian.running} $staff флорист`,
        '$equipment $fitout холодил',
        notRussian(),
      ),
      price: [[8, 150]],
      revenue: 300_000,
    },
    ru('цветочный павильон у метро', null, null, 220_000),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} furniture lamp decor antique vintage piece`,
        `$goods | ${english.running} $staff restor`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[10, 900]],
      revenue: 300_000,
    },
    en('used furniture and antiques'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} маркетплейс выкуп постель бельё белье комплект`,
        `$goods себестоимост ткан | комисси логистик доставк маркетплейс хранен | ${russian.running} $staff упаковк`,
        '',
        notRussian(),
      ),
      price: [[8, 200]],
      revenue: 500_000,
    },
    ru('продаю постельное бельё на маркетплейсах, закупаю в Турции'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} grocer food halal spice`,
        `$goods | $staff cashier | $rent`,
        '$equipment $fitout fridge shelv',
        'haircut patient tuition room_night hectare waiter',
      ),
      price: [[4, 70]],
      revenue: 900_000,
    },
    en('halal grocery store in Malmo 120 sqm', 'SE', 120),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} стройматериал цемент инструмент`,
        `$goods | $staff продавец кладовщик | $rent`,
        '$equipment $fitout стеллаж $vehicle склад',
        notRussian(),
      ),
      price: [[5, 250]],
      revenue: 900_000,
    },
    ru('магазин стройматериалов в райцентре'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} baby toy cloth kit subscription`,
        `$goods packag | shipping deliver fulfil postage courier payment ${english.running} $staff`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[8, 200]],
      revenue: 350_000,
    },
    en('online store for baby clothes in Jakarta', 'ID'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} чай кофе сорт грамм специ`,
        `$goods чай | ${russian.running} $staff продавец`,
        '',
        `${notRussian()} официант`,
      ),
      price: [[3, 60]],
      revenue: 200_000,
    },
    ru('лавка чая и специй'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} machine vend snack drink bottle`,
        `$goods snack drink | ${english.running} $fuel $vehicle $staff pitch`,
        'machine vend $equipment',
        `${notEnglish()} waiter`,
      ),
      price: [[1, 12]],
      revenue: 120_000,
    },
    en('25 vending machines in offices of Singapore', 'SG', 25),
  ),
];
