// Lines of the fourth set about software and marketplaces.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian, young } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const subscribedEn = `subscription subscriber licen plan seat user account mrr monthly customer client saas practice clinic hotel firm company tier`;
const subscribedRu = `подписк подписчик лиценз тариф пользовател клиент абонент доступ месяц сервис салон компан`;
const programEn = `${wideEnglish.kit} software platform develop product website app mobile`;
const programRu = `${wideRussian.kit} разработк программ платформ продукт сайт приложен`;
const programCostEn = `${wideEnglish.people} $programmer | $hosting api | ${wideEnglish.promo} | ${wideEnglish.running} payment`;
const programCostRu = `${wideRussian.people} $programmer | $hosting | ${wideRussian.promo} | ${wideRussian.running}`;

const saas: Trade = {
  en: words(subscribedEn, programCostEn, programEn, `${notEnglish('patient')} x_ray filling crown`),
  ru: words(subscribedRu, programCostRu, programRu, `${notRussian()} подъемник шиномонтаж нормо`),
  price: null,
  revenue: 500_000,
  ...young,
};

const game: Trade = {
  en: words(
    'ad advert in_app purchase download player user install revenue iap dau pack sale subscription',
    `${wideEnglish.people} $programmer artist | ${wideEnglish.promo} user install | $hosting store commission platform fee ${wideEnglish.running}`,
    `${programEn} game`,
    `${notEnglish()} jigsaw plush daycare`,
  ),
  ru: words(
    subscribedRu,
    `${wideRussian.people} $programmer художник | ${wideRussian.promo} | $hosting комисси стор магазин ${wideRussian.running}`,
    `${programRu} игр`,
    `${notRussian()} воспитател няня батут`,
  ),
  price: null,
  revenue: 300_000,
  ...young,
};

const marketplace: Trade = {
  en: words(
    'commission booking order fee take transaction gmv job subscription marketplace listing lead promoted',
    programCostEn,
    programEn,
    `${notEnglish()} paint ladder spare_part`,
  ),
  ru: words(
    'комисси заказ оборот сделк подписк размещен продвижен маркетплейс реклам',
    programCostRu,
    programRu,
    `${notRussian()} удобрен трактор комбикорм`,
  ),
  price: null,
  revenue: 300_000,
  ...young,
};

const coders: Trade = {
  en: words(
    `develop store shopify retainer support design theme build hour ${english.service}`,
    `${wideEnglish.people} | software tool licen $hosting ${wideEnglish.running} | $rent $marketing`,
    wideEnglish.kit,
    `${notEnglish()} warehouse courier inventory_purchase`,
  ),
  ru: words(
    `разработк приложен поддержк час ретейнер дизайн ${russian.service}`,
    `${wideRussian.people} | сервис лиценз подписк $hosting ${wideRussian.running} | $rent $marketing`,
    wideRussian.kit,
    `${notRussian()} художествен_студи фотозон аттракцион`,
  ),
  price: null,
  revenue: 800_000,
  ...work,
};

const replies: Trade = {
  en: words(subscribedEn, programCostEn, programEn, `${notEnglish()} housekeep breakfast linen`),
  ru: words(subscribedRu, programCostRu, programRu, `${notRussian()} маникюр ножниц краск`),
  price: null,
  revenue: 300_000,
  ...young,
};

const racks: Trade = {
  en: words(
    'gpu cloud server hour compute rental instance hosting capacity colocation subscription customer reserved',
    `electric power energy $utilities | bandwidth internet network software licen cool maintenance $rent | ${wideEnglish.people} ${wideEnglish.running}`,
    `server gpu rack cool network ${wideEnglish.kit}`,
    `${notEnglish()} waiter umbrella sightsee`,
  ),
  ru: words(
    'стойк размещен аренд мощност клиент colocation сервер услуг юнит',
    `электр энерг $utilities | ${wideRussian.people} | канал интернет связь обслуж охлажд страхов $rent ${wideRussian.running}`,
    `ибп генератор охлажд стойк кондиционир сервер ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} кальян напит урожа`,
  ),
  price: null,
  revenue: 2_000_000,
  margin: [-25, 80],
  payroll: [0, 45],
  isGrowing: false,
};

const lines: Trade = {
  en: words(
    `subscri internet broadband plan connect install customer household business month tariff`,
    `bandwidth transit backbone uplink capacity network wholesale $hosting | ${wideEnglish.people} technician | ${wideEnglish.moving} tower mast pole $rent $utilities | ${wideEnglish.running}`,
    `network tower antenna fibre fiber router radio mast ${wideEnglish.kit}`,
    `${notEnglish()} gym newspaper cinema`,
  ),
  ru: words(
    'абонент абонплат тариф подключен интернет подписк месяц услуг',
    `канал трафик магистрал аплинк связь интернет | ${wideRussian.people} монтажник | ${wideRussian.moving} $rent $utilities опор | ${wideRussian.running}`,
    `сеть сети оптик кабел коммутатор линия линий роутер ${wideRussian.kit}`,
    `${notRussian()} фитнес кирпич урожа`,
  ),
  price: [[8, 130]],
  revenue: 600_000,
  margin: [-15, 70],
  payroll: [2, 55],
};

const jobBoard: Trade = {
  en: words(
    'listing post job ad employer subscription candidate vacanc cv featured database placement advert',
    programCostEn,
    programEn,
    `${notEnglish()} ward syringe shift_rate`,
  ),
  price: null,
  revenue: 200_000,
  ...young,
};

const pentest: Trade = {
  ru: words(
    `пентест аудит тестирован безопасн консалт отчет ${russian.service}`,
    `${wideRussian.people} аналитик пентестер | лиценз программ сертификат обучен $hosting | ${wideRussian.running}`,
    wideRussian.kit,
    `${notRussian()} вкладчик охранник`,
  ),
  price: null,
  revenue: 400_000,
  ...work,
};

const invoices: Trade = {
  en: words(subscribedEn, programCostEn, programEn, `${notEnglish()} tax_return payslip cheque`),
  price: [
    [30, 75],
    [350, 800],
  ],
  revenue: 400_000,
  ...young,
};

const housing: Trade = {
  ru: words(
    `${subscribedRu} квартир комисси платеж подключен внедрен управляющ`,
    programCostRu,
    programRu,
    `${notRussian()} дворник сантехник капремонт`,
  ),
  price: null,
  revenue: 400_000,
  ...young,
};

export const fourthScreens: readonly ExpectedModel[] = [
  ...ofAnyRevenue([
    ...linesOf(
      saas,
      at(
        [
          [60, 110],
          [700, 1_200],
        ],
        en('scheduling software for dental hygienists, 79 dollars a month'),
      ),
      at(
        [
          [60, 100],
          [700, 1_150],
        ],
        ru('CRM для автосервисов по подписке, 2900 рублей в месяц'),
      ),
    ),
    ...linesOf(
      game,
      en('mobile puzzle game with ads and in-app purchases'),
      ru('мобильная игра для детей по подписке, без рекламы'),
    ),
    ...linesOf(
      marketplace,
      en('marketplace for booking handymen in Warsaw, 15% commission', 'PL'),
      ru('маркетплейс фермерских продуктов, комиссия 12%'),
    ),
    ...linesOf(
      replies,
      en('AI tool that answers hotel reviews, monthly subscription'),
      ru('чат-бот для записи в салоны красоты, подписка'),
    ),
    ...linesOf(racks, en('GPU cloud with 64 servers in Reykjavik', 'IS', 64)),
    ...linesOf(jobBoard, en('job board for nurses in Ireland', 'IE')),
    ...linesOf(pentest, ru('пентест и аудит безопасности для банков')),
    ...linesOf(
      invoices,
      en(
        'We are two engineers. Our product reads invoices and puts them into the books of small firms. Customers pay 39 euros a month. We do not do the bookkeeping ourselves.',
      ),
    ),
    ...linesOf(
      housing,
      ru(
        'Делаем сервис для управляющих компаний: жильцы подают заявки и платят за квартиру в приложении. Берём 15 рублей с квартиры в месяц. Сами домами не управляем.',
      ),
    ),
  ]),
  ...linesOf(racks, ru('дата-центр на 100 стоек в Иркутске', 'RU', 100)),
  ...linesOf(
    coders,
    en('Shopify development studio in Tbilisi, 7 people', 'GE', null, 600_000),
    ru('студия мобильной разработки, 10 человек, Казань', 'RU', null, 1_000_000),
  ),
  ...linesOf(
    lines,
    en('rural internet provider in Cordoba, Argentina, 1,200 subscribers', 'AR', 1200, 720_000),
    ru('интернет-провайдер в коттеджных посёлках, 2000 абонентов', null, 2000, 500_000),
  ),
];
