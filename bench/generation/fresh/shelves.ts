// Fresh lines about shops, on streets and online.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const never = 'haircut patient pupil tuition room_night hectare';
const neverRu = 'стриж пациент ученик ночлег гектар номеров';
const assets = 'shelv shop display $equipment $fitout $computer website platform store';
const assetsRu = 'стеллаж витрин полк $equipment $fitout $computer сайт касс холодил';
const spending =
  '$goods | $staff seller sales packer florist | $rent $marketing warehouse storage | $utilities card payment delivery shipping packag postage fulfil courier';
const spendingRu =
  '$goods | $staff продав флорист | $rent $marketing склад комисс | $utilities эквайринг доставк упаковк логист курьер';

/** A shop of what its stems are called. */
const shop = (goods: string, goodsRu: string, price: Trade['price'], revenue: number): Trade => ({
  en: words(`${goods} order sale product item customer basket goods purchase`, spending, assets, never),
  ru: words(`${goodsRu} заказ чек товар покупк продаж ассортимент`, spendingRu, assetsRu, neverRu),
  price,
  revenue,
  margin: [-6, 32],
  payroll: [2, 34],
});

export const clothes = shop(
  'cloth apparel garment dress shoe sneaker jewel bag',
  'одежд обув плать украшен куртк вещ',
  [[15, 200]],
  350_000,
);
export const flowers = shop('bouquet flower arrangement plant', 'букет цвет растен', [[12, 150]], 280_000);
const groceries = shop(
  'grocer food drink wine cheese vegetable fruit meat beverage tobacco bread health',
  'продукт еда напит мяс овощ фрукт пив вин сыр табак хлеб',
  [[2, 90]],
  800_000,
);
const books = shop(
  'book gift toy comic game stationery coffee',
  'книг игрушк канцеляр подар игр',
  [[6, 90]],
  280_000,
);
const gadgets = shop(
  'phone device electron repair accessor vape bike bicycle part tool hardware gear',
  'телефон техник аксессуар ремонт велосипед запчаст инструмент стройматериал гаджет вейп электрон жидкост',
  [
    [8, 150],
    [150, 1_600],
  ],
  450_000,
);
const furnishings = shop(
  'furnit sofa rug decor home lamp antique vintage tile',
  'мебел диван декор свет матрас интерьер плитк',
  [
    [15, 200],
    [200, 2_500],
  ],
  500_000,
);
export const online = shop(
  'cosmetic skin make_up perfume supplement kit tea coffee subscription box print merch candle',
  'косметик посылк маркетплейс чехл чай набор',
  [[8, 140]],
  350_000,
);

const jeweller: Trade = {
  en: words(
    'jewel ring earring piece order sale product custom',
    '$materials metal silver stone | packag shipping box fee commission marketplace casting | $marketing | $staff jewel $rent insur',
    '$equipment tool bench',
    never,
  ),
  price: [[15, 250]],
  revenue: 50_000,
  margin: [-5, 60],
  payroll: [0, 65],
};

export const freshShelves: readonly ExpectedModel[] = [
  ...linesOf(
    clothes,
    en('clothing store'),
    en('kids clothes boutique in Tallinn', 'EE'),
    en('second hand clothing shop', null, null, 180_000),
    en('tienda de zapatos en Quito', 'EC'),
    en('sneaker resale online', null, null, 300_000),
    ru('магазин женской одежды'),
    ru('комиссионка детских вещей', null, null, 80_000),
    ru('шоурум одежды в Красноярске', 'RU'),
  ),
  ...linesOf(jeweller, en('handmade silver jewelry on etsy')),
  ...linesOf(
    flowers,
    en('flower shop'),
    en('floristería en Barranquilla', 'CO'),
    en('Blumenladen in Bern', 'CH'),
    ru('цветочный магазин'),
    ru('доставка цветов в Нижнем Новгороде', 'RU'),
  ),
  ...linesOf(
    groceries,
    en('corner shop in Glasgow', 'GB', null, 500_000),
    en('zero waste grocery store', null, null, 400_000),
    en('butcher shop in Porto Alegre', 'BR', null, 450_000),
    en('online wine shop', null, null, 400_000),
    en('épicerie bio à Rennes', 'FR', null, 500_000),
    en('kruidenier in Rotterdam', 'NL', null, 500_000),
    en('asian supermarket in Leuven', 'BE', null, 900_000),
    ru('продуктовый магазин у дома'),
    ru('разливное пиво', null, null, 250_000),
    ru('мясная лавка в Могилёве', 'BY', null, 400_000),
    ru('магазин фермерских продуктов', null, null, 400_000),
  ),
  ...linesOf(
    books,
    en('independent bookstore'),
    en('toy shop in Bath', 'GB'),
    en('comic and board game store', null, null, 300_000),
    ru('книжный магазин с кофейней', null, null, 300_000),
    ru('детские игрушки интернет-магазин'),
  ),
  ...linesOf(
    gadgets,
    en('bicycle shop with repair in Ljubljana', 'SI', null, 350_000),
    en('mobile phone shop in Karachi', 'PK', null, 350_000),
    en('vape shop', null, null, 350_000),
    en('ferretería en Tegucigalpa', 'HN', null, 500_000),
    ru('магазин автозапчастей'),
    ru('магазин стройматериалов в Душанбе', 'TJ', null, 700_000),
  ),
  ...linesOf(
    furnishings,
    en('antique shop', null, null, 180_000),
    en('furniture store in Nashville', 'US', null, 900_000),
    ru('салон мебели'),
  ),
  ...linesOf(
    online,
    en('dropshipping store'),
    en('korean skincare online store in Warsaw', 'PL'),
    en('shopify store selling yoga mats'),
    en('amazon fba business', null, null, 400_000),
    en('print on demand t-shirts', null, null, 120_000),
    ru('торговля на Wildberries'),
    ru('интернет магазин косметики'),
    at([[5, 200]], ru('продаю чехлы для телефонов на озоне', null, null, 150_000)),
  ),
];
