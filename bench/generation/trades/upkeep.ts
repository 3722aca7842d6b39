// Lines about repair, cleaning and keeping things in order.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const carRepair: Trade = {
  en: words(
    'repair servic labour hour job maintenance inspect mechanic | part tyre diagnos oil paint body inspect mot other',
    'part oil $materials | mechanic technician $staff painter | $rent | insur waste tool $utilities',
    'lift $equipment diagnos',
    'haircut overnight patient pupil bouquet room_night tuition',
  ),
  ru: words(
    'ремонт обслуживан нормочас диагност заказ кузов покраск | запчаст масл диагност шиномонтаж развал товар покраск кузов',
    'запчаст масл $materials | механик автослесар слесар маляр $staff | $rent | $utilities утилизац страхов реклам инструмент',
    'подъёмник $equipment камер',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[25, 900]],
  revenue: 600_000,
  margin: [-3, 42],
  payroll: [15, 55],
};

const tyres: Trade = {
  en: words(
    'tyre tire wheel fitting change balanc set | storage repair balanc sale alignment season retail puncture new',
    'tyre tire $materials $goods weight valve | fitter technician mechanic $staff | $rent',
    'tyre tire chang balanc lift compressor $equipment',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'шиномонтаж шин колес балансировк комплект переобув | хранен ремонт балансировк прода товар правк',
    'шин груз расходн латк $materials | шиномонтажник мастер $staff | $rent',
    'станок станк подъёмник домкрат компрессор шиномонтаж балансиров $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[15, 180]],
  revenue: 280_000,
  margin: [-4, 45],
  payroll: [12, 58],
  isSeasonal: true,
};

const carWash: Trade = {
  en: words(
    'wash clean car detail | interior wax polish membership vacuum detail extra other subscri valet',
    '$utilities | chemical detergent shampoo soap wax $materials | $staff washer | $rent',
    'wash pressure $equipment tunnel $building',
    'haircut overnight patient pupil dog room_night tuition',
  ),
  ru: words(
    'мойк автомо бокс детейлинг | химчистк полировк воск салон комплекс пылесос доп',
    '$utilities | хими автохим шампун пен $materials | мойщик оператор $staff | $rent',
    'мойк моечн давлен бокс $equipment $building',
    'стриж ночлег пациент ученик груминг номеров',
  ),
  price: [[5, 90]],
  revenue: 400_000,
  margin: [-4, 55],
  payroll: [6, 52],
};

const gadgetRepair: Trade = {
  en: words(
    'repair screen phone device fix servic diagnos order | accessor screen batter diagnos sale part refurb data other water buy second',
    'part screen $materials component | technician repair $staff | $rent | $marketing warrant software insur',
    'tool solder $equipment',
    'haircut overnight patient pupil meal room_night tuition',
  ),
  ru: words(
    'ремонт замен телефон экран устройств диагност заказ | аксессуар замен диагност прода товар выезд запчаст',
    'запчаст экран $materials детал | мастер инженер $staff | $rent | $marketing гарант инструмент топлив',
    'паяльн инструмент стол $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[25, 260]],
  revenue: 220_000,
  margin: [-5, 48],
  payroll: [10, 58],
};

const bikeRepair: Trade = {
  en: words(
    'repair servic bike bicycle tune hir | part accessor sale retail new bike helmet tour',
    'part $goods | mechanic $staff seller | $rent',
    'stand tool bike bicycle $equipment',
    'haircut overnight patient pupil meal room_night tuition',
  ),
  ru: words(
    'ремонт обслуживан велосипед прокат аренд | запчаст аксессуар прода хранен экскурс прокат шлем доп',
    'запчаст $goods | механик мастер $staff | $rent',
    'велосипед стойк инструмент $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[8, 280]],
  revenue: 220_000,
  margin: [-6, 42],
  payroll: [10, 55],
  isSeasonal: true,
};

const tailor: Trade = {
  en: words(
    'alter tailor repair sew order custom garment shoe key | custom repair alter sole accessor suit dress key made',
    'thread fabric zip leather sole $materials | tailor seamstress cobbler master $staff | $rent',
    'sewing machine overlock $equipment',
    'overnight patient pupil meal harvest room_night tuition',
  ),
  ru: words(
    'пошив ремонт ателье заказ подгон | пошив подшив замен индивидуал корпоратив штор прода ключ чистк обув',
    'нит ткан фурнитур кож $materials | швея швеи швей портн закройщик сапожник мастер $staff | $rent',
    'швейн машин оверлок $equipment',
    'ночлег пациент ученик урожа номеров',
  ),
  price: [[12, 260]],
  revenue: 130_000,
  margin: [-5, 48],
  payroll: [15, 65],
};

const cleaning: Trade = {
  en: words(
    'clean contract visit home house office | deep window office carpet one move end regular commercial extra home after spring contract domestic residential ironing',
    'cleaner $staff | detergent chemical cleaning_ supplies $materials | $fuel $vehicle $rent | insur $marketing',
    'vacuum clean machine ladder $equipment $vehicle',
    'haircut overnight patient pupil meal room_night tuition',
  ),
  ru: words(
    'уборк клининг мытьё мойк окон заказ | генеральн химчистк окон офис договор ремонт регуляр контракт поддержив мебел',
    'уборщи клинер $staff | хими средств $materials | $fuel $vehicle $rent | реклам $marketing страхов униформ',
    'пылесос машин $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [25, 350],
    [400, 5_000],
  ],
  revenue: 450_000,
  margin: [-4, 40],
  payroll: [28, 78],
};

const laundry: Trade = {
  en: words(
    'wash laundry clean kg load cycle dry garment wash | dry iron delivery drier dryer fold press hotel cycle corporate detergent vending other duvet',
    'detergent chemical $materials | $utilities | $rent | $staff operator maint',
    'wash dry machine iron $equipment',
    'haircut overnight patient pupil meal room_night tuition',
  ),
  ru: words(
    'стирк химчистк прачеч бельё издели заказ | глаж сушк доставк гостиниц корпоратив юридич чистк обув ковр ремонт',
    'хими порош средств $materials | $utilities | $rent | оператор приёмщи $staff',
    'стирал сушил машин глад $equipment',
    'стриж пациент ученик шиномонтаж',
  ),
  price: [[3, 70]],
  revenue: 300_000,
  margin: [-5, 48],
  payroll: [5, 58],
};

const pestControl: Trade = {
  en: words(
    'treatment pest visit control contract job',
    'chemical pesticide bait $materials | technician $staff | $fuel $vehicle | insur $marketing licen',
    'spray $equipment $vehicle',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'обработк дезинсек дезинфек дератиз заказ',
    'препарат хими $materials | дезинфектор $staff | $fuel $vehicle | реклам $marketing страхов',
    'распылит генератор опрыскив $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[40, 650]],
  revenue: 350_000,
  margin: [-4, 48],
  payroll: [18, 62],
};

export const upkeepLines: readonly ExpectedModel[] = [
  ...linesOf(
    carRepair,
    en('car repair garage in Birmingham, 4 lifts', 'GB', 4),
    en('body shop for cars'),
    en('Autowerkstatt in Leipzig', 'DE'),
    en('oficina mecânica em Curitiba', 'BR'),
    ru('автосервис на 5 постов в Иркутске', 'RU', 5, 800_000),
    ru('СТО'),
    ru('кузовной ремонт автомобилей'),
  ),
  ...linesOf(
    tyres,
    en('tyre fitting workshop in Helsinki', 'FI'),
    ru('я хочу открыть шиномонтаж в Казани', 'RU'),
    ru('shinomontazh'),
  ),
  ...linesOf(
    carWash,
    at(11, en('self-service car wash with 6 bays in Arizona', 'US', 6, 450_000)),
    at(20, en('car wash Johannesburg', 'ZA')),
    at(9, ru('автомойка самообслуживания на 6 боксов', null, 6, 450_000)),
    at(20, ru('мойка автомобилей в Актобе', 'KZ')),
  ),
  ...linesOf(
    gadgetRepair,
    en('phone repair shop in Manila', 'PH'),
    en('smartphone and laptop repare'),
    ru('ремонт телефонов в Набережных Челнах', 'RU'),
    ru('ремонт бытовой техники на дому'),
  ),
  ...linesOf(
    bikeRepair,
    at(75, en('bicycle repair workshop in Copenhagen', 'DK')),
    at(70, en('fietsenmaker in Utrecht', 'NL')),
    at(20, ru('прокат велосипедов в Зеленоградске, 45 велосипедов', 'RU', 45)),
  ),
  ...linesOf(
    tailor,
    at(35, en('clothing alterations and tailoring')),
    at(35, ru('ателье по ремонту одежды')),
    at(28, ru('ремонт обуви и изготовление ключей')),
  ),
  ...linesOf(
    cleaning,
    en('office cleaning company in Rotterdam with 18 cleaners', 'NL', 18, 800_000),
    en('house cleaning'),
    en('window cleaner in Cardiff', 'GB'),
    ru('клининговая компания в Астане', 'KZ'),
    ru('уборка квартир, 12 уборщиц', null, 12),
  ),
  ...linesOf(
    laundry,
    at(10, en('launderette in Glasgow with 14 machines', 'GB', 14, 200_000)),
    at(28, en('dry cleaners')),
    at(32, ru('химчистка и прачечная')),
  ),
  ...linesOf(pestControl, en('pest control in Florida', 'US'), ru('дезинсекция и дератизация')),
];
