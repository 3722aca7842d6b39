// Lines of the fourth set about travel and places to stay.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const letting = { margin: [-12, 80], payroll: [0, 55], isGrowing: false } as const;
const nightsEn = `room night stay guest accommodation lodg bed book rent let flat apartment dome cabin tent pod`;
const nightsRu = `номер ночь ночей ноч прожив сутк посуточ гост заезд брон койк мест размещен домик купол аренд квартир`;
const stayCostEn = `clean laundry linen housekeep supplies consumable toiletr breakfast food $materials | ${wideEnglish.people} | $utilities $rent | commission booking channel platform fee $marketing ${wideEnglish.running}`;
const stayCostRu = `уборк стирк прачечн бель расход гигиен завтрак продукт $materials | ${wideRussian.people} горнич уборщ | $utilities $rent | комисси бронирован агрегатор площадк $marketing ${wideRussian.running}`;
const stayKitEn = `bed furnit room linen ${wideEnglish.kit} ${wideEnglish.yard}`;
const stayKitRu = `кроват мебел номер бель ${wideRussian.kit} ${wideRussian.yard}`;

const hotel: Trade = {
  en: words(nightsEn, stayCostEn, stayKitEn, `${notEnglish('room_night')} camera_lens optician classroom`),
  ru: words(nightsRu, stayCostRu, stayKitRu, `${notRussian('ночлег')} телефонн_номер автосервис грядк`),
  price: [[30, 600]],
  revenue: 600_000,
  ...letting,
};

const hostel: Trade = {
  en: words(nightsEn, stayCostEn, stayKitEn, `${notEnglish('room_night')} flowerbed surgeon`),
  ru: words(nightsRu, stayCostRu, stayKitRu, `${notRussian('ночлег')} официант пассажир`),
  price: [[8, 130]],
  revenue: 250_000,
  ...letting,
};

const domes: Trade = {
  en: words(
    `${nightsEn} glamp`,
    stayCostEn,
    `dome deck ${stayKitEn}`,
    `${notEnglish('room_night', 'hectare')} planetarium lambing`,
  ),
  ru: words(
    `${nightsRu} глэмпинг баня бани чан`,
    stayCostRu,
    `купол домик баня бани ${stayKitRu}`,
    `${notRussian('ночлег', 'гектар')} планетар рассад`,
  ),
  price: [[40, 600]],
  revenue: 250_000,
  ...letting,
};

const flats: Trade = {
  en: words(nightsEn, stayCostEn, stayKitEn, `${notEnglish('room_night')} tenant_find realtor bricklay`),
  ru: words(nightsRu, stayCostRu, stayKitRu, `${notRussian('ночлег')} застройщ прораб ипотечн_брокер`),
  price: [[30, 500]],
  revenue: 120_000,
  ...letting,
};

const cabins: Trade = {
  ru: words(
    `${nightsRu} баня бани`,
    stayCostRu,
    `домик баня бани мангал ${stayKitRu}`,
    `${notRussian('ночлег', 'гектар')} официант бармен клубник`,
  ),
  price: [[40, 500]],
  revenue: 150_000,
  ...letting,
};

const foodWalks: Trade = {
  en: words(
    `tour walk guest ticket group private tast traveller tourist food ${english.service}`,
    `guide ${wideEnglish.people} | tast food restaurant partner ticket $goods | commission platform booking $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} website radio audio`,
    `${notEnglish()} waiter takeaway oven`,
  ),
  price: [
    [20, 220],
    [150, 1_200],
  ],
  revenue: 130_000,
  ...work,
};

const jeeps: Trade = {
  ru: words(
    `тур джип экскурс маршрут групп поездк турист мест день ${russian.service}`,
    `$fuel автомоб машин | гид ${wideRussian.people} | ремонт обслуж страхов шин питан прожив $vehicle | ${wideRussian.running}`,
    `джип внедорожник снаряж ${wideRussian.yard}`,
    `${notRussian('ночлег')} грузоперевоз фрахт автосалон`,
  ),
  price: [[25, 1_500]],
  revenue: 150_000,
  ...work,
};

const yachts: Trade = {
  en: words(
    `charter yacht week day boat sail skipper rental book cabin extra`,
    `berth mooring marina harbour port | maintenance repair antifoul insur | ${wideEnglish.people} skipper crew | clean laundry commission $marketing ${wideEnglish.running}`,
    'yacht boat sail fleet dinghy',
    `${notEnglish()} flight freight fishing_quota`,
  ),
  price: [[150, 15_000]],
  revenue: 320_000,
  ...letting,
  isSeasonal: true,
};

const agency: Trade = {
  ru: words(
    `тур путевк комисси вознагражден бронирован турист заявк ${russian.service}`,
    `${wideRussian.people} турагент | $rent связь интернет офис | $marketing продвиж | ${wideRussian.running} туроператор`,
    wideRussian.kit,
    `${notRussian()} горнич номерн_фонд авиапарк`,
  ),
  price: null,
  revenue: 150_000,
  margin: [-15, 60],
  payroll: [0, 80],
};

const barn: Trade = {
  en: words(
    `wedding venue hire event rent book day weekend reception barn package`,
    `${wideEnglish.people} clean | $utilities maintenance repair insur | $marketing ${wideEnglish.running}`,
    `barn ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} chef ingredient recipe`,
  ),
  price: [[800, 20_000]],
  revenue: 150_000,
  ...letting,
  isSeasonal: true,
};

export const fourthStays: readonly ExpectedModel[] = [
  ...linesOf(
    hotel,
    en('albergo di 24 camere a Lecce', 'IT', 24, 850_000),
    ru('мини-отель на 12 номеров в Петербурге', 'RU', 12, 300_000),
  ),
  ...linesOf(
    hostel,
    en('hostel with 48 beds in Cusco', 'PE', 48, 400_000),
    ru('хостел на 30 мест в Иркутске', 'RU', 30, 140_000),
  ),
  ...linesOf(
    { ...domes, isSeasonal: true },
    en('glamping with 8 domes in Wales', 'GB', 8, 220_000),
    ru('глэмпинг на 10 куполов, Карелия', 'RU', 10, 350_000),
  ),
  ...linesOf(
    flats,
    en('6 holiday flats in Funchal, we own them', 'PT', 6, 180_000),
    ru('посуточная аренда, 5 квартир, Калининград', 'RU', 5, 110_000),
  ),
  ...linesOf(
    cabins,
    ru(
      'Есть земля у озера под Миассом. Поставим 6 домиков и баню, будем сдавать посуточно круглый год. Ресторана не будет.',
      'RU',
      6,
    ),
  ),
  ...linesOf(foodWalks, en('walking food tours in Krakow', 'PL')),
  ...linesOf(jeeps, ru('джип-туры по Дагестану, 3 машины', 'RU', 3)),
  ...linesOf(yachts, en('charter of 4 sailing yachts on Lefkada, Greece', 'GR', 4)),
  ...ofAnyRevenue(linesOf(agency, ru('турагенство, продаём туры в Турцию и Египет'))),
  ...linesOf(
    barn,
    en(
      'Our family owns a barn near Cahors in France. We would like to turn it into a venue for weddings, about 25 each summer, with caterers whom the guests bring. No hotel rooms.',
      ...(['FR', 25, null, 25 / 12, 2.08, 25 / 6, 4.17, 25 / 5, 25 / 4, 6.25, 25 / 3, 8.33] as const),
    ),
  ),
];
