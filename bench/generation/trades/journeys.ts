// Lines about moving goods and people, and about where travellers sleep.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const trucking: Trade = {
  en: words(
    'freight haul kilomet mile trip load transport deliver km truck tonne',
    '$fuel | driver $staff | toll insur tyre maint repair $vehicle',
    '$vehicle tractor',
    'haircut overnight_stay patient pupil bouquet tuition',
  ),
  ru: words(
    'перевоз рейс км километр фрахт доставк груз',
    '$fuel | водител $staff | платон страхов шин ремонт обслуживан осаго дорог лизинг',
    '$vehicle',
    'стриж ночлег пациент ученик букет номеров',
  ),
  price: [
    [0.5, 5],
    [200, 5_000],
  ],
  revenue: 1_000_000,
  margin: [-3, 40],
  payroll: [12, 50],
};

const courier: Trade = {
  en: words(
    'deliver parcel drop order move trip job hour',
    '$fuel $vehicle | courier driver mover rider $staff | insur maint repair $vehicle software app pack',
    '$vehicle bike $equipment',
    'haircut patient pupil harvest room_night tuition',
  ),
  ru: words(
    'доставк заказ посылк переезд отправлен рейс час',
    '$fuel $vehicle | курьер водител грузчик $staff | страхов ремонт обслуживан осаго сервис упаков реклам приложен',
    '$vehicle велосипед $equipment',
    'стриж пациент ученик урожа ночлег номеров',
  ),
  price: [
    [3, 70],
    [80, 1_600],
  ],
  revenue: 500_000,
  margin: [-6, 38],
  payroll: [15, 68],
};

const taxi: Trade = {
  en: words(
    'ride trip fare taxi transfer passenger booking day rental hour',
    '$fuel clean | driver $staff | insur maint repair tyre $vehicle',
    '$vehicle',
    'haircut patient pupil harvest room_night tuition',
  ),
  ru: words(
    'поездк аренд сутк такси трансфер рейс пассажир',
    '$fuel мойк | водител $staff | страхов осаго ремонт обслуживан шин',
    '$vehicle',
    'стриж пациент ученик урожа ночлег номеров',
  ),
  price: [[5, 260]],
  revenue: 500_000,
  margin: [-5, 55],
  payroll: [5, 62],
};

const warehouse: Trade = {
  en: words(
    'storage pallet square m2 sqm rent place order unit pick shipment fulfil handling forward warehous',
    '$staff warehouse | $rent land | $utilities insur security | software maint repair $marketing $fuel pack',
    'rack forklift shel unit partition access $building $equipment $vehicle',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'хранен место паллет аренд обработк заказ отправк бокс метр фулфилмент',
    '$staff кладовщик комплектовщик | $rent земл | $utilities охран страхов | программ обслуживан реклам упаков топлив',
    'стеллаж погрузчик бокс контейнер $building $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.6, 60],
    [40, 350],
  ],
  revenue: 700_000,
  margin: [-5, 68],
  payroll: [4, 52],
};

const hotel: Trade = {
  en: words(
    'room night accommodation stay bed rent guest tent cabin pitch dorm apartment cottage villa dome yurt | breakfast restaurant food spa event bar parking clean tour laundry extra meal private drink activit minibar conference other dinner hir sauna hot kayak transfer camper shop electric',
    '$staff housekeep reception clean | $utilities | commission booking distribution channel $marketing | laundry linen clean $materials food maint',
    'room $building $fitout tent bed $equipment',
    'haircut patient pupil tyre kennel harvest hot_desk coworking tuition',
  ),
  ru: words(
    'номер прожив ночь ночлег сутк размещен койк домик аренд место глэмпинг палат гост | завтрак ресторан питан спа парков бан экскурс мероприят кафе чан прокат бар уборк конференц мангал трансфер прачеч ужин купел сауна доп',
    '$staff горничн уборк клининг | $utilities | комисс бронирован агрегатор $marketing | прачеч бель расходн питан продукт обслуживан уборк гигиен',
    'номер домик $building $fitout палатк шатёр шатр купол $equipment',
    'стриж пациент ученик шиномонтаж',
  ),
  price: [[18, 350]],
  revenue: 900_000,
  margin: [-8, 58],
  payroll: [10, 50],
  isSeasonal: true,
};

const tours: Trade = {
  en: words(
    'tour trip package excursion booking commission ticket charter day cruise travel holiday | private group commission insur transfer hotel flight photo ticket custom corporate skipper tailor fuel week hir visa extra outbound other gift day equipment lesson fee accommodation multi',
    'guide driver agent skipper $staff | $marketing commission booking | accommodation transport hotel ticket $fuel $vehicle mooring berth marina flight supplier entrance | insur licen $rent office maint repair',
    'boat bus yacht raft kayak $vehicle $computer $equipment',
    'haircut patient pupil harvest tuition',
  ),
  ru: words(
    'тур экскурс путёв комисс поездк чартер аренд прогулк бронирован билет | индивидуал группов авиа страхов виз трансфер корпоратив билет доп фото автор внутрен горящ круиз',
    'гид экскурсовод водител менеджер капитан $staff | реклам $marketing комисс | прожив транспорт отел билет $fuel $vehicle стоянк входн | страхов лиценз $rent офис программ ремонт',
    'катер яхт лодк автобус $vehicle $computer $equipment',
    'стриж пациент ученик урожа шиномонтаж',
  ),
  price: [[20, 3_500]],
  revenue: 450_000,
  margin: [-8, 48],
  payroll: [5, 58],
  isSeasonal: true,
};

/** Sells the tours of others for a percent of them: it has no price, and pays for no rooms and no seats. */
const travelAgency: Trade = {
  ...tours,
  en: words(
    'tour commission booking package travel holiday | ticket hotel flight insur visa',
    'agent manager $staff | $marketing commission | booking software licen insur $rent office',
    '$computer $equipment',
    'haircut patient pupil harvest tuition',
  ),
  ru: words(
    'тур комисс бронирован путёв | билет отел авиа страхов виз',
    'менеджер агент $staff | реклам $marketing комисс | бронирован программ страхов лиценз $rent офис',
    '$computer $equipment',
    'стриж пациент ученик урожа шиномонтаж',
  ),
  price: null,
};

export const journeyLines: readonly ExpectedModel[] = [
  ...linesOf(
    trucking,
    en('10 trucks', null, 10, 2_200_000),
    en('long haul trucking from Romania with 17 trucks', 'RO', 17, 5_500_000),
    ru('грузоперевозки на 5 фурах', null, 5, 1_100_000),
    // A van in town is paid by the hour.
    at([[15, 120]], ru('грузоперевозки газелями по Самаре', 'RU', null, 350_000)),
    ru('gruzoperevozki'),
  ),
  ...linesOf(
    courier,
    at(10, en('courier company in Marrakech', 'MA')),
    at(
      [
        [50, 200],
        [250, 2_500],
      ],
      en('removals company in Bristol with 3 vans', 'GB', 3),
    ),
    at(11, en('same day parcel delivery by cargo bike in Ghent', 'BE')),
    at(11, ru('курьерская служба в Бишкеке', 'KG')),
    at(
      [
        [25, 90],
        [120, 1_200],
      ],
      ru('квартирные переезды'),
    ),
  ),
  ...linesOf(
    taxi,
    at(
      [
        [5, 45],
        [40, 200],
      ],
      en('taxi company in Casablanca, 12 cars', 'MA', 12, 700_000),
    ),
    at(
      [
        [25, 160],
        [150, 900],
      ],
      en('car rental at the airport of Heraklion, 35 cars', 'GR', 35, 600_000),
    ),
    at(75, en('airport transfers')),
    at(
      [
        [5, 35],
        [40, 160],
      ],
      ru('таксопарк на 25 машин в Уфе', 'RU', 25, 900_000),
    ),
    at(
      [
        [35, 250],
        [200, 1_200],
      ],
      ru('прокат автомобилей в Батуми', 'GE'),
    ),
  ),
  ...linesOf(
    warehouse,
    en('self storage with 150 units', null, 150, 270_000),
    en('fulfilment warehouse for online shops, Leipzig', 'DE'),
    selling(
      'freight transport carriage forward shipment',
      en('freight forwarding in Durban', 'ZA', null, 3_000_000),
    ),
    ru('склад ответственного хранения 2000 м2', null, 2000, 400_000),
  ),
  ...linesOf(
    hotel,
    at(150, en('hotel with a restaurant and spa, 24 rooms', null, 24, 1_800_000)),
    at(280, en('boutique hotel on the island of Hvar, 18 rooms', 'HR', 18, 1_100_000)),
    at(35, en('hostel in Cusco with 46 beds', 'PE', 46, 450_000)),
    at(160, en('glamping with 8 domes', null, 8, 300_000)),
    at(140, en('Ferienwohnungen an der Ostsee, 6 Wohnungen', 'DE', 6, 200_000)),
    at(130, en("chambres d'hôtes en Provence", 'FR', null, 130_000)),
    at(50, en('campsite in Tyrol, 80 pitches', 'AT', 80, 600_000)),
    at(130, ru('гостиница на 24 номера в Суздале', 'RU', 24, 1_300_000)),
    at(32, ru('хостел на 40 мест в Алматы', 'KZ', 40, 450_000)),
    at(230, ru('глэмпинг на Алтае, 10 шатров, своя земля', 'RU', 10, 450_000)),
    at(95, ru('гостевой дом у моря')),
  ),
  ...linesOf(
    tours,
    at(160, en('whale watching boat tours in Hermanus', 'ZA')),
    at(130, en('walking food tours of Lisbon', 'PT')),
    at([[600, 60_000]], en('yacht charter in Göcek with 4 yachts', 'TR', 4)),
    at([[25, 450]], ru('экскурсии по Байкалу на катере', 'RU')),
  ),
  ...linesOf(travelAgency, en('travel agency in Kochi', 'IN'), ru('турагентство в Хабаровске', 'RU')),
];
