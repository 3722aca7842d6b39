// Fresh lines about software, media and what is made on a screen.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

export const software: Trade = {
  en: words(
    'subscri plan user seat account licen customer month paying member | setup implement support onboarding service train enterprise api premium custom advert annual purchase add commission other integration in_app professional usage team business pro',
    '$hosting payment support app store commission | $staff $programmer | $marketing | $rent software tool legal accounting office licen',
    '$computer software develop app website',
    'haircut patient room_night dish crop livestock',
  ),
  ru: words(
    'подписк тариф пользовател лиценз клиент аккаунт абонент | внедрен поддержк настройк обучен корпорат интеграц реклам доработк премиум покупк годов комисс допол api разов услуг встроен',
    '$hosting эквайринг поддержк комисс магазин | $staff $programmer | $marketing | $rent лиценз бухгалт сервис по офис юрист',
    '$computer разработ приложен сайт платформ',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: [[3, 1_200]],
  revenue: 700_000,
  margin: [-40, 60],
  payroll: [15, 95],
};

const marketplace: Trade = {
  en: words(
    'commission order booking transaction fee take marketplace deal trip sale | subscri advert promot listing premium service fee delivery featured insur placement',
    'payment $hosting support courier insur process | $staff $programmer | $marketing | $rent software legal office tool accounting',
    '$computer platform software website develop app',
    'haircut patient room_night dish livestock',
  ),
  ru: words(
    'комисс заказ сделк бронир транзакц сбор | подписк реклам продвижен размещен премиум доставк сервис страхов объявлен',
    'эквайринг платеж $hosting поддержк | $staff $programmer | $marketing | $rent сервис лиценз офис юрист бухгалт по',
    '$computer платформ сайт разработ приложен',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: null,
  revenue: 600_000,
  margin: [-45, 55],
  payroll: [10, 95],
};

export const studio: Trade = {
  en: words(
    'project hour retainer account advert client website site design campaign service contract develop order month package game day | support maintenance host retainer advert campaign content audit train design consult seo social project creative brand fix extra care other smaller strategy',
    'subcontract freelanc contractor software licen $hosting stock tool outsourc | $staff designer $programmer specialist | $rent software office | $marketing accounting insur',
    '$computer',
    'haircut patient pupil room_night dish crop livestock',
  ),
  ru: words(
    'проект час договор клиент сайт дизайн кампани услуг разработ ведени заказ пакет | поддержк обслуж реклам контент аудит настройк дизайн консульт сопровожд seo smm продвиж абонент доработк брендинг стратег',
    'подряд фриланс лиценз $hosting сервис по аутсорс | $staff дизайнер $programmer специалист | $rent сервис связь офис лиценз по | $marketing бухгалт',
    '$computer',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: [
    [25, 400],
    [400, 80_000],
  ],
  revenue: 450_000,
  margin: [-8, 50],
  payroll: [20, 82],
};

const camera: Trade = {
  en: words(
    'shoot photo video session wedding film project day event hour booking production portrait order record | album print edit product portrait commercial family extra event drone licen retouch licens video hire wedding corporate book session digital rent post mix social studio',
    'print album edit subcontract assistant retouch $materials travel software licen freelanc crew prop $equipment | $fuel $vehicle travel insur $rent software | $marketing | $staff $rent accounting insur',
    'camera lens light $equipment $computer sound',
    'haircut patient pupil room_night dish crop livestock',
  ),
  ru: words(
    'съемк фото видео сесси свадьб фильм проект час заказ ролик запис | альбом печать монтаж портрет реклам ретуш репорт предмет аренд сесси дрон аэро видео семейн студи мастер',
    'печать альбом монтаж ретуш ассистент подряд расход проезд лиценз по сервис реквизит | $staff $rent проезд транспорт лиценз сервис | $marketing | $rent страхов связь бухгалт обслуж $staff',
    'камер объектив свет $equipment $computer',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: [
    [30, 500],
    [300, 12_000],
  ],
  revenue: 130_000,
  margin: [-8, 62],
  payroll: [3, 75],
};

const channel: Trade = {
  en: words(
    'advert sponsor ad view subscri member listener episode reader newsletter views | sponsor affiliate merchandise member course product event donation patreon paid subscri brand consult book',
    'edit production freelanc $hosting platform music contractor content $equipment commission merch | software licen $rent tool | $marketing | $staff accounting insur editor host',
    'camera microphone $equipment $computer studio',
    'haircut patient room_night dish crop livestock',
  ),
  ru: words(
    'реклам спонсор просмотр подписк интеграц выпуск канал | спонсор подписк мерч донат курс партнер интеграц консульт мероприят реклам',
    'монтаж подряд фриланс $hosting контент площадк автор комисс дизайн | сервис лиценз $rent связь по | $marketing | $staff бухгалт страхов редактор',
    'камер микрофон $equipment $computer',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: null,
  revenue: 120_000,
  margin: [-15, 68],
  payroll: [3, 80],
};

const printing: Trade = {
  en: words(
    'print order copy banner sign card job sheet poster | design bind sign lamin banner large copy photo gift merchandise finish wide promot scan sticker delivery',
    'paper ink toner $materials vinyl $goods | $staff printer operator designer | $rent | $utilities maintenance repair $marketing',
    'printer press $equipment plotter',
    'haircut patient pupil room_night dish crop livestock',
  ),
  ru: words(
    'печать тираж заказ копи визит баннер полиграф | дизайн баннер широкоформ ламин копи сувенир вывеск переплет фото постпечат послепечат',
    'бумаг краск тонер $materials | $staff печатник оператор дизайнер | $rent | $utilities обслуж ремонт $marketing',
    'принтер плоттер $equipment',
    'стриж пациент ночлег гектар номеров блюд',
  ),
  price: null,
  revenue: 350_000,
  margin: [-5, 40],
  payroll: [10, 55],
};

export const freshScreens: readonly ExpectedModel[] = [
  ...linesOf(
    software,
    en('SaaS for dentists'),
    en('mobile app for learning guitar'),
    en('b2b saas invoicing startup in Tallinn', 'EE'),
    en('AI chatbot for hotels'),
    en('fitness app with subscription in Singapore', 'SG'),
    en('software para restaurantes en Bogotá', 'CO'),
    ru('CRM для автосервисов'),
    ru('мобильное приложение для беременных'),
    ru('saas сервис для управления складом'),
  ),
  ...linesOf(
    marketplace,
    en('marketplace for used books'),
    en('platform connecting tutors and students in Jakarta', 'ID'),
    en('babysitter booking app'),
    ru('маркетплейс услуг для ремонта'),
    ru('сервис аренды вещей между людьми'),
  ),
  ...linesOf(
    studio,
    en('web design agency'),
    en('social media marketing agency in Toronto, 6 people', 'CA', 6, 650_000),
    en('freelance graphic designer', null, null, 75_000),
    en('software house in Lahore with 30 developers', 'PK', 30, 3_000_000),
    en('SEO agency for lawyers'),
    en('agencia de marketing digital en Santiago de Chile', 'CL'),
    en('IT support for small companies in Brisbane', 'AU'),
    en('indie game studio in Malmö', 'SE', null, 450_000),
    ru('веб студия'),
    ru('SMM агентство в Уфе', 'RU', null, 200_000),
    ru('разработка сайтов, 3 программиста', null, 3, 300_000),
  ),
  ...linesOf(
    camera,
    en('couples and wedding photographer in Santorini', 'GR'),
    en('video production company', null, null, 350_000),
    en('newborn photography studio'),
    en('drone filming for real estate', null, null, 90_000),
    ru('фотостудия в аренду'),
    ru('свадебный фотограф', null, null, 60_000),
  ),
  ...linesOf(
    channel,
    en('youtube channel about cars'),
    en('true crime podcast'),
    en('paid newsletter about investing'),
    ru('телеграм канал про путешествия'),
  ),
  ...linesOf(printing, en('print shop'), at([[5, 2_000]], en('imprenta en La Paz', 'BO')), ru('типография')),
];
