// Sauces, preserves and soft drinks, counted in the bottles and jars of a year.
import { each, n } from '../../kind/figure.ts';
import type { Kind, Volume } from '../../kind/kind.ts';
import type { Pair } from '../../kind/pair.ts';
import { scale, volume } from '../../kind/rows.ts';
import { maker } from './maker-parts.ts';

const filled = (name: Pair, units: Pair): Volume =>
  volume('filled', name, units, 'harvest', { capacity: each(1), yield: n(0.78, 0.5, 0.9) });

export const bottledFood: readonly Kind[] = [
  maker({
    id: 'sauces_and_preserves',
    name: ['Sauces, jams and pickles', 'Соусы, варенья и соленья'],
    words: {
      en: 'hot sauce maker, sauce maker, jam, jam maker, preserves, jam and preserves, chutney, pickles, pickle maker, fermented vegetables, kimchi, sauerkraut, pesto maker, mustard maker, homemade jam, condiments, spice mixes, spice production, tahini, hummus maker, jam and chutney, hot sauces, bottled sauces, relishes, pickles and relishes, adjika, adjika and sauces, ketchup, mustard and ketchup, ketchup production, honey mustard, make pickles, pickle kitchen, relish kitchen, preserves production, pickles production, jam production, sauce production, sauces production, jam making, hot sauce, chutney making, pickled vegetables, pickled gherkins, gherkins in jars, jam kitchen, make jam, marmalade, make chutney, sauerkraut maker, relish, pickled onions, chilli relish, sauce brand, sauces brand, jam at home, ferments, maple syrup, maple syrup farm, maple syrup producer, sugar bush, sugar shack, tap maples',
      ru: 'острый соус, варенье, джем, маринады, кимчи, консервация, домашние заготовки, заготовки на продажу, солю капусту, производство джемов, горчица и хрен, производство специй, хумус, производство томатной пасты, грибы маринованные, варим джем, соусы и аджика, делаем соусы, цех солений, соленья и маринады, кетчуп, делаем кетчуп, кетчуп и горчица, квашеная капуста и соленья, квасим капусту, солим огурцы, производство солений, производство варенья, производство соусов, соленья, квашеная капуста, варенье на продажу, соусы, аджика, закатки на продажу, солёные огурцы, варим варенье, варю варенье, варенье из шишек, делаем соленья, солим огурцы и капусту, варенье и джемы, закатываем огурцы, закатываем овощи в банки, огурцы и помидоры в банках, соусы и варенье, соусы по семейным рецептам, соленья и квашеная капуста, варенье на заказ, кленовый сироп, сиропы из ягод',
      es: 'salsa picante, conservas artesanales, encurtidos, mermeladas artesanales',
      de: 'marmeladenmanufaktur, soßenherstellung, eingemachtes, marmeladenherstellung',
      fr: 'confitures artisanales, sauces artisanales, fabrication de confitures',
      it: 'conserve artigianali, salse artigianali, marmellate artigianali',
      pt: 'compotas artesanais, conservas artesanais, molhos artesanais, compotas',
      tr: 'acı sos, ev yapımı reçel, turşu üretimi, reçel üretimi',
    },
    scale: scale(
      'bottles',
      [25_000, 5000, 2_000_000],
      ['Bottles and jars a year', 'Бутылок и банок в год'],
      ['bottle a year|bottles a year', 'бутылка в год|бутылки в год|бутылок в год'],
      { tonnes: 2400, kilograms: 630, units_a_day: 264, people: 14_000, litres: 700 },
    ),
    volume: filled(['Bottles and jars filled', 'Выпущено бутылок и банок'], ['bottles', 'шт.']),
    goods: [
      [['Sauces and preserves to shops', 'Соусы и заготовки в магазины'], 5.2, 55],
      [['Sold online and at fairs', 'Соусы и заготовки онлайн и на ярмарках'], 9, 30],
      [['Cans and buckets to cafés', 'Соусы и заготовки кафе и ресторанам'], 4, 15],
    ],
    ...{ ingredients: 25, packaging: 13, delivery: 5, makers: 0.00004, rented: 800, powered: 300 },
    makersName: ['Cooks', 'Повара'],
    machines: [
      [['Kettles and sterilisers', 'Котлы и стерилизаторы'], 14_000],
      [['Filling and labelling', 'Розлив и этикетировка'], 9000],
    ],
    stock: 40,
    season: 'holidays',
  }),
  maker({
    id: 'soft_drinks',
    name: ['Soft drinks and kombucha', 'Лимонады, квас и комбуча'],
    words: {
      en: 'soft drinks, soft drinks production, lemonade production, kombucha, kombucha brewery, kombucha maker, juice bottling, juice production, cold-pressed juice production, cold pressed juice, craft soda, soda maker, kvass, kefir drinks, iced tea production, energy drink brand, tonic maker, ginger beer, bottle lemonade, lemonade plant, kvass plant, kvass and lemonade, kombucha brewing, brew kombucha, craft soda makers, soda, tonic water, cordials, make lemonade, cola maker, ginger beer brewery, birch sap, birch water, birch juice, tap birches, bottle birch sap',
      ru: 'лимонад, производство лимонада, лимонады, квас, производство кваса, комбуча, производство комбучи, чайный гриб, морс, производство морсов, безалкогольные напитки, производство соков, соки прямого отжима, розлив лимонада, розлив кваса, розлив соков, энергетические напитки, айран, производство айрана, разливаем лимонад, варим комбучу, варим квас, цех кваса, цех лимонада, цех кваса и лимонада, тоник, крафтовый тоник, морсы, тоник и морсы, делаем лимонад, завод лимонада, берёзовый сок, сбор берёзового сока, розлив берёзового сока, собираем берёзовый сок',
      es: 'kombucha artesanal, fábrica de refrescos, zumos prensados',
      de: 'limonadenherstellung, kombucha herstellung, saftkelterei',
      fr: 'limonade artisanale, kombucha artisanal, jus pressés',
      it: 'produzione di bibite, kombucha artigianale',
      pt: 'kombucha artesanal, fábrica de refrigerantes',
      tr: 'meşrubat üretimi, kombucha üretimi, limonata üretimi',
    },
    scale: scale(
      'bottles',
      [90_000, 15_000, 10_000_000],
      ['Bottles a year', 'Бутылок в год'],
      ['bottle a year|bottles a year', 'бутылка в год|бутылки в год|бутылок в год'],
      { hectolitres: 230, litres: 600, units_a_day: 264, people: 36_000, tonnes: 2300, machines: 15_000 },
    ),
    volume: filled(['Bottles filled', 'Выпущено бутылок'], ['bottles', 'бутылок']),
    goods: [
      [['Bottles to shops', 'Напитки в магазины'], 2, 50],
      [['Bottles and kegs to cafés', 'Напитки кафе и ресторанам'], 2.3, 32],
      [['Bottles sold directly', 'Напитки напрямую покупателям'], 3.4, 18],
    ],
    ...{ ingredients: 16, packaging: 18, delivery: 8, makers: 0.000018, rented: 1600, powered: 700 },
    machines: [
      [['Tanks and water treatment', 'Ёмкости и водоподготовка'], 34_000],
      [['Filling and labelling', 'Розлив и этикетировка'], 38_000],
    ],
    stock: 25,
    season: 'summer',
  }),
];
