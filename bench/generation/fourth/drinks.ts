// Lines of the fourth set about drinks and ice cream.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian, small } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const drinksBar: Trade = {
  en: words(
    `smoothie juice drink cup beverage shake snack bowl ${english.eating}`,
    `fruit cup milk ${english.food} | ${wideEnglish.people} | $rent | $utilities $marketing ${wideEnglish.running}`,
    'blender fridge counter bar $equipment $fitout',
    `${notEnglish()} personal_train treadmill workout`,
  ),
  ru: words(
    `чай чая напит бабл стакан коктейл ${russian.eating}`,
    `чай тапиок сироп стакан молок ${russian.food} | ${wideRussian.people} бариста продавц | $rent | $utilities $marketing ${wideRussian.running}`,
    'холодил островок стойк киоск $equipment $fitout',
    `${notRussian()} кальян пассажир`,
  ),
  price: [[2, 18]],
  revenue: 220_000,
  ...small,
};

const brewery: Trade = {
  en: words(
    'beer pint keg hectolit hl litre liter taproom bottle can drink bar order guest check wholesale',
    `malt hop yeast grain $materials ${english.food} | ${wideEnglish.people} brewer bartender | $utilities $rent | excise duty tax $marketing ${wideEnglish.running}`,
    'brew tank ferment keg $equipment | $fitout bar taproom brew tank $building',
    `${notEnglish()} grape vineyard`,
  ),
  ru: words(
    'пив литр кег бутыл розлив бар опт напит',
    `солод хмел дрожж $materials ${russian.food} | ${wideRussian.people} пивовар технолог | $utilities $rent | акциз налог $marketing ${wideRussian.running}`,
    'варочн танк цкт кег пивоварн $equipment',
    `${notRussian()} виноград кальян`,
  ),
  price: [
    [1.2, 16],
    [50, 1_500],
  ],
  revenue: 550_000,
  margin: [-10, 48],
  payroll: [5, 55],
};

const wineBar: Trade = {
  en: words(
    `wine glass bottle drink bar beverage tasting aperitiv ${english.eating}`,
    `wine drink ${english.food} | ${wideEnglish.people} chef waiter sommelier bartender | $rent | $utilities $marketing ${wideEnglish.running}`,
    `kitchen bar cellar ${wideEnglish.kit}`,
    `${notEnglish()} grape vineyard barrel_aging`,
  ),
  price: [[4, 90]],
  revenue: 420_000,
  ...small,
};

const vending: Trade = {
  en: words(
    'coffee cup drink vending machine sale beverage serving fee rental contract office snack portion',
    `coffee milk cup ingredient consumable supplies drink ${english.food} | $vehicle $fuel maintenance servic repair ${wideEnglish.people} | commission location site $rent insur ${wideEnglish.running}`,
    'machine vending $equipment $vehicle',
    `${notEnglish()} barista waiter`,
  ),
  ru: words(
    'кофе напит стакан чашк автомат продаж порци вендинг выручк',
    `кофе молок стакан ингредиент $materials ${russian.food} | $vehicle $fuel обслуж ремонт ${wideRussian.people} | $rent мест комисси эквайринг ${wideRussian.running}`,
    'автомат кофемашин $equipment $vehicle',
    `${notRussian()} бариста официант`,
  ),
  price: [
    [0.5, 6],
    [20, 700],
  ],
  revenue: 180_000,
  margin: [-8, 65],
  payroll: [0, 55],
};

const iceCream: Trade = {
  en: words(
    `ice gelato cone scoop tub cup dessert drink ${english.eating}`,
    `milk sugar cone cup cream ice gelato $materials ${english.food} | ${wideEnglish.people} | ${wideEnglish.space} permit licen $utilities | ${wideEnglish.running}`,
    'freezer kiosk machine $equipment $fitout',
    `${notEnglish()} passenger swim`,
  ),
  ru: words(
    `мороженое мороженого рожок шарик порци десерт напит ${russian.eating}`,
    `молок сливк рожок мороженое мороженого $materials ${russian.food} | ${wideRussian.people} продавц | ${wideRussian.space} $utilities | ${wideRussian.running}`,
    'фризер холодил морозил витрин киоск $equipment',
    `${notRussian()} пассажир купальник`,
  ),
  price: [[1, 15]],
  revenue: 150_000,
  isSeasonal: true,
  ...small,
};

export const fourthDrinks: readonly ExpectedModel[] = [
  ...linesOf(
    drinksBar,
    en('smoothie bar inside a gym in Phoenix', 'US'),
    ru('бабл ти в торговом центре Уфы', 'RU'),
  ),
  ...linesOf(
    brewery,
    en(
      'microbrewery with a taproom in Asheville, 800 hl a year',
      'US',
      800,
      650_000,
      800 / 12,
      66.67,
      ...[80_000, 80_000 / 12, 6666.67, 6667],
    ),
    ru('крафтовая пивоварня в Туле, 6000 литров в месяц', 'RU', 6000, 500_000, 72_000, 60, 720, 600),
  ),
  ...linesOf(wineBar, en('enoteca con cucina a Verona', 'IT')),
  ...linesOf(
    vending,
    en('coffee vending machines in offices around Manchester, 30 machines', 'GB', 30, 180_000),
    ru('15 кофейных автоматов в Минске', 'BY', 15, 100_000),
  ),
  ...linesOf(
    iceCream,
    en('gelato kiosk on the Brighton seafront', 'GB'),
    ru('крафтовое мороженое в Анапе', 'RU'),
  ),
];
