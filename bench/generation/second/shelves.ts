// Lines of the second set about shops.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian, small } from '../usual.ts';

export const secondShelves: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} book coffee event stationery`,
        `$goods book | $staff bookseller | $rent`,
        '$fitout shelv shelf $equipment',
        `${notEnglish()} waiter`,
      ),
      price: [[5, 60]],
      revenue: 400_000,
    },
    en('independent bookshop'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} продукт еда`,
        `$goods | $staff продавец кассир | $rent`,
        '$equipment $fitout холодил стеллаж',
        `${notRussian()} официант`,
      ),
      price: [[2, 50]],
      revenue: 700_000,
    },
    ru('продуктовый магазин у дома, 80 кв. м', null, 80),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} flower bouquet plant wedding subscription`,
        `$goods flower | ${english.running} $staff florist`,
        '$equipment $fitout cooler fridge $vehicle',
        `${notEnglish()} waiter`,
      ),
      price: [[8, 160]],
      revenue: 280_000,
    },
    en('floristería en Montevideo', 'UY'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} одежд детск обув`,
        `$goods одежд | $staff продавец | $rent`,
        '$fitout $equipment стеллаж вешал',
        notRussian(),
      ),
      price: [[8, 150]],
      revenue: 350_000,
    },
    ru('магазин детской одежды в Витебске', 'BY'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} vintage clothes clothing garment piece second`,
        `$goods cloth | ${english.running} $staff`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[5, 150]],
      revenue: 220_000,
    },
    en('second hand clothes shop for students'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} маркетплейс выкуп карточк`,
        `$goods себестоимост | комисси логистик доставк маркетплейс хранен | ${russian.running} $staff упаковк`,
        '',
        notRussian(),
      ),
      price: [[5, 150]],
      revenue: 400_000,
    },
    ru('торгую чехлами для телефонов на Wildberries и Ozon'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} hardware tool paint timber build`,
        `$goods | $staff cashier | $rent`,
        '$equipment $fitout shelv rack $vehicle',
        `${notEnglish()} waiter`,
      ),
      price: [[5, 200]],
      revenue: 900_000,
    },
    en('hardware and building materials store in Ibadan', 'NG'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} запчаст автозапчаст детал`,
        `$goods запчаст | $staff продавец менеджер | $rent`,
        '$equipment $fitout стеллаж',
        notRussian(),
      ),
      price: [[8, 250]],
      revenue: 700_000,
    },
    ru('магазин автозапчастей с доставкой по городу'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} cosmetic skincare skin cream make_up kit subscription`,
        `$goods packag | shipping deliver fulfil postage courier payment ${english.running} $staff`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[12, 200]],
      revenue: 350_000,
    },
    en('online shop of korean cosmetics, no physical store, Bucharest', 'RO'),
  ),
];
