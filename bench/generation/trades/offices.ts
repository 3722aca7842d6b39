// Lines about law, accounting, advice and agencies.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const lawFirm: Trade = {
  en: words(
    'legal case hour fee consult retainer advice matter law litig | retainer litig consult court legal corporate document advice notar conveyanc hour visa immigra family application permit',
    'lawyer solicitor $staff paralegal associate secretary partner | $rent office | insur software licen subscri $marketing $hosting',
    '$computer',
    'haircut overnight harvest kitchen patient groom room_night website developer',
  ),
  ru: words(
    'консультац дел дело договор юридич час абонент сопровожд | абонент суд консультац банкротств документ сопровожд регистрац представит',
    'юрист адвокат $staff помощник | $rent офис | программ правов подпис реклам $marketing страхов',
    '$computer',
    'стриж ночлег урожа пациент кухонн номеров',
  ),
  price: [
    [60, 700],
    [500, 9_000],
  ],
  revenue: 550_000,
  margin: [-4, 58],
  payroll: [15, 72],
};

const accountants: Trade = {
  en: words(
    'bookkeep account client fee monthly month retainer | tax return payroll annual report advis consult audit statement start other secretar',
    'accountant bookkeeper $staff | software licen $hosting subscri | $rent office insur $marketing',
    '$computer software',
    'haircut overnight harvest kitchen patient waiter ingredient room_night',
  ),
  ru: words(
    'бухгалтер обслуживан абонент клиент учёт учет сопровожд | отчёт отчет деклар консультац кадр восстановлен регистрац разов нулев аудит налог',
    'бухгалтер $staff | программ 1с сервис лиценз | $rent офис реклам $marketing страхов',
    '$computer программ',
    'стриж ночлег урожа пациент кухонн официант повар номеров',
  ),
  price: [
    [40, 450],
    [150, 3_500],
  ],
  revenue: 400_000,
  margin: [-4, 52],
  payroll: [25, 75],
};

const consultants: Trade = {
  en: words(
    'project consult day hour fee retainer placement campaign client contract survey design candidate advisor recruit | retainer placement workshop training temporary social content seo audit advert consult creative contract search hour report ads media other support strateg temp rpo inspection study permanent executive',
    'consultant $staff recruiter strateg specialist engineer designer analyst account_ copywriter | software licen $hosting tool database job subscri | $rent office travel $marketing insur freelance subcontract',
    '$computer',
    'haircut overnight harvest kitchen patient waiter ingredient room_night',
  ),
  ru: words(
    'проект консульт подбор услуг клиент вакан кампан час абонент продвижен ведение договор | абонент тренинг аудит smm seo контекст таргет стратег сопровожд креатив оценк обучен подбор контент дизайн аутстаф массов реклам изыскан надзор',
    'консультант рекрутер специалист маркетолог дизайнер инженер $staff | программ сервис подпис баз лиценз | $rent офис командиров $marketing фриланс подряд',
    '$computer',
    'стриж ночлег урожа пациент кухонн официант повар номеров',
  ),
  price: [
    [60, 500],
    [500, 30_000],
  ],
  revenue: 550_000,
  margin: [-6, 52],
  payroll: [20, 75],
};

const recruiters: Trade = {
  ...consultants,
  en: words(
    'placement recruit candidate hir search temporary temp staffing vacanc | retainer placement temporary temp contract permanent executive screening search advert assess training',
    'consultant recruiter $staff | job board advert candidate database software licen $hosting | $rent $marketing travel insur check compliance',
    '$computer',
    'haircut overnight harvest kitchen room_night website developer',
  ),
  ru: words(
    'подбор вакан кандидат закрыт рекрут персонал | массов оценк аутстаф абонент руковод аутсорс консульт обучен подбор специалист линейн гарант',
    'рекрутер консультант $staff | сайт баз подпис программ сервис размещен лиценз | $rent офис реклам $marketing связь',
    '$computer',
    'стриж ночлег урожа кухонн номеров',
  ),
};

const translation: Trade = {
  en: words(
    'translat word page interpret project document',
    'translator freelance interpreter $staff | software licen $hosting cat_ tool | $rent office $marketing',
    '$computer',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'перевод страниц документ',
    'переводчик $staff фриланс нотариус | программ сервис лиценз подпис | $rent офис реклам $marketing',
    '$computer',
    'стриж ночлег урожа пациент номеров',
  ),
  price: [
    [0.04, 0.4],
    [8, 350],
  ],
  revenue: 300_000,
  margin: [-5, 48],
  payroll: [10, 72],
};

const callCentre: Trade = {
  en: words(
    'call minute hour seat contract client operator campaign agent',
    'agent operator $staff | telephon telecom software $hosting licen phone crm internet voip | $rent train recruit $marketing',
    'headset $computer',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'звон минут час линия обслуживан проект оператор',
    'оператор $staff супервайзер | связь связи телефон программ crm лиценз интернет | $rent обучен подбор реклам $marketing',
    'гарнитур $computer',
    'стриж ночлег урожа пациент',
  ),
  price: [
    [0.2, 45],
    [900, 9_000],
  ],
  revenue: 900_000,
  margin: [-5, 38],
  payroll: [35, 82],
};

const broker: Trade = {
  en: words(
    'commission fee policy premium sale deal property',
    'agent broker commission $staff | $marketing portal listing advert | $rent office software licen insur compliance',
    '$computer $vehicle',
    'haircut overnight harvest kitchen patient guest room_night',
  ),
  ru: words(
    'комисс сделк прода полис агентск',
    'агент риелтор комисс $staff менеджер | реклам $marketing размещен | $rent офис crm программ связь',
    '$computer',
    'стриж ночлег урожа пациент номеров',
  ),
  price: [
    [40, 900],
    [1_000, 70_000],
  ],
  revenue: 450_000,
  margin: [-6, 52],
  payroll: [8, 75],
};

export const officeLines: readonly ExpectedModel[] = [
  ...linesOf(
    lawFirm,
    en('law firm in Tel Aviv with 5 lawyers', 'IL', 5, 1_000_000),
    en('immigration lawyer'),
    ru('юридическая фирма в Ташкенте', 'UZ'),
    ru('адвокатский кабинет'),
  ),
  ...linesOf(
    accountants,
    en('accounting firm for restaurants'),
    en('bookkeeping service in Auckland', 'NZ'),
    en('Steuerberater in Stuttgart', 'DE'),
    ru('бухгалтерские услуги для ИП'),
    ru('бухгалтерская фирма в Калуге, 9 бухгалтеров', 'RU', 9, 700_000),
  ),
  ...linesOf(
    consultants,
    en('management consulting boutique in Zürich', 'CH'),
    en('digital marketing agency in Bangkok, 14 people', 'TH', 14, 1_300_000),
    en('advertizing agency'),
    en('structural engineering office in Bergen', 'NO'),
    ru('маркетинговое агентство'),
    ru('SMM для ресторанов'),
  ),
  ...linesOf(
    recruiters,
    en('recruitment agency for nurses in Leeds', 'GB'),
    ru('кадровое агентство в Екатеринбурге', 'RU'),
  ),
  ...linesOf(translation, en('translation agency in Brussels', 'BE'), ru('бюро переводов')),
  ...linesOf(
    callCentre,
    en('call centre in Cebu with 60 seats', 'PH', 60, 3_000_000),
    ru('колл-центр на 35 операторов', null, 35, 1_400_000),
  ),
  ...linesOf(
    broker,
    en('real estate agency in Marbella', 'ES'),
    // Paid in percent of premiums.
    at(null, en('insurance broker in Nairobi', 'KE')),
    ru('агентство недвижимости в Сочи', 'RU'),
  ),
];
