// Lines of the fourth set about energy and recycling.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { notEnglish, notRussian, ofAnyRevenue } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const plant = { margin: [15, 96], payroll: [0, 30], isGrowing: false, isTraded: true } as const;
const works = { margin: [-15, 58], payroll: [1, 48] } as const;
const powerEn =
  'electric energy power generation kwh mwh feed grid certificate tariff heat solar wind biogas output ppa';
const powerRu = 'электр энерг выработ генерац квт мвт продаж тариф мощност отпуск';
const plantCostEn = `maintenance operat repair service o_m | insur land lease rent tax rates | land lease rent grid tax manage fee balanc ${wideEnglish.running} ${wideEnglish.people}`;
const plantCostRu = `обслуж ремонт эксплуатац содержан | страхов земл аренд налог | земл аренд сет налог управлен диспетч ${wideRussian.running} ${wideRussian.people}`;

const power: Trade = {
  en: words(
    powerEn,
    plantCostEn,
    `pv module panel turbine inverter solar wind plant park grid tower generator digester engine ${wideEnglish.yard}`,
    `${notEnglish('hectare')} callout kite`,
  ),
  ru: words(
    powerRu,
    plantCostRu,
    `панел модул инвертор станци турбин гэс сэс подстанц генератор плотин ${wideRussian.yard}`,
    `${notRussian('гектар')} солярий туристическ`,
  ),
  price: [
    [0.015, 0.45],
    [15, 450],
  ],
  revenue: 500_000,
  ...plant,
};

const biogas: Trade = {
  en: words(
    `${powerEn} gas digestate fertil gate methane`,
    `maintenance operat repair service | feedstock substrate manure transport $fuel $utilities ${wideEnglish.people} | insur tax ${wideEnglish.running}`,
    `digester engine generator chp plant biogas tank ${wideEnglish.yard}`,
    `${notEnglish('livestock', 'hectare')} piglet pork bacon`,
  ),
  price: null,
  revenue: 550_000,
  isTraded: true,
  margin: [-5, 85],
  payroll: [0, 40],
  isGrowing: false,
};

const chargers: Trade = {
  en: words(
    `charg kwh energy session electric subscription advert`,
    `electric energy power grid | maintenance repair software platform payment $rent land site | insur ${wideEnglish.people} ${wideEnglish.running}`,
    `charg station grid transformer ${wideEnglish.yard}`,
    `${notEnglish()} power_bank phone_charger`,
  ),
  ru: words(
    `зарядк заряд квт электр сесси энерг подписк`,
    `электр энерг закуп | обслуж ремонт платформ $rent $hosting | ${wideRussian.people} ${wideRussian.running}`,
    `зарядн станци подключен трансформатор ${wideRussian.yard}`,
    `${notRussian()} пауэрбанк`,
  ),
  price: null,
  revenue: 250_000,
  margin: [-40, 80],
  payroll: [0, 50],
};

const pellets: Trade = {
  en: words(
    'pellet ton bag bulk sale fuel',
    `sawdust wood raw chip $materials | ${wideEnglish.people} | electric energy $utilities | ${wideEnglish.moving} packag ${wideEnglish.running}`,
    `press dryer mill pellet line ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} shotgun fish_feed furniture_sale`,
  ),
  ru: words(
    'пеллет гранул тонн мешк биг продаж топлив',
    `опил щеп сырь древес $materials | ${wideRussian.people} | электр энерг $utilities | ${wideRussian.moving} упаковк биг ${wideRussian.running}`,
    `пресс гранулятор сушил линия дробил ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} комбикорм пластик мебел_на_заказ`,
  ),
  price: [
    [50, 550],
    [0.05, 0.55],
    [1, 12],
  ],
  revenue: 1_000_000,
  isTraded: true,
  ...works,
};

const recycling: Trade = {
  en: words(
    'flake pellet pet recycl plastic ton kg sale bale granul gate',
    `bottle feedstock collect bale raw $materials $goods | ${wideEnglish.people} | electric energy water $utilities | ${wideEnglish.moving} ${wideEnglish.running}`,
    `wash shred line extru baler ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} animal veterinar bottled_water`,
  ),
  ru: words(
    'крошк резин тонн кг килограмм корд металл утилиз прием приём продаж шин',
    `шин сырь сбор закуп $materials ${wideRussian.moving} | ${wideRussian.people} | электр энерг $utilities | ${wideRussian.moving} ${wideRussian.running}`,
    `линия дробил шредер ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} шиномонтаж балансиров хлебн`,
  ),
  price: [
    [40, 1_800],
    [0.04, 1.8],
  ],
  revenue: 1_200_000,
  isTraded: true,
  ...works,
};

const scrap: Trade = {
  en: words(
    'part scrap metal vehicle catalyst spare used steel car',
    `vehicle car purchas scrap $goods | ${wideEnglish.people} | $rent land $fuel $utilities | waste environment disposal insur ${wideEnglish.running}`,
    `lift forklift crane press crush ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} showroom new_car test_drive`,
  ),
  ru: words(
    'металл лом тонн продаж сдач цветн черн',
    `закуп лом металл $goods | ${wideRussian.people} приемщик приёмщик | $fuel $vehicle ${wideRussian.space} | лиценз ${wideRussian.running}`,
    `весы пресс кран ломовоз ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} токар ломбард`,
  ),
  price: null,
  revenue: 800_000,
  margin: [-8, 45],
  payroll: [0, 40],
};

const waste: Trade = {
  en: words(
    'collect gate compost fee subscription bin pickup ton customer restaurant contract bag waste soil',
    `${wideEnglish.people} | ${wideEnglish.moving} | $rent land bin bag $utilities | permit insur ${wideEnglish.running}`,
    `truck bin compost turner ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} chef waiter menu`,
  ),
  ru: words(
    'вывоз мусор рейс контейнер тонн м3 куб аренд заказ отход договор',
    `$fuel машин техник автомоб | ${wideRussian.people} | утилиз полигон размещен захоронен свалк прием приём | ремонт обслуж страхов $vehicle ${wideRussian.running}`,
    'самосвал контейнер бункер $vehicle',
    `${notRussian()} пассажир прораб переезд`,
  ),
  price: null,
  revenue: 250_000,
  margin: [-15, 58],
  payroll: [2, 65],
};

export const fourthEnergy: readonly ExpectedModel[] = [
  ...linesOf(
    power,
    en('3 MW solar park near Evora', 'PT', 3, 270_000, 3000, 3_000_000),
    en('Windpark mit 12 MW in Ostfriesland', 'DE', 12, 2_500_000, 12_000, 12_000_000),
    ru('солнечная электростанция на 10 МВт в Узбекистане', 'UZ', 10, 800_000, 10_000, 10_000_000),
    ru('мини-ГЭС 2 МВт в Сванетии', 'GE', 2, 450_000, 2000, 2_000_000),
  ),
  ...linesOf(biogas, en('biogas plant on a pig farm in Jutland, 500 kW', 'DK', 500, null, 0.5, 500_000)),
  ...ofAnyRevenue(
    linesOf(
      chargers,
      en('20 fast chargers for electric cars along the motorway in Serbia', 'RS', 20),
      ru('зарядные станции для электромобилей, 10 штук, Владивосток', 'RU', 10),
    ),
  ),
  ...linesOf(
    pellets,
    en(
      'wood pellets from sawmill waste in Maine, 8,000 tons a year',
      'US',
      8000,
      1_800_000,
      8000 / 12,
      667,
      666.67,
    ),
    ru('производство пеллет, 6000 тонн в год, Кировская область', 'RU', 6000, 700_000, 500, 6_000_000),
  ),
  ...linesOf(
    recycling,
    en('PET bottle recycling plant in Nairobi, 3,000 tonnes a year', 'KE', 3000, 2_000_000, 250, 3_000_000),
    ru(
      'переработка автошин в резиновую крошку, 200 тонн в месяц',
      null,
      200,
      650_000,
      2400,
      200_000,
      2_400_000,
    ),
  ),
  ...ofAnyRevenue(
    linesOf(
      scrap,
      en('car dismantling yard selling used parts and scrap in Lodz', 'PL'),
      ru('приём лома чёрных и цветных металлов в Орске', 'RU'),
    ),
  ),
  ...linesOf(
    waste,
    en('collecting food waste from restaurants and composting it, Gothenburg', 'SE'),
    ru('вывоз строительного мусора, 3 самосвала', null, 3),
  ),
];
