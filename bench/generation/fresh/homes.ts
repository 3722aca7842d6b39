// Fresh lines about homes built, mended, cleaned and emptied.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

export const cleaning: Trade = {
  en: words(
    'clean visit job hour contract home house office window service wash turnover apartment | deep window contract carpet move regular end office one commercial extra additional laundry upholster gutter roof turnover solar clean',
    'supplies chemical product $materials deterg equipment water | $staff cleaner crew | $fuel $vehicle travel transport | insur $marketing $rent software',
    '$equipment vacuum $vehicle ladder',
    'haircut patient pupil tuition room_night dish crop',
  ),
  ru: words(
    'уборк клининг заказ выезд чистк мойк договор квадрат услуг | генерал окон химчист договор ремонт регуляр офис поддержив мебел ковр чистк мойк допол',
    'средств химия расход $materials моющ | $staff клинер уборщ | $fuel $vehicle проезд | $marketing $rent страхов',
    '$equipment пылесос $vehicle инвентар',
    'стриж пациент ученик ночлег гектар номеров блюд',
  ),
  price: [
    [15, 500],
    [500, 4_000],
  ],
  revenue: 220_000,
  margin: [-5, 45],
  payroll: [22, 75],
};

export const fixer: Trade = {
  en: words(
    'job call visit repair door lock install project hour service work order treatment inspection contract system | install emergency maintenance repair contract part material inspect replace boiler new annual other commercial heat door lock treatment project service',
    '$materials part pipe product chemical $goods subcontract | $staff technician plumber electrician engineer fitter locksmith handym subcontract | $fuel $vehicle | insur $marketing licen',
    'tool $equipment $vehicle',
    'haircut patient pupil tuition room_night dish crop',
  ),
  ru: words(
    'вызов ремонт монтаж установк заказ работ выезд обработк вскрыт объект услуг | монтаж ремонт обслуж материал установк замен договор диагност аварий срочн запчаст обработк дверь двер прода',
    '$materials запчаст материал замк детал | $staff мастер сантехник электрик монтажник | $fuel $vehicle проезд | $marketing страхов связь',
    'инструмент $equipment $vehicle',
    'стриж пациент ученик ночлег гектар номеров блюд',
  ),
  price: [
    [40, 800],
    [800, 18_000],
  ],
  revenue: 350_000,
  margin: [-4, 50],
  payroll: [15, 65],
};

export const builder: Trade = {
  en: words(
    'build house home project contract renovat refurb roof paint job room kitchen bathroom square construction floor concrete job deck tile | extension repair wallpaper prepar material design renovat maintenance change variation addition exterior gutter inspect commercial other garage roof interior kitchen small subcontract',
    '$materials | subcontract $staff builder worker crew painter roofer carpenter | insur $fuel $vehicle | $marketing $rent permit licen $equipment office',
    'tool $equipment $vehicle scaffold',
    'haircut patient pupil tuition room_night dish overnight',
  ),
  ru: words(
    'строит дом объект бассейн ремонт отделк квартир проект кровл бригад договор работ метр крыш | дополнит ремонт отделк материал баня фундамент дизайн проект коттедж забор обслуж мелк кровл мебел электр сантехн',
    '$materials стройматериал | субподряд $staff строител прораб отделочн | $fuel $vehicle страхов $rent | $marketing офис связь аренд',
    'инструмент $equipment $vehicle леса',
    'стриж пациент ученик ночлег номеров блюд',
  ),
  price: [
    [20, 400],
    [1_500, 700_000],
  ],
  revenue: 800_000,
  margin: [-4, 38],
  payroll: [6, 60],
};

const outdoors: Trade = {
  en: words(
    'garden landscap lawn mow pool maintenance visit tree snow job contract service clean | design project plant tree mow open repair install hedge chemical contract snow seasonal removal irrigat equip other stump fertili clean patio',
    'plant $materials soil seed chemical fertil $goods salt disposal part | $staff gardener landscap crew technician | $fuel $vehicle | insur $marketing licen $rent',
    'mow tool $equipment $vehicle',
    'haircut patient pupil tuition room_night dish',
  ),
  ru: words(
    'озеленен ландшафт участ газон сад благоустрой бассейн обслуж уход дерев спил | уход проект растен полив обслуж газон посадк договор ремонт химия снег спил стрижк чистк вывоз',
    'растен грунт рулон семен химия $materials | $staff садовник озеленит | $fuel $vehicle | $marketing $rent страхов',
    'газонокосил инструмент $equipment $vehicle',
    'пациент ученик ночлег номеров блюд',
  ),
  price: [
    [30, 600],
    [1_000, 30_000],
  ],
  revenue: 280_000,
  margin: [-5, 45],
  payroll: [15, 65],
  isSeasonal: true,
};

const mover: Trade = {
  en: words(
    'move job removal hour load haul order pickup trip service house | pack stor material box furnit long commercial office assembl local recycl resale demolition dumpster additional other clear',
    '$fuel disposal dump tip landfill pack $materials | $staff driver mover crew loader | $vehicle insur maintenance repair | $marketing $rent software',
    'truck $vehicle $equipment',
    'haircut patient pupil tuition room_night dish crop',
  ),
  ru: words(
    'переезд заказ час рейс вывоз грузчик услуг | упаковк грузчик межгород офис сборк хранен подъем такелаж вывоз мебел допол квартир',
    '$fuel упаковк полигон утилизац | $staff грузчик водител | $vehicle страхов обслуж | $marketing $rent связь',
    '$vehicle $equipment',
    'стриж пациент ученик ночлег гектар номеров блюд',
  ),
  price: [[40, 2_500]],
  revenue: 350_000,
  margin: [-5, 42],
  payroll: [15, 62],
};

export const freshHomes: readonly ExpectedModel[] = [
  ...linesOf(
    cleaning,
    en('cleaning business'),
    en('house cleaning in Tucson, 5 cleaners', 'US', 5, 260_000),
    en('airbnb cleaning service', null, null, 150_000),
    en('window cleaner in Swansea', 'GB', null, 60_000),
    en('office clening company in Johannesburg', 'ZA'),
    en('empresa de limpieza en Valparaíso', 'CL'),
    en('Gebäudereinigung in Stuttgart mit 12 Mitarbeitern', 'DE', 12, 500_000),
    ru('клининговая компания'),
    ru('уборка квартир в Краснодаре, 8 клинеров', 'RU', 8, 320_000),
    ru('химчистка мебели на дому', null, null, 80_000),
  ),
  ...linesOf(
    fixer,
    en('plumber'),
    en('plumbing company in Adelaide with 3 vans', 'AU', 3, 650_000),
    en('electrician sole trader in Dundee', 'GB', null, 110_000),
    en('HVAC company Dallas 10 technicians', 'US', 10, 2_000_000),
    en('locksmith 24/7'),
    en('control de plagas en Cancún', 'MX', null, 200_000),
    en('handyman services', null, null, 90_000),
    en('idraulico a Torino', 'IT', null, 140_000),
    ru('сантехник на час', null, null, 60_000),
    ru('установка кондиционеров в Ростове-на-Дону', 'RU', null, 250_000),
    ru('муж на час', null, null, 60_000),
    ru('вскрытие замков', null, null, 80_000),
  ),
  ...linesOf(
    builder,
    en('roofing company'),
    en('house painting in Minneapolis, 2 crews', 'US', 2, 450_000),
    en('bathroom renovations in Wellington', 'NZ', null, 500_000),
    en('reformas de cocinas y baños en Zaragoza', 'ES', null, 400_000),
    en('home builder in Boise', 'US', null, 2_500_000),
    ru('ремонт квартир под ключ'),
    ru('строительство каркасных домов в Подмосковье', 'RU', null, 1_800_000),
    ru('монтаж гипсокартона и потолков', null, null, 250_000),
  ),
  ...linesOf(
    outdoors,
    en('lawn care'),
    en('pool cleaning in Orlando, 80 pools', 'US', 80, 150_000),
    en('paysagiste à Toulouse', 'FR'),
    selling(
      'снег уборк вывоз договор заказ час',
      at([[30, 10_000]], ru('уборка снега с крыш', null, null, 150_000)),
    ),
    ru('ландшафтный дизайн и озеленение в Сочи', 'RU'),
  ),
  ...linesOf(
    mover,
    en('moving company with 4 trucks in Montreal', 'CA', 4, 700_000),
    en('junk removal'),
    en('mudanzas en Málaga', 'ES'),
    ru('грузчики и переезды'),
    ru('вывоз строительного мусора на газели', null, null, 120_000),
  ),
];
