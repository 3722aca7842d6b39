// Fresh lines about places to sleep, work, store, park and meet.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

export const hotel: Trade = {
  en: words(
    'room night accommodation guest stay bed dorm cabin pitch suite rent tent cottage unit | breakfast food restaurant bar event extra spa tour park activit clean rental laundry service hire shop meal drink electric sauna late',
    'clean laundry linen breakfast food $goods amenit $materials consumable commission | $staff reception housekeep | commission platform booking $marketing | $utilities $rent insur maintenance repair',
    '$fitout $building bed tent cabin room',
    'haircut patient pupil tuition hectare crop',
  ),
  ru: words(
    'номер прожив ночь сутк гость размещ койк бронир домик место ночлег аренд | завтрак ресторан питан бар баня экскурс прокат мероприят допол трансфер уборк стирк парковк мангал услуг',
    'бель стирк уборк завтрак продукт расход $materials комисс | $staff горничн | комисс $marketing агрегатор | $utilities $rent страхов обслуж ремонт',
    '$fitout $building $equipment домик',
    'стриж пациент ученик гектар',
  ),
  price: [
    [14, 90],
    [60, 420],
  ],
  revenue: 600_000,
  margin: [-6, 60],
  payroll: [6, 48],
};

const lettings: Trade = {
  en: words(
    'rent lease management apartment unit night tenant member desk office storage stor parking space booking hour stay month | service clean fee utilit park meeting event laundry late insur pack extra storage virtual deposit other day room private advert',
    'clean maintenance repair commission management laundry coffee supplies $materials consumable | $utilities insur tax | $rent $staff management commission $marketing mortgage | $marketing software insur accounting security',
    '$building $fitout $computer apartment unit barrier desk locker camera',
    'haircut patient pupil tuition dish crop',
  ),
  ru: words(
    'аренд квартир апартам место сутк гость бокс парков офис стол ночь прожив хранен кабинет | уборк услуг допол переговор коммунал парков депозит страхов мероприят виртуал трансфер упаковк кофе реклам',
    'уборк обслуж ремонт комисс бель расход $materials стирк клининг | $utilities страхов налог | $rent $staff комисс $marketing | $marketing охран связь бухгалт',
    '$building $fitout $equipment бокс шлагбаум',
    'стриж пациент ученик блюд гектар',
  ),
  price: [
    [1, 60],
    [60, 450],
    [450, 5_000],
  ],
  revenue: 200_000,
  margin: [-8, 82],
  payroll: [0, 45],
};

const venue: Trade = {
  en: words(
    'event venue wedding hire rent booking party parties conference hall day guest organis organiz plan project fee package | cater bar decor equip hour photo drink corporate service accommodation food small commission rental coordination consult music conference partial ceremony clean',
    'cater decor food drink clean supplies $materials subcontract supplier contractor artist | $staff | $rent $marketing $utilities insur',
    '$equipment $fitout $building sound',
    'haircut patient pupil tuition crop',
  ),
  ru: words(
    'мероприят свадьб праздник зал аренд банкет проект организ заказ | декор кейтеринг оборуд ведущ фото корпоратив аренд координац комисс допол бар детск звук',
    'декор кейтеринг продукт подряд артист ведущ расход $materials реквизит уборк | $staff аниматор менеджер | $rent $marketing $utilities страхов транспорт',
    '$equipment $fitout $computer звук свет реквизит декор',
    'стриж пациент ученик гектар',
  ),
  price: [
    [15, 300],
    [400, 30_000],
  ],
  revenue: 400_000,
  margin: [-6, 55],
  payroll: [6, 55],
};

export const freshStays: readonly ExpectedModel[] = [
  ...linesOf(
    hotel,
    en('boutique hotel in Porto with 18 rooms', 'PT', 18, 900_000),
    en('hostel in Kraków, 60 beds', 'PL', 60, 450_000),
    en('B&B in Cornwall, 5 rooms', 'GB', 5, 130_000),
    en('glamping with 8 tents in Transylvania', 'RO', 8, 220_000),
    en('hotel rural en Asturias con 10 habitaciones', 'ES', 10, 300_000),
    en('surf hostel Ericeira', 'PT', null, 300_000),
    en('riad in Marrakesh 7 rooms', 'MA', 7, 250_000),
    en('agriturismo in Toscana con ristorante', 'IT', null, 400_000),
    en('campground with 90 pitches', null, 90, 450_000),
    ru('гостиница у моря в Анапе на 40 номеров', 'RU', 40, 900_000),
    ru('хостел в центре Питера на 32 места', 'RU', 32, 250_000),
    ru('глэмпинг на Алтае, 12 домиков', 'RU', 12, 400_000),
    ru('база отдыха'),
    ru('мини отель с рестораном и баней', null, null, 700_000),
  ),
  ...linesOf(
    lettings,
    en('airbnb'),
    en('short term rental management, 25 apartments in Lisbon', 'PT', 25, 250_000),
    en('self storage facility with 300 units in Manchester', 'GB', 300, 500_000),
    en('coworking space 80 desks Medellin', 'CO', 80, 350_000),
    en('parking lot near the stadium'),
    ru('посуточная аренда квартир в Казани, 7 квартир', 'RU', 7, 140_000),
    ru('коворкинг на 50 мест', null, 50, 200_000),
    ru('склад временного хранения вещей', null, null, 250_000),
    ru('парковка у аэропорта', null, null, 250_000),
  ),
  ...linesOf(
    { ...lettings, isGrowing: false },
    en('rental property: 6 apartments in Leipzig', 'DE', 6, 90_000),
  ),
  ...linesOf(
    venue,
    en('wedding venue in a barn'),
    en('wedding planner in Cartagena', 'CO', null, 150_000),
    en('salón de fiestas infantiles en Puebla', 'MX', null, 180_000),
    en('event agency for corporate parties in Frankfurt', 'DE', null, 900_000),
    ru('организация детских праздников', null, null, 100_000),
    ru('лофт для мероприятий в Екатеринбурге', 'RU', null, 200_000),
    selling(
      'мероприят свадьб праздник проект организ заказ агентств',
      at([[300, 40_000]], ru('свадебное агентство', null, null, 180_000)),
    ),
  ),
];
