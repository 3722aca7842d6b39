// Lines about software, marketplaces and media.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';

const software: Trade = {
  en: words(
    'subscri plan licen user seat account recurring mrr customer premium app',
    '$programmer | $hosting | $marketing acquisition sales | support payment customer $rent office store fee',
    '$computer software develop platform intangible product app',
    'haircut overnight harvest implant hygienist kitchen shampoo tractor cow housekeep room_night',
  ),
  ru: words(
    'подпис лиценз тариф пользовател клиент аккаунт',
    '$programmer | $hosting | $marketing | поддержк платёж эквайр $rent офис комисс',
    '$computer программ разработк платформ продукт приложен нематериал',
    'стриж ночлег урожа имплант бормаш кухонн шампун тренаж номеров',
  ),
  price: [
    [3, 900],
    [1_000, 20_000],
  ],
  revenue: 800_000,
  margin: [-80, 62],
  payroll: [12, 110],
};

/** An app for everybody costs little each. */
const consumerApp: Trade = { ...software, price: [[0.5, 80]], revenue: 500_000, margin: [-100, 65] };

const marketplace: Trade = {
  en: words(
    'commission fee take transaction order booking',
    '$programmer | $hosting | $marketing | payment support processing customer insur $rent',
    'platform software $computer app develop website',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'комисс сделк заказ оборот бронирован',
    '$programmer | $hosting | $marketing | платёж поддержк эквайр $rent',
    'платформ сайт $computer приложен разработк',
    'стриж ночлег урожа кухонн пациент номеров',
  ),
  price: [[0.5, 400]],
  revenue: 900_000,
  margin: [-90, 55],
  payroll: [8, 110],
};

const webAgency: Trade = {
  en: words(
    'project website develop design hour contract client day | support maintenance retainer seo host consult design hour care app mobile fixed other cloud managed time audit product',
    '$programmer | $hosting software licen tool | $rent office | $marketing freelance subcontract sales contractor',
    '$computer',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'сайт проект разработк час дизайн договор | поддержк сопровожд продвижен seo дизайн обслуживан консалт час аутстаф внедрен приложен абонент',
    '$programmer менеджер | $hosting программ лиценз сервис | $rent офис коворкинг | реклам $marketing фриланс субподряд подряд',
    '$computer',
    'стриж ночлег урожа кухонн пациент номеров',
  ),
  price: [
    [25, 250],
    [300, 2_500],
    [1_500, 120_000],
  ],
  revenue: 700_000,
  margin: [-8, 48],
  payroll: [25, 80],
};

const gameStudio: Trade = {
  en: words(
    'game copy copies download player purchase sale unit',
    '$programmer artist | $marketing | $hosting software engine platform store licen tool | $rent sound outsourc office music local royalt',
    '$computer software develop game',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'игр копи скачив покупк прода',
    '$programmer художник | $marketing | $hosting движок программ лиценз комисс | $rent звук аутсорс офис',
    '$computer игр программ',
    'стриж ночлег урожа кухонн пациент номеров',
  ),
  price: [
    [0.5, 90],
    [2_000, 100_000],
  ],
  revenue: 600_000,
  margin: [-80, 62],
  payroll: [15, 110],
};

const media: Trade = {
  en: words(
    'advert sponsor ad subscri brand reader view listener | sponsor subscri merchandis affiliate event donation member partner patreon course licen classified print platform native product newsletter other live',
    'editor author journalist host content producer $staff freelance video edit | $hosting software studio equipment | $marketing promot $rent distribut',
    'camera microphone studio $computer $equipment',
    'haircut overnight harvest kitchen patient room_night',
  ),
  ru: words(
    'реклам спонсор подпис размещен просмотр | спонсор партнёр мерч донат подпис интеграц мероприят спецпроект монетизац курс',
    'редактор автор журналист монтаж контент $staff оператор сценарист | $hosting программ студ техник сервис | $marketing $rent продвижен',
    'камер микрофон свет студ $computer $equipment',
    'стриж ночлег урожа кухонн пациент номеров',
  ),
  price: [
    [2, 60],
    [100, 9_000],
  ],
  revenue: 250_000,
  margin: [-25, 58],
  payroll: [8, 85],
};

const photo: Trade = {
  en: words(
    'shoot session photo wedding portrait video film project commercial production | album print wedding event corporate product edit portrait rent portrait family post drone hir other commercial school animation',
    'photograph assistant edit $staff freelance operator retouch videograph crew | $marketing software | $rent travel $fuel $equipment insur album print',
    'camera light lens $equipment',
    'haircut overnight harvest patient tyre room_night',
  ),
  ru: words(
    'съёмк фотосесс аренд час фото видео ролик | альбом печат свадеб предмет реклам аренд монтаж корпоратив сертифик гримёр оборудован портрет',
    'фотограф ассистент монтаж ретушёр $staff администратор оператор | реклам $marketing программ | $rent реквизит печат',
    'камер свет объектив фон $equipment',
    'стриж ночлег урожа пациент номеров',
  ),
  price: [
    [25, 600],
    [500, 15_000],
  ],
  revenue: 180_000,
  margin: [-8, 55],
  payroll: [5, 65],
};

export const digitalLines: readonly ExpectedModel[] = [
  ...linesOf(
    software,
    en('B2B SaaS for dentists'),
    en('accounting software for farmers in Brazil', 'BR'),
    en('software as a service for hotels, Berlin', 'DE'),
    en('subscription app for managing beauty salons'),
    ru('облачный сервис для стоматологий'),
    ru('CRM для фитнес-клубов, Казань', 'RU'),
  ),
  ...linesOf(consumerApp, en('mobile app for meditation'), ru('мобильное приложение для изучения языков')),
  ...linesOf(
    marketplace,
    en('marketplace for handmade goods in India', 'IN'),
    en('platform connecting tutors and students'),
    en('marketplace where people rent tools from neighbours'),
    ru('маркетплейс услуг мастеров'),
  ),
  ...linesOf(
    webAgency,
    en('web development agency in Kraków, 9 developers', 'PL', 9, 1_100_000),
    en('software outsourcing company in Buenos Aires', 'AR'),
    ru('веб-студия в Минске', 'BY'),
    ru('разработка сайтов на заказ'),
  ),
  ...linesOf(gameStudio, en('indie game studio in Montreal', 'CA'), ru('студия разработки игр')),
  ...linesOf(
    media,
    en('podcast about history'),
    en('local online newspaper in Galway', 'IE'),
    ru('ютуб-канал о путешествиях'),
  ),
  ...linesOf(
    photo,
    en('wedding photographer in Tuscany', 'IT'),
    en('video production studio'),
    ru('фотостудия в Челябинске', 'RU'),
    ru('видеосъёмка свадеб'),
  ),
];
