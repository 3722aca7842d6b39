// Fresh lines about advice, agencies and services to other businesses.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const never = 'haircut patient pupil room_night dish crop livestock';
const neverRu = 'стриж пациент ночлег гектар номеров блюд';

export const practice: Trade = {
  en: words(
    'hour client case session patent trade_mark project retainer tax account bookkeep audit consult engagement mandate page word fee day design service contract matter advice assignment translation drawing return advis | consult payroll contract litigation advis tax review document registration retainer workshop project train audit certified interpret proofread supervis other court additional site fixed support setup concept company return strategy inspect',
    'subcontract freelanc software licen research court expert contractor travel database outsourc print notar consult reference expense registry | $staff lawyer accountant consult partner architect engineer | $rent office | insur software $marketing',
    '$computer',
    never,
  ),
  ru: words(
    'час клиент дело договор бухгалт сопровожд консульт аудит проект перевод страниц услуг обслуж ведени абонент отчет | консульт регистрац отчет налог договор суд документ аудит сопровожд нотари проект обслуж экспертиз надзор кадр восстановл устн заверен представ',
    'подряд фриланс лиценз по программ пошлин эксперт аутсорс сервис база баз проезд нотари печать | $staff юрист бухгалтер консультант переводчик архитектор | $rent офис | $marketing связь страхов сервис',
    '$computer',
    neverRu,
  ),
  price: [
    [15, 500],
    [200, 40_000],
  ],
  revenue: 350_000,
  margin: [-5, 62],
  payroll: [12, 80],
};

const broker: Trade = {
  en: words(
    'commission sale deal placement hire hiring specialist insur candidate policy fee listing premium property home transaction placed brokerage | rental letting management manager assessment insur temp staff renewal consult retainer service advert contract valuation lease fee executive rent referral other commercial mortgage apprais search train outplacement',
    'commission agent advert listing job subcontract portal photo payout referral background | $staff agent broker recruiter | $rent | $marketing software insur licen',
    '$computer $fitout',
    never,
  ),
  ru: words(
    'комисс сделк подбор страхован продаж кандидат полис вакан услуг аренд объект | аренд управлен консульт аутстаф сопровожд оценк ипотек продлен страхов юрид массов подбор договор реклам',
    'комисс агент размещен объявлен подряд реклам площадк риелтор | $staff агент рекрутер риелтор | $rent | $marketing связь сервис страхов',
    '$computer $fitout',
    neverRu,
  ),
  price: null,
  revenue: 450_000,
  margin: [-6, 52],
  payroll: [12, 78],
};

const staffed: Trade = {
  en: words(
    'guard hour contract call agent seat client shift post monitor service month support operator patrol | monitor event patrol install alarm setup chat email extra consult project train equip telemarket response mobile outbound back camera overtime sales',
    '$materials uniform telecom phone software $hosting $equipment train $fuel license licen | $staff guard agent operator | $rent | insur $marketing recruit software',
    '$computer $equipment headset radio $vehicle',
    never,
  ),
  ru: words(
    'охран пост час договор звонок звонк оператор клиент смен услуг минут | пульт мероприят монтаж допол чат видео настройк проект сопровожд исходящ входящ реагир',
    'связь телефон форм $hosting сервис спецсредств $fuel по расход | $staff охранник оператор | $rent | $marketing лиценз обучен страхов',
    '$computer $equipment $vehicle',
    neverRu,
  ),
  price: null,
  revenue: 800_000,
  margin: [-5, 35],
  payroll: [30, 88],
};

export const freshDesks: readonly ExpectedModel[] = [
  ...linesOf(
    practice,
    en('accounting firm'),
    en('bookkeeping for restaurants'),
    en('immigration lawyer in San Diego', 'US', null, 300_000),
    en('law firm with 4 lawyers in Sofia', 'BG', 4, 500_000),
    en('architecture studio in Ghent', 'BE'),
    en('management consultant, freelance', null, null, 180_000),
    en('cabinet comptable à Dakar', 'SN'),
    en('translation agency'),
    en('Steuerberater in Hannover', 'DE'),
    en('life coach', null, null, 80_000),
    ru('бухгалтер на аутсорсе для малого бизнеса'),
    ru('юридическая фирма в Челябинске', 'RU'),
    ru('переводы документов с нотариальным заверением'),
    ru('проектное бюро в Минске', 'BY', null, 450_000),
  ),
  ...linesOf(
    broker,
    en('real estate agency in Valencia with 5 agents', 'ES', 5, 500_000),
    en('recruitment agency for nurses'),
    en('insurance broker'),
    en('inmobiliaria en Punta Cana', 'DO'),
    ru('агентство недвижимости'),
    ru('кадровое агентство'),
    ru('страховой брокер в Караганде', 'KZ', null, 200_000),
  ),
  ...linesOf(
    staffed,
    en('call center in Manila with 50 seats', 'PH', 50, 2_200_000),
    en('security guard company in Accra', 'GH'),
    en('virtual assistant agency', null, null, 300_000),
    ru('частное охранное предприятие'),
    ru('колл-центр на 20 операторов', null, 20, 600_000),
  ),
  ...linesOf(practice, at(null, en('patent attorney in Munich', 'DE'))),
];
