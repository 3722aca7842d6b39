// Lines of the third set about places to eat and drink.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, small } from '../usual.ts';

const eatery: Trade = {
  ...small,
  en: words(
    `${english.eating} pho noodle soup korean bbq barbecue georgian burger`,
    `${english.food} | $staff chef cook waiter | $rent`,
    '$equipment kitchen $fitout',
    notEnglish(),
  ),
  ru: words(
    `${russian.eating} хинкал пельмен лагман суши ролл`,
    `${russian.food} | $staff повар официант | $rent`,
    '$equipment кухн $fitout',
    notRussian(),
  ),
  price: [[2, 110]],
  revenue: 600_000,
};

export const thirdEating: readonly ExpectedModel[] = [
  ...linesOf(
    eatery,
    en('pho place in Melbourne with 36 seats', 'AU', 36, 750_000),
    en('Wirtshaus mit 90 Sitzplätzen in Salzburg', 'AT', 90, 1_300_000),
    en('korean bbq resturant in Manila', 'PH', null, 650_000),
    en('georgian food in the centre of Athens, 12 tables', 'GR', 12, 550_000, 24, 36, 40, 48, 50, 60),
    ru('хинкальная на 40 мест в Екатеринбурге', 'RU', 40, 650_000),
    ru('пельменная у вокзала', null, null, 350_000),
    ru('лагманная в Бишкеке, 35 посадочных мест', 'KG', 35, 450_000),
  ),
  ...linesOf(
    {
      ...eatery,
      en: words(
        `${english.eating} burger`,
        `${english.food} | $staff cook | $rent`,
        '$equipment kitchen $fitout',
        `${notEnglish()} alcohol wine beer cocktail courier`,
      ),
    },
    en('halal burger joint in Bradford, no alcohol, no delivery', 'GB', null, 500_000),
  ),
  ...linesOf(
    {
      ...eatery,
      ru: words(
        `${russian.eating} суши ролл`,
        `${russian.food} рыб рис | $staff повар сушист официант | $rent`,
        '$equipment кухн $fitout холодил',
        `${notRussian()} доставк курьер`,
      ),
    },
    ru('суши-бар без доставки'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} matcha tea drink coffee dessert cake cup beverage`,
        `${english.food} tea matcha milk | $staff barista | $rent`,
        '$equipment $fitout',
        notEnglish(),
      ),
      price: [[2, 30]],
      revenue: 320_000,
    },
    en('matcha and dessert cafe'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'кофе напит чек чай гост посещен чашк заказ продаж',
        `${russian.food} кофе зерн молок стакан | ${russian.running} $fuel $staff`,
        '$equipment $vehicle кофе',
        notRussian(),
      ),
      price: [[2, 18]],
      revenue: 120_000,
    },
    ru('фургончик с кофе в Караганде', 'KZ'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} juice smoothie drink bottle cup`,
        `${english.food} fruit | $staff | $rent`,
        '$equipment blender $fitout',
        notEnglish(),
      ),
      price: [[3, 25]],
      revenue: 250_000,
    },
    en('smoothie bar next to a gym'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.eating} вин напит бокал алкогол бар`,
        `${russian.food} вин | $staff бармен сомелье официант | $rent`,
        '$equipment $fitout холодил бар',
        notRussian(),
      ),
      price: [[3, 80]],
      revenue: 400_000,
    },
    ru('винный бар на 25 мест во Владивостоке', 'RU', 25),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        'зефир пастил заказ десерт сладост набор коробк букет кондитер издели килограмм кг клиент продаж',
        `${russian.food} сахар фрукт ягод | ${russian.running} коробк фото доставк`,
        '',
        `${notRussian()} официант`,
      ),
      price: [[3, 120]],
      revenue: 45_000,
    },
    ru('делаю зефир и пастилу на дому'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} bread loaf cake pastr bak coffee bun`,
        `${english.food} flour | $staff baker | $rent`,
        '$equipment oven',
        notEnglish(),
      ),
      price: [
        [1, 30],
        [0.3, 1],
      ],
      revenue: 400_000,
    },
    en('padaria de bairro em Porto Alegre', 'BR'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'lunch meal portion contract food worker employee dish menu canteen cover guest check visit',
        `${english.food} | $staff cook chef | ${english.running}`,
        '$equipment kitchen',
        'haircut patient tuition room_night hectare',
      ),
      price: [[1.5, 30]],
      revenue: 550_000,
    },
    en('canteen at a plant with 300 workers in Pune', 'IN', 300),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} arepa street drink truck catering`,
        `${english.food} flour | ${english.running} $fuel pitch permit $staff cook`,
        '$vehicle $equipment kitchen',
        notEnglish(),
      ),
      price: [[3, 28]],
      revenue: 220_000,
    },
    en('arepas food truck in Bogota', 'CO'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.eating} бургер`,
        `${russian.food} булоч мяс | $staff повар кассир | $rent`,
        '$equipment кухн $fitout',
        notRussian(),
      ),
      price: [[3, 30]],
      revenue: 450_000,
    },
    ru('бургерная на фудкорте'),
  ),
];
