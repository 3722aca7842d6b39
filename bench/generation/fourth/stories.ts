// Lines of the fourth set that tell a story of several sentences.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const breadVan: Trade = {
  en: words(
    `bread loaf sourdough pastr bak cake market ${english.eating}`,
    `flour butter $materials ${english.food} | ${wideEnglish.moving} stall pitch market fee | $utilities packag insur ${wideEnglish.running}`,
    `oven mixer van $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} passenger waiter driving_lesson`,
  ),
  price: [[1, 25]],
  revenue: 70_000,
  ...solo,
};

const chess: Trade = {
  en: words(
    `lesson class chess child pupil student group tuition month course club camp tournament fee subscription ${english.service}`,
    `${wideEnglish.people} | ${wideEnglish.space} | board set book $materials $marketing ${wideEnglish.running}`,
    `chess board clock ${wideEnglish.kit}`,
    `${notEnglish('tuition')} cheese game_app pawn_shop`,
  ),
  price: [
    [4, 60],
    [30, 500],
    [500, 3_000],
  ],
  revenue: 120_000,
  ...work,
};

const usedBicycles: Trade = {
  en: words(
    `bicycle bike refurb used resale repair accessor part ${english.shop}`,
    `bicycle bike part $goods $materials | ${wideEnglish.people} mechanic | $rent | ${wideEnglish.running}`,
    `tool stand repair ${wideEnglish.kit} $vehicle`,
    `${notEnglish()} bike_rental rental_day motorcycl`,
  ),
  price: [[60, 1_500]],
  revenue: 170_000,
  margin: [-10, 50],
  payroll: [0, 60],
};

const coldRooms: Trade = {
  en: words(
    `container cold rent hire storage month subscription unit room crate kg cool`,
    `maintenance repair refriger solar energy servic equip | ${wideEnglish.people} | land site transport ${wideEnglish.space} ${wideEnglish.moving} | insur security ${wideEnglish.running}`,
    `container solar cold panel batter refriger ${wideEnglish.yard}`,
    `${notEnglish()} trawler fillet auction`,
  ),
  price: null,
  revenue: 150_000,
  margin: [-30, 80],
  payroll: [0, 55],
};

const playHouses: Trade = {
  ru: words(
    `домик вигвам детск мебел изделие изделий набор ${russian.shop} ${russian.service}`,
    `дерев древес фанер ткан брус фурнитур $materials | упаковк доставк комисси маркетплейс ${wideRussian.moving} | $marketing ${wideRussian.running} $rent`,
    `станок швейн ${wideRussian.kit} $vehicle`,
    `${notRussian()} фундамент воспитател посуточ`,
  ),
  price: null,
  revenue: 90_000,
  ...solo,
};

const farmVet: Trade = {
  ru: words(
    `вызов выезд осмотр прививк вакцин осеменен лечен ветеринар голов договор ${russian.service}`,
    `препарат вакцин лекарств медикамент семя сперм доз $materials | $fuel автомоб машин | ремонт обслуж страхов $vehicle ${wideRussian.running}`,
    `ветеринар узи сосуд ${wideRussian.kit} $vehicle`,
    `${notRussian('пациент')} надои сыроварн груминг`,
  ),
  price: null,
  revenue: 110_000,
  ...solo,
};

const sitters: Trade = {
  ru: words(
    `сиделк уход час день сутк смен комисси патронаж подбор процент прожив ${russian.service}`,
    `${wideRussian.people} сиделк | обучен проверк подбор $marketing | $rent связь ${wideRussian.running}`,
    wideRussian.kit,
    `${notRussian('пациент')} няня_детск койк собак`,
  ),
  price: null,
  revenue: 400_000,
  margin: [-15, 75],
  payroll: [0, 95],
};

export const fourthStories: readonly ExpectedModel[] = [
  ...linesOf(
    breadVan,
    en(
      'My wife bakes, I drive. We want to sell sourdough and pastries from a van at three markets around Kilkenny, Saturdays and Sundays only. No shop, no employees.',
      'IE',
    ),
  ),
  ...linesOf(
    chess,
    en(
      'I teach chess. Thirty children come after school in Bangalore, and I would like 150 pupils in three halls within two years, with two more teachers.',
      ...(['IN', 150, null, 30] as const),
    ),
  ),
  ...linesOf(
    usedBicycles,
    en(
      'Wir kaufen alte Fahrräder, richten sie her und verkaufen sie in Graz weiter. Etwa 40 Räder im Monat, zwei Mechaniker, keine Vermietung.',
      ...(['AT', 40, null, 480] as const),
    ),
  ),
  ...ofAnyRevenue([
    ...linesOf(
      coldRooms,
      en(
        'Shipping containers turned into cold rooms, hired out by the month to fish sellers in Mombasa. We begin with 10 containers and run them on solar power.',
        'KE',
        10,
      ),
    ),
    ...linesOf(
      playHouses,
      ru(
        'Муж столяр, я швея. Хотим делать детские домики и вигвамы на заказ в Калуге. Продаём через соцсети и маркетплейсы, своего магазина не будет.',
        'RU',
      ),
    ),
    ...linesOf(
      farmVet,
      ru(
        'Я ветеринар, двенадцать лет стажа. Хочу ездить по фермам Костанайской области: осмотр, прививки, осеменение коров. Клиники не будет, только машина.',
        'KZ',
      ),
    ),
    ...linesOf(
      sitters,
      ru(
        'Пожилые родители, а дети далеко. Наши сиделки приходят на день или живут в доме. Работаем в Минске, сейчас 18 сиделок, берём процент с их ставки.',
        'BY',
        18,
      ),
    ),
  ]),
];
