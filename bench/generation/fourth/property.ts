// Lines of the fourth set about property.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { notEnglish, notRussian, ofAnyRevenue } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const letting = { margin: [-20, 92], payroll: [0, 50], isGrowing: false } as const;

const coworking: Trade = {
  en: words(
    'desk member cowork day pass office meeting room hot dedicated workspace rent seat subscription event',
    `$rent | ${wideEnglish.people} community | $utilities internet clean coffee | ${wideEnglish.running}`,
    `desk ${wideEnglish.kit}`,
    `${notEnglish()} milking`,
  ),
  ru: words(
    'мест абонемент резидент переговор офис день тариф аренд членств стол',
    `$rent | ${wideRussian.people} | $utilities интернет уборк кофе | ${wideRussian.running}`,
    `стол ${wideRussian.kit}`,
    `${notRussian()} койк номерн посадочн_мест`,
  ),
  price: [
    [4, 60],
    [60, 900],
  ],
  revenue: 150_000,
  margin: [-25, 60],
  payroll: [2, 55],
};

const agents: Trade = {
  en: words(
    'commission sale letting home property fee listing transaction deal house buyer rental management valuation',
    `${wideEnglish.people} agent commission | $rent ${wideEnglish.running} | $marketing portal listing photo ${wideEnglish.running}`,
    `${wideEnglish.kit} $vehicle`,
    `${notEnglish()} brick bricklayer excavator`,
  ),
  ru: words(
    'комисси сделк продаж аренд объект вознагражден квартир консультац ипотек',
    `${wideRussian.people} риелтор агент комисси | $rent ${wideRussian.running} | $marketing площадк объявлен ${wideRussian.running}`,
    `${wideRussian.kit} $vehicle`,
    `${notRussian()} прораб кирпич горнич`,
  ),
  price: null,
  revenue: 400_000,
  ...work,
};

const boxes: Trade = {
  en: words(
    'storage unit rent locker box month insur space m2 square',
    `$rent land tax $utilities insur | $utilities security maintenance insur | ${wideEnglish.people} $marketing ${wideEnglish.running}`,
    `unit partition door lock security ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} bandwidth gigabyte cold_chain`,
  ),
  ru: words(
    'бокс хранен аренд ячейк месяц м2 метр',
    `$rent $utilities налог страхов | $utilities охран видеонаблюден страхов ремонт | ${wideRussian.people} $marketing ${wideRussian.running}`,
    `бокс перегород видеонаблюден контейнер ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} фулфилмент упаковщик боксер`,
  ),
  price: [
    [10, 500],
    [0.5, 60],
  ],
  revenue: 150_000,
  ...letting,
};

const halls: Trade = {
  en: words(
    'rent lease let tenant m2 square unit space warehous industrial service_charge',
    `tax insur rates | maintenance repair manage upkeep building property | legal account agent commission $utilities security ${wideEnglish.running} ${wideEnglish.people}`,
    `unit property ${wideEnglish.yard}`,
    `${notEnglish()} picking packaging courier`,
  ),
  ru: words(
    'аренд сдач м2 метр площад арендатор склад',
    `налог страхов земл | ремонт обслуж эксплуатац содержан | охран управлен бухгалт $utilities ${wideRussian.running} ${wideRussian.people}`,
    `склад недвижим ${wideRussian.yard}`,
    `${notRussian()} фулфилмент кладовщик курьер`,
  ),
  price: [
    [1.5, 35],
    [25, 400],
  ],
  revenue: 400_000,
  margin: [10, 97],
  payroll: [0, 35],
  isGrowing: false,
};

const parking: Trade = {
  en: words(
    'park space hour day season pass ticket permit subscription car month',
    `${wideEnglish.people} attendant | $rent land lease tax $utilities insur security maintenance | ${wideEnglish.running}`,
    `barrier ticket camera payment land surfac pav ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} playground theme_park skate`,
  ),
  ru: words(
    'парков стоян машиномест час сутк абонемент мест день',
    `${wideRussian.people} сторож охран | $rent земл налог $utilities уборк обслуж | ${wideRussian.running}`,
    `шлагбаум асфальт покрыт видеонаблюден камер огражд забор будк терминал ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} авиабилет аттракцион`,
  ),
  price: [
    [0.4, 60],
    [30, 600],
  ],
  revenue: 280_000,
  ...letting,
};

const townhouses: Trade = {
  en: words(
    'house townhouse home unit sale property dwelling villa plot',
    `construct build contractor $materials land | architect design permit engineer legal $marketing insur ${wideEnglish.people} | ${wideEnglish.running} agent commission`,
    'land plot office equip vehicle $computer construct building',
    `${notEnglish()} overnight breakfast housekeep`,
  ),
  ru: words(
    'таунхаус секци дом квартир продаж недвижим м2 метр',
    `строит подряд $materials земл | проект архитект разрешен экспертиз надзор подключен сет ${wideRussian.people} | $marketing риелтор комисси ${wideRussian.running}`,
    'земл участ офис $vehicle $equipment $computer строит',
    `${notRussian()} посуточ завтрак горнич`,
  ),
  price: null,
  revenue: 3_000_000,
  margin: [-300, 70],
  payroll: [0, 150],
  isGrowing: false,
};

export const fourthProperty: readonly ExpectedModel[] = [
  ...linesOf(
    coworking,
    en('coworking space with 60 desks in Chiang Mai', 'TH', 60, 170_000),
    ru('коворкинг на 40 мест в Ереване', 'AM', 40, 120_000),
  ),
  ...linesOf(
    agents,
    en('estate agency in Ottawa, 4 agents', 'CA', 4, 500_000),
    ru('агенство недвижимости, 6 риелторов, Сургут', 'RU', 6, 280_000),
  ),
  ...linesOf(
    boxes,
    en('self storage with 120 units in Malmö', 'SE', 120, 170_000),
    ru('склад индивидуального хранения, 80 боксов', null, 80, 85_000),
  ),
  ...linesOf(
    halls,
    en('we own an industrial unit of 1,800 m2 in Katowice and let it', 'PL', 1800, 250_000),
    ru('сдаю в аренду свой склад 3000 м2 в Химках', 'RU', 3000, 750_000),
  ),
  ...linesOf(
    parking,
    en('car park with 150 spaces by the railway station in Naples', 'IT', 150, 350_000),
    ru('платная парковка на 80 мест у аэропорта', null, 80, 170_000),
  ),
  ...ofAnyRevenue(
    linesOf(
      townhouses,
      en('12 townhouses built for sale in Zagreb', 'HR', 12),
      ru('строим таунхаусы на продажу, 24 секции, Тюмень', 'RU', 24),
    ),
  ),
];
