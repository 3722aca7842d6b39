// Lines about building trades and making homes good.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';

const builder: Trade = {
  en: words(
    'build construct house project contract renovat refurb extension home apartment flat kitchen bathroom job | project extension repair renovat kitchen design variation other maintenance house material custom',
    '$materials | subcontract $staff builder worker | insur $fuel $vehicle $rent $equipment',
    'tool $equipment $vehicle scaffold',
    'haircut overnight patient pupil dog room_night tuition',
  ),
  ru: words(
    'строит дом объект ремонт отделк квартир проект договор | дополнительн ремонт отделк проект материал баня фундамент дизайн работ коттедж',
    '$materials стройматериал | субподряд $staff строител прораб отделочн | страхов $fuel $vehicle $rent реклам',
    'инструмент лес $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [30, 3_000],
    [4_000, 700_000],
  ],
  revenue: 1_300_000,
  margin: [-3, 38],
  payroll: [5, 58],
};

const installer: Trade = {
  en: words(
    'job call visit repair install project hour work contract servic | install emergency maintenance repair contract boiler rewir material project inspect other air new',
    '$materials part | electrician plumber technician installer roofer painter $staff | $fuel $vehicle | insur $marketing',
    'tool $equipment $vehicle',
    'haircut overnight patient pupil dog room_night tuition',
  ),
  ru: words(
    'вызов монтаж ремонт установк заказ объект работ | установк монтаж обслуживан договор ремонт материал прода замен проект',
    '$materials оборудован кондиционер | электрик сантехник монтажник мастер $staff | $fuel $vehicle | реклам $marketing страхов',
    'инструмент $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [40, 700],
    [800, 25_000],
  ],
  revenue: 500_000,
  margin: [-3, 42],
  payroll: [18, 62],
};

const landscaping: Trade = {
  en: words(
    'garden landscap lawn mow maintenance | design project plant tree mow maintenance hedge clearance contract install snow patio irrigat',
    'plant $materials soil seed | gardener landscap $staff | $fuel $vehicle',
    'mow tool $equipment $vehicle',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'озеленен ландшафт участ газон сад благоустрой | уход проект растен полив обслуживан газон посадк договор',
    'растен грунт рулон семен семян $materials | садовник озеленит ландшафт $staff | $fuel $vehicle',
    'газонокосил инструмент $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [30, 400],
    [700, 30_000],
  ],
  revenue: 400_000,
  margin: [-4, 40],
  payroll: [20, 65],
  isSeasonal: true,
};

const designStudio: Trade = {
  en: words(
    'project design consult fee architect m2 square plan | supervision consult visual 3d author concept furniture procurement commission hour permit small renovation planning other interior survey drawing',
    'designer architect $staff engineer | software licen $hosting | $rent insur $marketing visual freelance subcontract',
    '$computer software',
    'haircut overnight patient pupil dog harvest room_night tuition',
  ),
  ru: words(
    'проект дизайн м² метр | надзор консультац комплектац визуализ чертеж чертёж авторск эскиз комисс',
    'дизайнер архитектор $staff визуализатор | программ лиценз $hosting $rent | реклам $marketing субподряд фриланс',
    '$computer программ',
    'стриж ночлег пациент ученик урожа номеров',
  ),
  price: [
    [15, 260],
    [1_000, 60_000],
  ],
  revenue: 400_000,
  margin: [-5, 52],
  payroll: [22, 72],
};

const windows: Trade = {
  en: words(
    'window door unit frame kitchen install | install door repair glass accessor measure delivery other blinds',
    'profile glass frame $materials | fitter worker installer $staff | $rent $fuel $vehicle',
    'saw weld machine $equipment $vehicle',
    'haircut overnight patient pupil harvest room_night tuition',
  ),
  ru: words(
    'окн окон двер конструкц кухн потолк | монтаж установк ремонт двер москит подоконн доставк балкон освещ светильн фурнитур',
    'профил стекл стеклопакет фурнитур полотн $materials | монтажник сборщик $staff | $rent $fuel $vehicle',
    'станок станк линия пил $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [12, 90],
    [150, 9_000],
  ],
  revenue: 800_000,
  margin: [-4, 35],
  payroll: [10, 48],
};

const painter: Trade = {
  ...installer,
  en: words(
    'paint | decorat wallpaper plaster facade exterior preparation',
    '$materials paint | painter $staff | $fuel $vehicle | insur $marketing',
    'tool $equipment $vehicle',
    'haircut overnight patient pupil dog room_night tuition',
  ),
};

export const buildingLines: readonly ExpectedModel[] = [
  ...linesOf(
    builder,
    en('house builder in Brisbane', 'AU'),
    en('home renovation company in Madrid', 'ES'),
    en('kitchen and bathroom renovations'),
    en('empresa de construcción en Guadalajara', 'MX'),
    ru('строительство каркасных домов в Ленинградской области', 'RU'),
    ru('ремонт квартир под ключ, 4 бригады', null, 4),
    ru('remont kvartir'),
  ),
  ...linesOf(
    installer,
    en('plumber in Dublin with 3 vans', 'IE', 3),
    en('electrician'),
    en('electrical contractor in Calgary, 11 electricians', 'CA', 11, 1_600_000),
    en('roofing contractor in Texas', 'US'),
    en('Klempner in München', 'DE'),
    ru('услуги сантехника в Гомеле', 'BY'),
    ru('монтаж кондиционеров в Краснодаре', 'RU'),
    ru('электромонтажные работы'),
  ),
  ...linesOf(painter, en('painter and decorator, two vans', null, 2)),
  ...linesOf(
    landscaping,
    en('landscaping and lawn care in Ohio with 5 crews', 'US', 5, 900_000),
    en('gardener'),
    ru('озеленение и уход за участками'),
  ),
  ...linesOf(
    designStudio,
    en('interior design studio in Milan', 'IT'),
    en('architect office in Vienna with 8 architects', 'AT', 8, 1_100_000),
    ru('студия дизайна интерьера'),
    ru('архитектурное бюро в Москве', 'RU'),
  ),
  ...linesOf(
    windows,
    en('upvc windows manufacturer and installer in Wrocław', 'PL'),
    ru('производство и установка пластиковых окон в Саратове', 'RU'),
    ru('натяжные потолки'),
  ),
];
