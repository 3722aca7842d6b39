// Lines of the second set about places to eat and drink.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, small } from '../usual.ts';

const eatery: Trade = {
  ...small,
  en: words(
    `${english.eating} ramen noodle vegetarian trattoria crepe churro chocolate`,
    `${english.food} | $staff chef cook waiter | $rent`,
    '$equipment kitchen $fitout',
    notEnglish(),
  ),
  ru: words(
    `${russian.eating} чебурек блин плов пицц`,
    `${russian.food} | $staff повар официант | $rent`,
    '$equipment кухн $fitout',
    notRussian(),
  ),
  price: [[2, 110]],
  revenue: 550_000,
};

export const secondEating: readonly ExpectedModel[] = [
  ...linesOf(
    eatery,
    en('ramen bar in Seattle, 28 seats', 'US', 28, 650_000),
    en('churrería en Sevilla', 'ES', null, 250_000),
    en('vegetarian restuarant near the old town in Krakow', 'PL'),
    en('We are taking over a 70-seat trattoria in Turin', 'IT', 70, 1_000_000),
    ru('чебуречная в Саратове на 24 места', 'RU', 24, 350_000),
    ru('блинная в торговом центре', null, null, 400_000),
    ru('чайхана в Самарканде, 60 мест', 'UZ', 60, 650_000),
  ),
  ...linesOf(
    {
      ...eatery,
      en: words(
        `${english.eating} crepe galette pancake`,
        `${english.food} | $staff cook waiter | $rent`,
        '$equipment kitchen $fitout',
        `${notEnglish()} alcohol wine beer cocktail`,
      ),
    },
    en('Creperie in Lyon, no alcohol', 'FR', null, 350_000),
  ),
  ...linesOf(
    {
      ...eatery,
      ru: words(
        `${russian.eating} пицц`,
        `${russian.food} | $staff повар официант | $rent`,
        '$equipment печ печь кухн',
        `${notRussian()} доставк курьер`,
      ),
    },
    ru('пиццерия без доставки'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'coffee bean roast kilo bag wholesale drink cup order check visit guest customer',
        `${english.food} bean coffee green | $staff barista roaster | $rent`,
        'roast $equipment $fitout',
        notEnglish(),
      ),
      price: [[2, 60]],
      revenue: 450_000,
    },
    en('specialty coffee roastery with a small bar in Copenhagen', 'DK'),
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
    ru('кофейня на колёсах, Минск', 'BY'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} juice smoothie drink bottle cup`,
        `${english.food} fruit | $staff | $rent`,
        '$equipment juicer $fitout',
        notEnglish(),
      ),
      price: [[3, 25]],
      revenue: 300_000,
    },
    en('juice bar'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.eating} пив напит рыб рак литр бар алкогол`,
        `${russian.food} пив рыб | $staff бармен продавец | $rent`,
        '$equipment $fitout холодил кран',
        notRussian(),
      ),
      price: [[2, 50]],
      revenue: 450_000,
    },
    ru('пивная с рыбой и раками'),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        'торт заказ десерт выпечк кондитер бисквит издели килограмм кг клиент продаж',
        `${russian.food} мук сахар масл | ${russian.running} коробк подложк фото`,
        '',
        `${notRussian()} официант`,
      ),
      price: [
        [12, 200],
        [3, 12],
      ],
      revenue: 50_000,
    },
    ru('пеку торты дома, одна'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} donut doughnut coffee box pastr cake bak`,
        `${english.food} flour | $staff baker | $rent`,
        '$equipment fryer oven kitchen',
        notEnglish(),
      ),
      price: [[1, 25]],
      revenue: 350_000,
    },
    en('donut shop'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'lunch meal school portion contract food child student dish menu pupil',
        `${english.food} | $staff cook chef driver | $vehicle $fuel transport deliver logist ${english.running}`,
        '$equipment kitchen $vehicle',
        'haircut patient tuition room_night hectare',
      ),
      price: null,
      revenue: 1_700_000,
    },
    en('We cook lunches and bring them to 12 schools in Nairobi', 'KE', 12),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} hot_dog sausage street stand drink`,
        `${english.food} sausage bun | ${english.running} pitch permit $staff $fuel gas`,
        '$equipment cart stand kiosk trailer stall kitchen $vehicle',
        notEnglish(),
      ),
      price: [[3, 25]],
      revenue: 120_000,
    },
    en('hot dog stand outside the stadium in Philadelphia', 'US'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.eating} шашлык мяс килограмм кг гриль`,
        `${russian.food} мяс уголь | ${russian.running} $staff повар шашлычник мангал`,
        '$equipment мангал киоск павильон кухн',
        notRussian(),
      ),
      price: [[4, 40]],
      revenue: 200_000,
    },
    ru('шашлык на вынос у трассы'),
  ),
];
