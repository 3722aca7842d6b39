// Lines about property, energy, recycling and social enterprises.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const lettingEn = words(
  'rent leas tenan apartment flat office let month',
  'maint repair clean servic | $utilities insur tax property | $staff reception caretaker agent $marketing software accounting',
  '$building apartment desk $fitout barrier land property $equipment',
  'haircut patient pupil tyre harvest tuition',
);
const lettingRu = words(
  'аренд сдач плат квартир офис помещен найм наём',
  'ремонт обслуживан уборк содержан | $utilities страхов налог | $staff управлен охран реклам $marketing программ комисс',
  '$building квартир шлагбаум асфальт покрыт $fitout $equipment',
  'стриж пациент ученик шиномонтаж урожа',
);
const letting: Trade = {
  en: lettingEn,
  ru: lettingRu,
  price: [
    [3, 60],
    [60, 4_500],
  ],
  revenue: 300_000,
  margin: [-12, 88],
  payroll: [0, 45],
};
/** What is let is let: its rents rise with prices, their number does not. */
const lettingAll: Trade = { ...letting, isGrowing: false };
const coworking: Trade = {
  ...letting,
  en: { ...lettingEn, sales: 'desk member office room cowork workspace pass' },
  ru: { ...lettingRu, sales: 'место места резидент коворк абонемент рабоч офис' },
};
const parking: Trade = {
  ...letting,
  en: { ...lettingEn, sales: 'park space season ticket hour permit' },
  ru: { ...lettingRu, sales: 'парков машиномест место места абонемент стоянк' },
};

const solarFarm: Trade = {
  en: words(
    'electric energy power kwh mwh',
    'maint operation servic clean repair | insur | land leas rent | grid connection admin management monitor account staff tax security',
    'solar panel plant turbine module inverter park station generat',
    'haircut overnight patient pupil bouquet wind_turbine room_night tuition',
  ),
  ru: words(
    'электроэнерг энерг мощност',
    'обслуживан ремонт эксплуатац | страхов | аренд земл | сет подключен управлен мониторинг бухгалтер охран налог персонал диспетч',
    'панел станц солнечн модул инвертор турбин ветро',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.025, 0.35],
    [25, 350],
  ],
  revenue: 500_000,
  margin: [30, 95],
  payroll: [0, 25],
  isTraded: true,
  isSeasonal: true,
};

const windFarm: Trade = {
  ...solarFarm,
  en: words(
    'electric energy power kwh mwh',
    'maint operation servic repair | insur | land leas rent | grid connection admin management monitor account staff tax security',
    'wind turbine plant park station generat',
    'haircut overnight patient pupil bouquet solar photovolt room_night tuition',
  ),
};

const charging: Trade = {
  en: words(
    'charg energy kwh electric session',
    'electric energy power | maint repair servic | software platform payment $rent insur site land grid',
    'charg station transformer grid connect $equipment',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'заряд энерг сесс квт',
    'электр энерг | обслуживан ремонт | программ платформ эквайр аренд страхов земл сервис',
    'заряд станц подстанц подключен трансформ $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.15, 1.2],
    [4, 50],
  ],
  revenue: 200_000,
  margin: [-35, 65],
  payroll: [0, 42],
};

const solarInstaller: Trade = {
  en: words(
    'install system project panel roof solar heat | maintenance batter servic repair inverter charg commercial contract clean residential',
    'panel module inverter $materials batter component $equipment | installer electrician $staff | $fuel $vehicle | insur $marketing sales warrant',
    '$vehicle tool $equipment',
    'haircut overnight patient pupil harvest room_night tuition',
  ),
  ru: words(
    'монтаж установк систем проект панел станц | обслуживан аккумулятор инвертор сервис батаре проект коммерч прода',
    'панел инвертор $materials оборудован | монтажник электрик $staff | $fuel $vehicle | реклам $marketing страхов гарант',
    '$vehicle инструмент $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[2_500, 60_000]],
  revenue: 1_500_000,
  margin: [-4, 32],
  payroll: [8, 42],
};

const recycling: Trade = {
  en: words(
    'metal scrap plastic granul material recycl tonne ton waste paper glass flake pellet collect copper compost bin organic steel pet',
    'purchas raw feedstock scrap waste collect disposal tipping landfill material | $staff sorter operator driver | $utilities $fuel | $rent maint repair transport',
    'press shred line container bin machine baler $equipment $vehicle',
    'haircut overnight patient pupil kitchen waiter ingredient room_night tuition',
  ),
  ru: words(
    'металл лом пластик гранул вторсырь тонн отход макулатур стекл вывоз мусор приём прием флекс сырь',
    'закуп сырь лом приём захорон полигон утилизац отход | $staff приёмщик сортировщ оператор водител | $utilities $fuel | $rent ремонт обслуживан транспорт',
    'пресс дробил линия контейнер весы мусоровоз гранулят $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.05, 12],
    [40, 9_000],
  ],
  revenue: 900_000,
  margin: [-8, 42],
  payroll: [3, 48],
  isTraded: true,
};

const socialWork: Trade = {
  en: words(
    'grant donat contract sale subsid sponsor product servic fee good cloth | donat grant training member product fundrais sale contract sponsor event gift cafe workshop online public book other rag retail furniture homeware repair corporate',
    '$staff support coordinator trainer | $rent | $materials food goods transport train volunteer van | $marketing fundrais insur utilit account',
    '$equipment $vehicle $computer workshop',
    'haircut overnight patient harvest dividend room_night',
  ),
  ru: words(
    'грант пожертвован субсид прода заказ продукц услуг товар | пожертвован грант субсид прода спонсор мастер заказ контракт взнос компенс',
    '$staff координатор мастер наставник | $rent | $materials продукт транспорт обучен | реклам $marketing бухгалтер $utilities',
    '$equipment $vehicle $computer мастерск',
    'стриж ночлег пациент урожа номеров',
  ),
  price: null,
  revenue: 250_000,
  margin: [-12, 35],
  payroll: [15, 82],
};

export const groundLines: readonly ExpectedModel[] = [
  ...linesOf(
    coworking,
    at(
      [
        [8, 60],
        [90, 800],
      ],
      en('coworking in Medellín with 90 desks', 'CO', 90, 350_000),
    ),
    at(
      [
        [8, 60],
        [90, 800],
      ],
      ru('коворкинг на 50 мест в Иннополисе', 'RU', 50, 300_000),
    ),
  ),
  ...linesOf(
    parking,
    at(
      [
        [2, 40],
        [60, 450],
      ],
      en('multi-storey car park with 200 places', null, 200, 450_000),
    ),
    at(
      [
        [1, 20],
        [40, 350],
      ],
      ru('платная парковка на 60 мест', null, 60, 110_000),
    ),
  ),
  ...linesOf(
    lettingAll,
    at([[400, 3_500]], en('renting out 12 apartments in Łódź', 'PL', 12, 260_000)),
    at(
      [
        [5, 60],
        [60, 600],
      ],
      en('own building in Antwerp let to offices, 1500 m2', 'BE', 1500, 330_000),
    ),
    at([[300, 3_500]], ru('сдача квартир в аренду, 5 квартир', null, 5, 110_000)),
  ),
  ...linesOf(
    solarFarm,
    en('5 MW solar farm in Spain', 'ES', 5, 450_000, 5_000, 5_000_000),
    en('photovoltaic power plant 800 kW in Vojvodina', 'RS', 800, 80_000, 0.8, 800_000),
    ru('солнечная электростанция 2 МВт в Астраханской области', 'RU', 2, 200_000, 2_000, 2_000_000),
  ),
  ...linesOf(windFarm, en('wind farm with 3 turbines in Jutland', 'DK', 3, 1_500_000)),
  ...linesOf(
    charging,
    en('EV charging stations in Lyon, 16 chargers', 'FR', 16),
    ru('зарядные станции для электромобилей'),
  ),
  ...linesOf(solarInstaller, en('solar panel installer in Perth', 'AU'), ru('монтаж солнечных панелей')),
  ...linesOf(
    recycling,
    at(
      [
        [0.2, 2.5],
        [200, 2_500],
      ],
      en('plastic recycling plant in Mombasa', 'KE'),
    ),
    at(
      [
        [0.1, 10],
        [100, 10_000],
      ],
      en('scrap metal yard'),
    ),
    at(
      [
        [5, 70],
        [30, 700],
      ],
      en('waste collection for restaurants in Malaga', 'ES'),
    ),
    at(
      [
        [0.1, 10],
        [100, 10_000],
      ],
      ru('приём металлолома в Магнитогорске', 'RU'),
    ),
    at(
      [
        [0.2, 2.5],
        [200, 2_500],
      ],
      ru('переработка пластика в гранулы'),
    ),
  ),
  ...linesOf(
    socialWork,
    en('social enterprise employing people with disabilities in a workshop'),
    at(10, en('charity shop in Belfast', 'GB')),
    at(11, ru('благотворительный магазин')),
    ru('инклюзивная мастерская для людей с инвалидностью'),
  ),
];
