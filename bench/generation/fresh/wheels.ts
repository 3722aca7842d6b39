// Fresh lines about vehicles, goods and people on the move.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

export const garage: Trade = {
  en: words(
    'repair service job car tyre tire wash visit oil vehicle labour labor order detail work | part oil tyre tire diagnos detail inspect wash brake balanc storage wax interior vacuum sale product membership alignment subscription polish other accessor',
    'part $materials oil tyre tire water chemical $goods | $staff mechanic technician washer | $rent | $utilities insur $marketing waste',
    'lift $equipment tool',
    'haircut patient pupil tuition room_night dish crop',
  ),
  ru: words(
    'ремонт работ машин мойк шин авто заказ нормо услуг комплекс | запчаст диагност масл шин хранен химчист полировк балансир развал детейлинг обслуж салон товар абонемент',
    '$materials запчаст масл химия автохим полирол вод шин | $staff механик слесар мойщик | $rent | $utilities $marketing утилизац страхов',
    'подъемник $equipment инструмент',
    'стриж пациент ученик ночлег гектар номеров блюд',
  ),
  price: [
    [6, 60],
    [60, 900],
  ],
  revenue: 450_000,
  margin: [-5, 42],
  payroll: [12, 55],
};

export const haulage: Trade = {
  en: words(
    'freight load haul deliver trip mile kilomet order parcel route drop shipment transport ton contract | wait return storage surcharge fuel express handling warehouse load contract other backhaul same extra return special detention collect',
    '$fuel toll tire tyre | $staff driver courier subcontract | insur maintenance repair | $vehicle permit licen dispatch $rent software',
    'truck $vehicle trailer bike',
    'haircut patient pupil tuition room_night dish',
  ),
  ru: words(
    'перевоз рейс доставк груз заказ километр посылк маршрут отправлен | экспедир простой хранен склад экспресс попутн допол погрузк срочн доставк возврат обратн',
    '$fuel платон дорог шин | $staff водител курьер субподряд | страхов ремонт обслуж | $vehicle $rent связь диспетчер',
    'грузовик $vehicle полуприцеп велосипед',
    'стриж пациент ученик ночлег номеров блюд',
  ),
  price: [
    [0.4, 25],
    [100, 6_000],
  ],
  revenue: 800_000,
  margin: [-5, 35],
  payroll: [12, 60],
};

const taxi: Trade = {
  en: words(
    'ride trip fare transfer taxi passenger driver hour day charter kilomet mile | airport contract corporate wait transfer advert event tour commission booking hour medical school delivery',
    '$fuel | $staff driver commission payout | insur maintenance repair tyre | licen platform booking wash $marketing software parking',
    'car $vehicle',
    'haircut patient pupil tuition room_night dish crop',
  ),
  ru: words(
    'поездк заказ такси трансфер пассажир рейс смен водител аренд | аэропорт договор корпорат ожидан трансфер реклам межгород доставк комисс',
    '$fuel | $staff водител комисс | страхов ремонт обслуж шин | лиценз мойк связь $marketing агрегатор осаго',
    'автомоб $vehicle',
    'стриж пациент ученик ночлег гектар номеров блюд',
  ),
  price: [
    [5, 120],
    [120, 700],
  ],
  revenue: 350_000,
  margin: [-5, 45],
  payroll: [15, 70],
};

const hire: Trade = {
  en: words(
    'rental rent hire day hour booking boat bike scooter car vehicle charter ride trip | insur deliver accessor tour guide equip extra helmet fuel skipper child lesson weekend event repair drop mileage week sale cover',
    'maintenance repair part $fuel clean $materials | insur | $staff | $rent mooring $marketing commission berth parking platform',
    'bike scooter boat $vehicle car fleet yacht kayak jet board rental hire',
    'haircut patient pupil tuition dish crop',
  ),
  ru: words(
    'прокат комплект аренд сутк день час выход лодк велосипед самокат сап | страхов доставк аксессуар одежд шлем экскурс тур снаряж допол экипаж занят инструктор залог оборуд детск',
    'обслуж ремонт запчаст $fuel расход | страхов | $staff | $rent $marketing стоянк хранен',
    'велосипед самокат лодк катер яхт $vehicle сап доск лыж прокат',
    'стриж пациент ночлег гектар блюд',
  ),
  price: [
    [8, 130],
    [150, 2_500],
  ],
  revenue: 250_000,
  margin: [-5, 62],
  payroll: [5, 48],
};

export const tours: Trade = {
  en: words(
    'tour trip guest booking guide excursion traveller traveler ticket experience package group safari place dive | private custom photo transfer lunch product commission extra group meal gear equip souvenir multi food rental course corporate insur tip',
    'guide entrance ticket meal food transport supplier accommodation partner tour hotel commission equip | $staff guide | insur licen | $marketing $vehicle $fuel $rent software platform',
    '$equipment $computer $vehicle website boat',
    'haircut patient pupil tuition dish hectare',
  ),
  ru: words(
    'тур экскурс гость поездк путевк группа клиент бронир заказ комисс | индивидуал трансфер страхов фото авторск групп виз билет допол обед сплав корпоратив отел снаряж',
    'гид билет питан транспорт проживан партнер поставщик отел экскурс комисс | $staff гид инструктор | страхов лиценз $rent | $marketing $vehicle связь сайт',
    '$equipment $computer $vehicle сайт',
    'стриж пациент ученик блюд гектар',
  ),
  price: [
    [18, 350],
    [350, 6_000],
  ],
  revenue: 300_000,
  margin: [-6, 45],
  payroll: [8, 55],
};

/** Paid by commissions: the client buys of the operator. */
const travelAgency: Trade = {
  en: words(
    'tour trip booking commission package ticket holiday fee',
    '$staff agent | $rent | $marketing | software booking system platform card licen insur',
    '$equipment $computer website',
    'haircut patient pupil tuition dish hectare',
  ),
  ru: words(
    'тур поездк путевк бронир комисс билет',
    '$staff менеджер агент | $rent | $marketing | сервис система бронир эквайринг лиценз страхов связь',
    '$equipment $computer сайт',
    'стриж пациент ученик блюд гектар',
  ),
  price: null,
  revenue: 350_000,
  margin: [-6, 45],
  payroll: [15, 68],
};

const charging: Trade = {
  en: words(
    'charg kwh energy session electric | advert member subscription roaming fleet rent parking retail fee coffee idle grid carbon shop contract host reserv food',
    'electric energy power | $staff maintenance service | $rent site land location place commission | insur software platform payment network $marketing',
    'charger charg station connect grid transformer',
    'haircut patient pupil tuition dish room_night',
  ),
  ru: words(
    'зарядк квт электро сесси энерги | реклам подписк парковк роуминг аренд договор корпорат кофе магазин абонемент',
    'электро энерги | $staff обслуж | $rent участ мест площадк владел | страхов платформ связь эквайринг $marketing',
    'станци зарядн подключ трансформатор',
    'стриж пациент ученик номеров блюд',
  ),
  price: [
    [0.2, 1.2],
    [6, 45],
  ],
  revenue: 300_000,
  margin: [-15, 60],
  payroll: [0, 40],
};

export const freshWheels: readonly ExpectedModel[] = [
  ...linesOf(
    garage,
    en('auto repair shop'),
    en('car repair garage with 4 lifts in Łódź', 'PL', 4, 500_000),
    en('self service car wash 6 bays', null, 6, 250_000),
    en('mobile car detailing in Perth', 'AU', null, 110_000),
    en('taller mecánico en Córdoba, Argentina', 'AR'),
    en('Reifenservice in Nürnberg', 'DE'),
    ru('автосервис на 3 подъёмника', null, 3, 350_000),
    ru('шиномонтаж на трассе', null, null, 150_000),
    ru('автомойка самообслуживания в Бишкеке', 'KG', null, 200_000),
    ru('детейлинг центр', null, null, 300_000),
  ),
  ...linesOf(
    haulage,
    en('trucking company with 6 trucks in Memphis', 'US', 6, 1_500_000),
    en('one man with a van courier in Bristol', 'GB', null, 80_000),
    en('last mile delivery for online shops in Lagos', 'NG'),
    en('transporte de carga en Monterrey con 10 camiones', 'MX', 10, 2_000_000),
    en('bicycle couriers Copenhagen', 'DK', null, 400_000),
    ru('грузоперевозки на газелях, 5 машин', null, 5, 350_000),
    ru('курьерская доставка для интернет-магазинов', null, null, 400_000),
    ru('перевозка зерна, 8 зерновозов', null, 8, 1_200_000),
  ),
  ...linesOf(
    taxi,
    en('taxi company'),
    en('airport transfers in Antalya with 5 minivans', 'TR', 5, 450_000),
    en('limo service in Las Vegas', 'US', null, 600_000),
    ru('таксопарк на 20 машин в Алматы', 'KZ', 20, 900_000),
    ru('такси в маленьком городе', null, null, 250_000),
  ),
  ...linesOf(
    hire,
    en('bike rental in Amsterdam, 100 bikes', 'NL', 100, 250_000),
    en('scooter rental in Chiang Mai', 'TH', null, 200_000),
    en('noleggio gommoni in Sardegna', 'IT'),
    en('car rental with 15 cars in Reykjavik', 'IS', 15, 300_000),
    en('yacht charter Split 3 boats', 'HR', 3, 350_000),
    ru('прокат сапбордов на озере', null, null, 60_000),
    ru('прокат лыж в Красной Поляне', 'RU'),
  ),
  ...linesOf(
    tours,
    en('walking tours in Kyoto', 'JP', null, 150_000),
    en('safari tours Arusha', 'TZ', null, 600_000),
    en('escuela de buceo en Tenerife', 'ES', null, 250_000),
    ru('туры на Байкал', 'RU'),
    ru('экскурсии по крышам Петербурга', 'RU', null, 150_000),
  ),
  ...linesOf(travelAgency, en('travel agency'), ru('турагентство')),
  ...linesOf(
    charging,
    en('EV charging stations, 12 chargers, Eindhoven', 'NL', 12, 250_000),
    en('electric car charging hub in Oslo', 'NO'),
    selling('зарядк квт электро сесси энерги', ru('зарядки для электромобилей')),
  ),
];
