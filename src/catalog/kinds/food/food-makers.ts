// Those who make food by the kilogram and sell it to shops and people.
import { each, n } from '../../kind/figure.ts';
import type { Kind, Volume } from '../../kind/kind.ts';
import type { Pair } from '../../kind/pair.ts';
import { scale, volume } from '../../kind/rows.ts';
import { maker } from './maker-parts.ts';

const perDay: Pair = ['Kilograms a day', 'Килограммов в день'];
const kilos: Pair = ['kg a day|kg a day', 'кг в день|кг в день|кг в день'];
const made = (days: number): Volume =>
  volume('made', ['Kilograms made', 'Произведено, кг'], ['kg', 'кг'], 'monthly', {
    capacity: each(1),
    a_month: n(days, days - 5, 30),
    use: n(72, 50, 84),
  });
/** A tonne a year, where so many days are worked in a month. */
const tonneOfYear = (days: number): number => Number((1000 / 12 / days).toPrecision(3));

export const foodMakers: readonly Kind[] = [
  maker({
    id: 'dumplings_making',
    name: ['Dumplings and frozen food', 'Пельмени и полуфабрикаты'],
    words: {
      en: 'frozen dumplings, dumpling production, dumpling factory, pelmeni, pelmeni production, dumpling workshop, making dumplings, ravioli making, pierogi production, frozen pierogi, frozen food workshop, cutlets production, handmade dumplings, momo factory, pierogi factory, make frozen dumplings, make dumplings, vareniki, frozen vareniki, pelmeni workshop, handmade pelmeni, ravioli, ravioli makers, fresh pasta making, gyoza making, pierogi made by hand, handmade pierogi, pelmeni made by hand',
      ru: 'производство полуфабрикатов, полуфабрикаты, пельмени, производство пельменей, вареники, производство вареников, цех полуфабрикатов, цех пельменей, пельменный цех, лепим пельмени, домашние пельмени, пельмени ручной лепки, замороженные полуфабрикаты, мясные полуфабрикаты, котлеты, манты и хинкали, производство хинкали, блинчики замороженные, леплю пельмени, домашние полуфабрикаты, лепим вареники, ручная лепка вареников, ручная лепка пельменей, замороженные манты, замороженные хинкали, манты и хинкали замороженные, лепим манты, лепим хинкали, пельмени и вареники',
      es: 'fábrica de empanadas, empanadas congeladas',
      de: 'teigtaschen herstellung, maultaschen herstellung',
      fr: 'fabrication de raviolis',
      it: 'produzione di ravioli, pasta ripiena',
      pt: 'fábrica de salgados, salgados congelados',
      tr: 'mantı üretimi, dondurulmuş mantı',
    },
    scale: scale('kilograms', [150, 20, 3000], perDay, kilos, {
      tonnes: tonneOfYear(24),
      people: 45,
      area: 1.5,
      units_a_day: 1,
    }),
    volume: made(24),
    goods: [
      [['Dumplings', 'Пельмени'], 9.5, 48],
      [['Stuffed dumplings', 'Вареники'], 7, 24],
      [['Cutlets and other ready-to-cook food', 'Котлеты и другие полуфабрикаты'], 10, 28],
    ],
    ...{ ingredients: 40, packaging: 4, makers: 0.018, rented: 1300, powered: 650 },
    makersName: ['Cooks and dumpling makers', 'Повара и лепщики'],
    machines: [
      [['Mixers, sheeters and dumpling machines', 'Тестомес, раскатка и пельменный аппарат'], 18_000],
      [['Blast freezer and cold store', 'Шоковая заморозка и морозильная камера'], 15_000],
    ],
    season: 'winter',
  }),
  maker({
    id: 'smokehouse',
    name: ['Smokehouse and home-made sausages', 'Коптильня и домашние колбасы'],
    words: {
      en: 'smokehouse, smoked meat, smoked fish workshop, meat smoking, home-made sausages, homemade sausages, sausage making, artisan sausages, charcuterie, jerky, beef jerky, salami maker, curing meat, smoke meat, smoke bacon, fish smokery, smokery, smoked meats, kippers, kipper house, kipper smoking, curing and smoking, smoking of bacon, biltong, biltong maker, jerky maker, dried meat, droewors',
      ru: 'коптильня, домашние колбасы, домашняя колбаса, копчёности, копчение мяса, копчение рыбы, коптильный цех, делаем колбасу, колбасный цех, деликатесы из мяса, вяленое мясо, джерки, коптим рыбу, копчу мясо, сало и копчёности, домашняя тушёнка, производство тушёнки, коптим мясо, копчёное мясо, копчёная рыба, копчёное сало, вяленая и копчёная рыба, вялим рыбу, вялим мясо, копчу рыбу, коптильня на дровах',
      es: 'ahumadero, charcutería artesanal, embutidos artesanales',
      de: 'räucherei, wurstmanufaktur',
      fr: 'fumoir, charcuterie artisanale, charcutier',
      it: 'salumificio, salumi artigianali, norcineria',
      pt: 'fumeiro, enchidos artesanais',
      tr: 'sucuk üretimi, pastırma üretimi',
    },
    scale: scale('kilograms', [50, 8, 800], perDay, kilos, {
      tonnes: tonneOfYear(24),
      people: 22,
      machines: 30,
      units_a_day: 1,
    }),
    volume: made(24),
    goods: [
      [['Sausages', 'Колбасы'], 17, 45],
      [['Smoked meat and bacon', 'Копчёное мясо и сало'], 21, 35],
      [['Smoked fish and poultry', 'Копчёная рыба и птица'], 19, 20],
    ],
    ...{ ingredients: 42, packaging: 3, makers: 0.028, rented: 900, powered: 500 },
    makersName: ['Smokers and butchers', 'Коптильщики и обвальщики'],
    machines: [
      [['Smoking chamber', 'Коптильная камера'], 12_000],
      [['Mincer, stuffer and cold store', 'Мясорубка, шприц и холодильная камера'], 14_000],
    ],
    season: 'holidays',
  }),
];

const perMonth = (name: Pair, counted: Pair): readonly [Pair, Pair] => [name, counted];
const packs = perMonth(
  ['Packs a month', 'Упаковок в месяц'],
  ['pack a month|packs a month', 'упаковка в месяц|упаковки в месяц|упаковок в месяц'],
);
const packsMade: Volume = volume(
  'packed',
  ['Packs made', 'Произведено упаковок'],
  ['packs', 'упаковок'],
  'monthly',
  {
    capacity: each(1),
    a_month: n(1, 1, 1),
    use: n(74, 50, 85),
  },
);

export const packedFood: readonly Kind[] = [
  maker({
    id: 'snack_making',
    name: ['Snacks, nuts and granola', 'Снеки, орехи и гранола'],
    words: {
      en: 'snack production, snack maker, crisps production, potato chips production, chips production, chips factory, roasted nuts, nuts roasting, granola, granola maker, nut butter, peanut butter, dried fruit, dried fruit production, energy bars, protein bars, popcorn production, healthy snacks, fruit chips, fry crisps, crisps, crisp makers, granola bars, nut bars, flapjacks, make granola, fruit crisps, dried fruit crisps, popcorn factory, popcorn maker, pork scratchings, dried mushrooms, dried mushrooms packs, popcorn brand, popcorn online, gourmet popcorn',
      ru: 'производство снеков, производство чипсов, чипсы, фруктовые чипсы, обжарка орехов, производство орехов, гранола, производство гранолы, ореховая паста, арахисовая паста, сухофрукты, сушка фруктов, сушёные фрукты, протеиновые батончики, полезные батончики, производство батончиков, сухарики, производство сухариков, пастила, производство пастилы, полезные снеки, жарим чипсы, цех сухариков, делаем батончики, батончики из орехов, пастила и чипсы, сушим фрукты, вяленое мясо джерки, цех чипсов, урбеч, мёд с орехами, мёд с орехами и урбеч',
      es: 'fábrica de snacks, frutos secos tostados, granola artesanal',
      de: 'snackherstellung, chips herstellung, granola herstellung',
      fr: 'fabrication de chips, granola artisanal',
      it: 'produzione di snack, produzione di patatine',
      pt: 'fábrica de snacks, granola artesanal',
      tr: 'cips üretimi, kuruyemiş üretimi',
    },
    scale: scale('units_a_day', [8000, 800, 300_000], ...packs, {
      people: 3600,
      tonnes: 550,
      kilograms: 145,
      bottles: 0.083,
    }),
    volume: packsMade,
    goods: [
      [['Packs to shops', 'Снеки в магазины'], 2.9, 55],
      [['Packs to wholesalers and chains', 'Снеки оптом и сетям'], 2.3, 28],
      [['Packs online and at fairs', 'Снеки онлайн и на ярмарках'], 4.6, 17],
    ],
    ...{ ingredients: 33, packaging: 8, delivery: 6, makers: 0.00023, rented: 1200, powered: 500 },
    machines: [
      [['Ovens, dryers and fryers', 'Печи, сушилки и обжарка'], 26_000],
      [['Packing machine and scales', 'Фасовочный аппарат и весы'], 14_000],
    ],
    stock: 20,
    season: 'town',
  }),
  maker({
    id: 'chocolate_making',
    name: ['Chocolate and sweets', 'Шоколад и конфеты ручной работы'],
    words: {
      en: 'chocolates, chocolate boxes, boxes of chocolates, chocolate maker, chocolate making, bean to bar chocolate, chocolatier, handmade chocolate, chocolate bars, candy making, candy maker, handmade sweets, sweets production, marshmallow maker, fudge maker, chocolate workshop, praline maker, bean to bar, truffles and pralines, pralines, make chocolate, make truffles, make chocolates, caramels, confectionery workshop, handmade chocolate bars, sweet making, toffee making, truffles and chocolate bars, chocolate truffles',
      ru: 'шоколатье, шоколадная мастерская, производство шоколада, шоколад ручной работы, конфеты ручной работы, крафтовый шоколад, производство конфет, зефир, производство зефира, делаю конфеты, зефир на заказ, леденцы ручной работы, мармелад ручной работы, щербет и нуга, от боба до плитки, делаем шоколад, трюфели и пралине, пралине, конфеты и трюфели ручной работы, цех шоколада, шоколадный цех, карамель ручной работы, делаем конфеты, варим шоколад, крафтовые конфеты',
      es: 'chocolatero, chocolate artesanal',
      de: 'schokoladenmanufaktur, chocolatier',
      fr: 'chocolaterie, chocolatier, confiseur',
      it: 'cioccolateria, cioccolatiere',
      pt: 'chocolateria, chocolate artesanal',
      tr: 'çikolatacı, el yapımı çikolata',
    },
    scale: scale(
      'units_a_day',
      [3000, 300, 100_000],
      ['Bars and boxes a month', 'Плиток и коробок в месяц'],
      ['piece a month|pieces a month', 'штука в месяц|штуки в месяц|штук в месяц'],
      { people: 1500, kilograms: 300, tonnes: 1100, shops: 3000, machines: 1500 },
    ),
    volume: volume(
      'packed',
      ['Bars and boxes made', 'Произведено плиток и коробок'],
      ['pieces', 'шт.'],
      'monthly',
      {
        capacity: each(1),
        a_month: n(1, 1, 1),
        use: n(74, 50, 85),
      },
    ),
    goods: [
      [['Chocolate bars', 'Плитки шоколада'], 5.6, 55],
      [['Boxes of sweets', 'Коробки конфет'], 11, 25],
      [['Chocolate to cafés and shops', 'Шоколад кафе и магазинам'], 3.8, 20],
    ],
    ...{ ingredients: 28, packaging: 8, delivery: 4, makers: 0.0006, rented: 1400, powered: 350 },
    makersName: ['Chocolatiers', 'Шоколатье'],
    machines: [
      [['Melangers, tempering and moulds', 'Меланжеры, темперирование и формы'], 24_000],
      [['Cooling and packing', 'Охлаждение и упаковка'], 9000],
    ],
    stock: 25,
    season: 'gifts',
  }),
  maker({
    id: 'home_bakery',
    name: ['Home bakery', 'Домашняя выпечка на заказ'],
    words: {
      en: 'home bakery, home baker, home baking, cottage bakery, microbakery, micro bakery, sourdough microbakery, bake bread at home, bake sourdough at home, baking at home, home-made pies, homemade pies, bread from home, baking for markets, cookies to order, home bakes, bread baked at home, bake at home, microbakery in a kitchen, home-baked, home-baked pies, home-baked bread, home-baked cookies, sourdough from home, sourdough from a garage, cookies baked at home, baked in own kitchen, bake in own kitchen, bakery at home, home-made pies and sausage rolls, sausage rolls, pies to order',
      ru: 'домашняя выпечка, домашняя выпечка на заказ, домашние пироги, домашние пироги на заказ, домашний хлеб, пироги на заказ, пеку хлеб, пеку пирожки, пеку булочки, пеку дома, пеку пироги, выпечка на заказ, хлеб на заказ, домашняя пекарня, хлеб на закваске на заказ, пирожки на заказ, осетинские пироги на заказ, печенье на заказ, пеку хлеб дома, печём хлеб дома, пеку на своей кухне, пеку у себя на кухне, пеку пироги дома, домашний хлеб соседям, домашнее печенье, печенье и пряники дома, печенье дома, пеку печенье, домашние булочки',
      es: 'panadería casera, repostería casera',
      de: 'heimbäckerei, backen zu hause',
      fr: 'boulangerie à domicile, micro-boulangerie',
      it: 'microforno, panificio domestico',
      pt: 'pão caseiro, bolos caseiros',
      tr: 'ev yapımı ekmek, ev yapımı börek',
    },
    scale: scale(
      'units_a_day',
      [600, 300, 15_000],
      ['Loaves and pies a month', 'Изделий в месяц'],
      ['piece a month|pieces a month', 'изделие в месяц|изделия в месяц|изделий в месяц'],
      { people: 1000, orders: 1.6, kilograms: 45, tonnes: 125, shops: 3000, machines: 800 },
    ),
    volume: volume('baked', ['Loaves and pies baked', 'Испечено изделий'], ['pieces', 'шт.'], 'monthly', {
      capacity: each(1),
      a_month: n(1, 1, 1),
      use: n(80, 55, 86),
    }),
    goods: [
      [['Bread', 'Хлеб'], 8, 45],
      [['Pies', 'Пироги'], 15, 30],
      [['Buns and cookies', 'Булочки и печенье'], 5, 25],
    ],
    ...{
      ingredients: 28,
      packaging: 5,
      delivery: 3,
      makers: 0.0008,
      rented: 150,
      powered: 120,
      managers: 0.2,
    },
    managers: 0,
    makersName: ['Bakers', 'Пекари'],
    machines: [
      [['Oven and mixer', 'Печь и тестомес'], 3500],
      [['Moulds, baskets and tables', 'Формы, корзины и столы'], 900],
    ],
    stock: 7,
    season: 'town',
  }),
];
