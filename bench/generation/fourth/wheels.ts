// Lines of the fourth set about transport of goods and people.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const hauling = { margin: [-10, 60], payroll: [2, 65] } as const;
const tripEn = `trip journey km kilomet mile load hour day hire charter ${english.service}`;
const tripRu = `рейс поездк км километр час сутк смен день аренд заказ тариф ${russian.service}`;
const roadEn = `$fuel | ${wideEnglish.people} | maintenance repair tyre servic insur toll $vehicle | ${wideEnglish.running}`;
const roadRu = `$fuel автомоб машин техник | ${wideRussian.people} | ремонт обслуж шин страхов платон запчаст лизинг $vehicle | ${wideRussian.running}`;

const lorries: Trade = {
  en: words(
    `freight haul transport refrigerat carriage ${tripEn}`,
    roadEn,
    'lorr truck trailer $vehicle',
    `${notEnglish()} orchard picker passenger`,
  ),
  ru: words(
    `перевоз груз фрахт тонн ${tripRu}`,
    roadRu,
    'фур тягач полуприцеп $vehicle',
    `${notRussian()} пассажир экскурс`,
  ),
  price: null,
  revenue: 1_600_000,
  ...hauling,
};

const couriers: Trade = {
  en: words(
    `deliver parcel drop courier route subscription ${tripEn}`,
    `${wideEnglish.people} rider courier | bike $vehicle maintenance repair | insur software app ${wideEnglish.running}`,
    `bike cargo $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} gym cooking treadmill`,
  ),
  ru: words(
    `доставк отправлен документ посылк пакет курьер ${tripRu}`,
    `${wideRussian.people} курьер | $fuel $vehicle проезд транспорт связь телефон страхов | ${wideRussian.running}`,
    `$vehicle ${wideRussian.kit} велосипед сумк`,
    `${notRussian()} блюд типограф`,
  ),
  price: null,
  revenue: 300_000,
  ...work,
};

const taxis: Trade = {
  en: words(
    `taxi fare ride passenger airport ${tripEn}`,
    roadEn,
    `taxi $vehicle licen`,
    `${notEnglish()} freight cargo driving_lesson`,
  ),
  ru: words(
    `аренд машин автомоб такси водител смен ${tripRu}`,
    `$vehicle ремонт обслуж шин запчаст мойк | страхов осаго каско лизинг налог | ${wideRussian.people} | $rent ${wideRussian.running}`,
    '$vehicle',
    `${notRussian()} грузоперевоз фрахт экскурс`,
  ),
  price: null,
  revenue: 600_000,
  margin: [-12, 72],
  payroll: [0, 70],
};

const transfers: Trade = {
  en: words(
    `transfer airport passenger ride ${tripEn}`,
    roadEn,
    '$vehicle',
    `${notEnglish()} freight cargo wire_transfer`,
  ),
  ru: words(
    `трансфер аэропорт пассажир ${tripRu}`,
    `${roadRu} комисси`,
    'микроавтобус минивэн внедорожник $vehicle',
    `${notRussian()} грузоперевоз фрахт денежн`,
  ),
  price: [[10, 400]],
  revenue: 200_000,
  ...hauling,
};

const fulfilment: Trade = {
  en: words(
    `storage pick pack fulfil order pallet shipping handling warehous return inbound`,
    `$rent warehous | ${wideEnglish.people} picker | packag box $materials equip maintenance $utilities | software wms $utilities ${wideEnglish.running}`,
    `rack shelv forklift convey ${wideEnglish.kit}`,
    `${notEnglish()} passenger waiter cultivation`,
  ),
  ru: words(
    `хранен сборк упаковк отгрузк обработк заказ фулфилмент приемк приёмк маркировк доставк короб`,
    `$rent склад | ${wideRussian.people} кладовщик упаковщик | упаковк короб $materials $utilities обслуж ремонт | ${wideRussian.running}`,
    `стеллаж погрузчик тележк сканер ${wideRussian.kit}`,
    `${notRussian()} пассажир чехл официант`,
  ),
  price: null,
  revenue: 950_000,
  margin: [-15, 50],
  payroll: [5, 65],
};

const removals: Trade = {
  en: words(
    `move moving removal local distance house storage packing office ${tripEn}`,
    `$fuel $vehicle | ${wideEnglish.people} mover porter | insur maintenance repair box packag | ${wideEnglish.running}`,
    'van $vehicle',
    `${notEnglish()} hair_removal tattoo`,
  ),
  ru: words(
    `переезд грузчик перевоз упаковк ${tripRu}`,
    `$fuel $vehicle | ${wideRussian.people} грузчик | ремонт обслуж страхов шин | ${wideRussian.running}`,
    'газел $vehicle',
    `${notRussian()} риелтор пассажир`,
  ),
  price: [[8, 5_000]],
  revenue: 280_000,
  ...hauling,
};

const carHire: Trade = {
  en: words(
    `rental hire car day insur extra week ${tripEn}`,
    `insur $vehicle | maintenance repair tyre servic clean wash $vehicle | ${wideEnglish.people} | $rent commission $marketing ${wideEnglish.running}`,
    'car $vehicle',
    `${notEnglish()} freight taxi_fare driving_lesson`,
  ),
  ru: words(
    `прокат аренд автомоб машин сутк день ${tripRu}`,
    `страхов осаго каско лизинг | ремонт обслуж мойк шин запчаст $vehicle | ${wideRussian.people} | ${wideRussian.running}`,
    '$vehicle',
    `${notRussian()} грузоперевоз фрахт вожден`,
  ),
  price: [
    [15, 200],
    [100, 2_500],
  ],
  revenue: 260_000,
  margin: [-12, 78],
  payroll: [0, 45],
};

const scooters: Trade = {
  en: words(
    `ride minute trip unlock rental pass subscription scooter hour`,
    `charg electric energy batter $utilities | maintenance repair part spare operation fleet scooter | ${wideEnglish.people} | permit licen insur payment software ${wideEnglish.running}`,
    'scooter batter $vehicle',
    `${notEnglish()} taxi skate`,
  ),
  ru: words(
    `поездк минут аренд самокат старт абонемент прокат`,
    `зарядк электр энерг $utilities | ремонт запчаст обслуж эксплуатац самокат | ${wideRussian.people} скаут | ${wideRussian.running}`,
    'самокат аккумулятор батаре $vehicle',
    `${notRussian()} такси бензоколонк фрахт`,
  ),
  price: null,
  revenue: 300_000,
  margin: [-40, 60],
  payroll: [3, 65],
};

const coaches: Trade = {
  en: words(
    `coach passenger tour school group contract ${tripEn}`,
    roadEn,
    'coach bus $vehicle',
    `${notEnglish()} workout coaching athlete`,
  ),
  ru: words(
    `автобус пассажир экскурс перевоз вахт школьн ${tripRu}`,
    roadRu,
    'автобус микроавтобус $vehicle',
    `${notRussian()} грузоперевоз фрахт вожден`,
  ),
  price: null,
  revenue: 500_000,
  ...hauling,
};

const towing: Trade = {
  ru: words(
    `эвакуац эвакуатор вызов ${tripRu}`,
    roadRu,
    'эвакуатор $vehicle',
    `${notRussian()} пассажир кузовн_ремонт автосалон`,
  ),
  price: [[15, 500]],
  revenue: 150_000,
  ...hauling,
};

const pickup: Trade = {
  ru: words(
    `вознагражден комисси процент выдач озон заказ агентск выручк посылк оборот`,
    `${wideRussian.people} менеджер | $rent | интернет связь $utilities видеонаблюден ${wideRussian.running}`,
    `стеллаж примерочн вывеск ${wideRussian.kit}`,
    `${notRussian()} тягач официант`,
  ),
  price: null,
  revenue: 45_000,
  margin: [-25, 65],
  payroll: [0, 85],
};

const customs: Trade = {
  en: words(
    `declaration clear customs document fee import export shipment ${english.service}`,
    `${wideEnglish.people} broker declarant | $rent ${wideEnglish.running} | software licen insur guarantee $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} software`,
    `${notEnglish()} tailor costume berth`,
  ),
  price: null,
  revenue: 250_000,
  ...work,
};

const diggers: Trade = {
  ru: words(
    `экскаватор аренд спецтехник машино мото ${tripRu}`,
    `$fuel техник машин | ${wideRussian.people} машинист экипаж | ремонт обслуж запчаст лизинг страхов | перебазиров перевоз трал ${wideRussian.running}`,
    'экскаватор спецтехник $vehicle $equipment',
    `${notRussian()} пассажир экскурс горнич`,
  ),
  price: null,
  revenue: 900_000,
  margin: [-10, 68],
  payroll: [3, 60],
};

const some = (trade: Trade): Trade => ({ ...trade, isGrowing: false });

export const fourthWheels: readonly ExpectedModel[] = [
  ...linesOf(
    lorries,
    en('8 refrigerated lorries, fruit from Murcia to northern Europe', 'ES', 8, 1_900_000),
    ru('грузоперевозки, 5 фур, Смоленск', 'RU', 5, 1_200_000),
  ),
  ...linesOf(
    couriers,
    en('cargo bike couriers in Utrecht, 10 riders', 'NL', 10, 420_000),
    ru('курьерская доставка документов по Москве', 'RU', null, 250_000),
  ),
  ...linesOf(
    some(taxis),
    en('taxi company in Cadiz with 12 cars', 'ES', 12, 700_000),
    ru('таксопарк, 30 машин, сдаём водителям в аренду, Ташкент', 'UZ', 30, 550_000),
  ),
  ...linesOf(
    transfers,
    en('airport transfers in Antalya with 4 minivans', 'TR', 4, 280_000),
    ru('трансфер из аэропорта Минеральных Вод на горные курорты', 'RU'),
  ),
  ...linesOf(
    fulfilment,
    en('fulfilment warehouse for online shops in Rotterdam, 2,000 m2', 'NL', 2000),
    ru('фулфилмент для маркетплейсов, склад 1500 м2, Подольск', 'RU', 1500),
  ),
  ...linesOf(
    removals,
    en('removals firm with 3 vans in Bordeaux', 'FR', 3, 380_000),
    ru('квартирные переезды с грузчиками, 2 газели', null, 2, 160_000),
  ),
  ...linesOf(
    some(carHire),
    en('car hire on Madeira, 25 cars', 'PT', 25, 320_000),
    ru('прокат автомобилей без водителя в Адлере, 10 машин', 'RU', 10, 150_000),
  ),
  ...linesOf(scooters, en('200 shared electric scooters in Cork', 'IE', 200)),
  ...linesOf({ ...scooters, isSeasonal: true }, ru('кикшеринг, 300 самокатов, Таганрог', 'RU', 300, 350_000)),
  ...linesOf(
    coaches,
    en('coach hire in Inverness, 5 coaches', 'GB', 5, 700_000),
    ru('заказные автобусы, 4 автобуса, Псков', 'RU', 4, 300_000),
  ),
  ...linesOf(towing, ru('эвакуатор, 2 машины, круглосуточно, Тюмень', 'RU', 2)),
  ...linesOf(pickup, ru('пункт выдачи озон в спальном районе')),
  ...ofAnyRevenue(linesOf(customs, en('customs broker in the port of Mersin', 'TR'))),
  ...linesOf(some(diggers), ru('аренда экскаваторов с экипажем, 6 машин, Якутск', 'RU', 6)),
];
