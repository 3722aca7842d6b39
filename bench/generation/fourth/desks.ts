// Lines of the fourth set about agencies, law, accounting and other work at desks.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const deskEn = `retainer monthly consult case matter advice ${english.service}`;
const deskRu = `консультац месяц тариф дело дел сопровожд ${russian.service}`;
const deskCostEn = `${wideEnglish.people} | $rent ${wideEnglish.running} | software licen subscription insur $marketing ${wideEnglish.running}`;
const deskCostRu = `${wideRussian.people} | $rent ${wideRussian.running} | программ лиценз подписк $marketing ${wideRussian.running}`;
const deskKitEn = `${wideEnglish.kit} software`;
const deskKitRu = `${wideRussian.kit} программ`;

const law: Trade = {
  en: words(
    `divorce custody legal law attorney family ${deskEn}`,
    `${deskCostEn} filing court`,
    deskKitEn,
    `${notEnglish()} nursery babysit household`,
  ),
  ru: words(
    `банкрот юрид процедур списан долг ${deskRu}`,
    `${deskCostRu} пошлин публикац`,
    deskKitRu,
    `${notRussian()} микрозайм ломбард процентн`,
  ),
  price: null,
  revenue: 550_000,
  ...work,
};

const bookkeeping: Trade = {
  en: words(
    `bookkeep accounting payroll tax return company ${deskEn}`,
    deskCostEn,
    deskKitEn,
    `${notEnglish()} publisher print_run paperback`,
  ),
  ru: words(
    `бухгалт учет учёт отчетност ип деклараци кадр ${deskRu}`,
    deskCostRu,
    deskKitRu,
    `${notRussian()} стеллаж кладовщик фулфилмент`,
  ),
  price: [[40, 2_500]],
  revenue: 200_000,
  ...work,
};

const translation: Trade = {
  en: words(
    `translat interpret page document word certif ${deskEn}`,
    `${wideEnglish.people} translat | $rent ${wideEnglish.running} | software licen $marketing ${wideEnglish.running}`,
    deskKitEn,
    `${notEnglish()} classroom pupil`,
  ),
  ru: words(
    `перевод документ страниц заверен апостил ${deskRu}`,
    `${wideRussian.people} переводчик перевод | нотариус нотариальн $rent | ${wideRussian.running}`,
    deskKitRu,
    `${notRussian()} учебник денежн_перевод кадастр`,
  ),
  price: null,
  revenue: 160_000,
  ...work,
};

const recruiting: Trade = {
  en: words(
    `placement recruit hire candidate success vacanc search ${deskEn}`,
    `${wideEnglish.people} recruiter | job_board database linkedin software subscription $marketing ${wideEnglish.running} | $rent ${wideEnglish.running}`,
    deskKitEn,
    `${notEnglish()} gigabyte in_app ad_revenue`,
  ),
  price: null,
  revenue: 300_000,
  ...work,
};

const lentWorkers: Trade = {
  ru: words(
    `аутстаффинг персонал смен час сотрудник предоставлен ${deskRu}`,
    `${wideRussian.people} рабочих | рекрут подбор найм проезд общежит прожив спецодежд медосмотр медкниж $marketing | ${wideRussian.running}`,
    `${deskKitRu} $vehicle`,
    `${notRussian()} стеллаж паллет погрузчик`,
  ),
  price: null,
  revenue: 2_200_000,
  margin: [-10, 40],
  payroll: [0, 98],
};

const promoting: Trade = {
  en: words(
    `social content ad campaign retainer management restaurant post ${deskEn}`,
    `${wideEnglish.people} copywrit photograph | software tool subscription licen ads content ${wideEnglish.running} | $rent ${wideEnglish.running}`,
    `camera ${deskKitEn}`,
    `${notEnglish()} ingredient chef waiter`,
  ),
  ru: words(
    `таргет smm реклам контент ведение настройк клиник стоматолог ${deskRu}`,
    `${wideRussian.people} таргетолог smm копирайтер | сервис подписк программ контент ${wideRussian.running} | $rent ${wideRussian.running}`,
    `камер ${deskKitRu}`,
    `${notRussian()} имплант пломб рентген`,
  ),
  price: [[60, 8_000]],
  revenue: 220_000,
  ...work,
};

const drawing: Trade = {
  en: words(
    `architect design project drawing plan supervision house square m2 stage ${deskEn}`,
    `${wideEnglish.people} architect | software licen cad insur ${wideEnglish.running} | $rent ${wideEnglish.running}`,
    deskKitEn,
    `${notEnglish()} brick excavator game`,
  ),
  ru: words(
    `дизайн интерьер проект м2 метр авторск надзор комплектац ${deskRu}`,
    `${wideRussian.people} визуализатор | программ лиценз $rent визуализац | ${wideRussian.running}`,
    deskKitRu,
    `${notRussian()} маникюр парикмахер`,
  ),
  price: null,
  revenue: 200_000,
  ...work,
};

const insurance: Trade = {
  en: words(
    `commission premium policy policies insur broker renewal boat fee ${deskEn}`,
    `${deskCostEn}`,
    deskKitEn,
    `${notEnglish()} skipper berth antifoul`,
  ),
  ru: words(
    `комисси полис страхов осаго ипотек вознагражден продлен ${deskRu}`,
    `${wideRussian.running} ${wideRussian.people} | $marketing $rent связь ${wideRussian.running}`,
    deskKitRu,
    `${notRussian()} автомойк шиномонтаж застройк`,
  ),
  price: null,
  revenue: 100_000,
  ...solo,
};

const calls: Trade = {
  en: words(
    `seat call agent hour minute contract ticket outsourc campaign support ${deskEn}`,
    `${wideEnglish.people} agent | telecom telephon internet software licen $hosting | $rent $utilities ${wideEnglish.running}`,
    `headset phone ${deskKitEn}`,
    `${notEnglish()} diner theatre ticket_office`,
  ),
  ru: words(
    `звонок звонк минут оператор линия лини контакт обработк ${deskRu}`,
    `${wideRussian.people} | связь телефон интернет программ лиценз $hosting | $rent ${wideRussian.running}`,
    `гарнитур телефон ${deskKitRu}`,
    `${notRussian()} станочник кинооператор экскаватор`,
  ),
  price: null,
  revenue: 1_300_000,
  margin: [-12, 45],
  payroll: [0, 90],
};

const surveying: Trade = {
  en: words(
    `survey land plot boundar map topograph parcel drone ${deskEn}`,
    `${wideEnglish.people} surveyor | ${wideEnglish.moving} | software licen $rent ${wideEnglish.running}`,
    `total_station gps drone $vehicle ${deskKitEn}`,
    `${notEnglish('hectare')} harvest questionnaire respondent`,
  ),
  ru: words(
    `межеван кадастр участ план техплан съемк съёмк топограф ${deskRu}`,
    `${wideRussian.moving} | программ лиценз сро ${wideRussian.running} | ${wideRussian.running} ${wideRussian.people}`,
    `приемник приёмник тахеометр gps дрон $vehicle ${deskKitRu}`,
    `${notRussian('гектар')} урожа застройк саженц`,
  ),
  price: null,
  revenue: 90_000,
  ...solo,
};

const guards: Trade = {
  ru: words(
    `охран пост объект час смен договор пульт сигнализац абонент ${deskRu}`,
    `${wideRussian.people} охранник | форм экипиров спецсредств лиценз обучен связь $materials | $rent ${wideRussian.moving} ${wideRussian.running}`,
    `рац экипиров $vehicle видеонаблюден ${deskKitRu}`,
    `${notRussian()} охотнич заповедник`,
  ),
  price: null,
  revenue: 480_000,
  margin: [-10, 42],
  payroll: [0, 92],
};

const carbon: Trade = {
  en: words(
    `consult footprint report assessment audit project retainer advis strategy day training ${deskEn}`,
    deskCostEn,
    deskKitEn,
    `${notEnglish()} turbine charcoal shoe`,
  ),
  price: null,
  revenue: 350_000,
  ...work,
};

export const fourthDesks: readonly ExpectedModel[] = [
  ...linesOf(
    law,
    en('family law practice in Chicago, 3 attorneys', 'US', 3, 800_000),
    ru('юридическая фирма, банкротство физических лиц, Уфа', 'RU', null, 400_000),
  ),
  ...linesOf(
    bookkeeping,
    en('biuro rachunkowe w Poznaniu, 80 klientów', 'PL', 80, 260_000),
    ru('бухгалтерский аутсорсинг для ИП, 60 клиентов', null, 60, 150_000),
  ),
  ...linesOf(
    translation,
    en('sworn translations in Brussels', 'BE'),
    ru('бюро переводов с нотариальным заверением'),
  ),
  ...linesOf(recruiting, en('recuitment agency for software engineers in Hanoi', 'VN')),
  ...linesOf(lentWorkers, ru('аутстаффинг складского персонала, 100 человек, Тверь', 'RU', 100)),
  ...linesOf(
    promoting,
    en('social media agency for restaurants, 12 clients on retainers', null, 12),
    ru('агентство таргета и smm для стоматологий'),
  ),
  ...linesOf(
    drawing,
    en('architecture practice in Montevideo', 'UY', null, 300_000),
    ru('дизайн интерьеров, 3 дизайнера, Сочи', 'RU', 3, 160_000),
  ),
  ...ofAnyRevenue(
    linesOf(
      insurance,
      en('insurance broker for small boats in Split', 'HR'),
      ru('страховой агент, осаго и ипотечное страхование'),
    ),
  ),
  ...linesOf(
    calls,
    en('call centre with 40 seats in Manila', 'PH', 40, 2_000_000),
    ru('колл-центр на 30 операторов в Саранске', 'RU', 30, 1_000_000),
  ),
  ...linesOf(
    surveying,
    en('land surveyors in Dar es Salaam', 'TZ', null, 150_000),
    ru('кадастровый инженер, межевание участков', null, null, 70_000),
  ),
  ...linesOf(guards, ru('частное охранное предприятие, 25 охранников', null, 25)),
  ...linesOf(carbon, en('carbon footprint consultancy in Copenhagen', 'DK')),
];
