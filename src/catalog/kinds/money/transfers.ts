// Changing and sending money, and raising it from many.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, commission, monthly, otherIncome, pay, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { deposit, rent, security } from '../../kind/usual-costs.ts';

export const transfers: readonly Kind[] = [
  {
    id: 'currency_exchange',
    industry: 'retail',
    name: ['Currency exchange', 'Обмен валюты'],
    words: {
      en: 'currency exchange, bureau de change, money exchange, exchange office, foreign exchange office, money transfer, money transfer shop, money transfers, remittance, forex bureau, currency kiosk, crypto exchange desk, exchange desk, currency booth, money transfer agent, money transfer agents, remittance agent, western union agent',
      ru: 'обмен валюты, обменник, обменный пункт, пункт обмена валюты, валютообменник, денежные переводы, криптообменник, обмен криптовалюты, агент денежных переводов, пункт денежных переводов',
      es: 'casa de cambio, cambio de divisas, envío de dinero',
      de: 'wechselstube, geldwechsel, geldtransfer',
      fr: 'bureau de change, transfert d’argent',
      it: 'cambiavalute, ufficio cambi, trasferimento denaro',
      pt: 'casa de câmbio, câmbio, transferência de dinheiro',
      tr: 'döviz bürosu, para transferi',
    },
    scale: scale(
      'shops',
      [3, 1, 60],
      ['Exchange offices', 'Обменные пункты'],
      ['office|offices', 'пункт|пункта|пунктов'],
      {
        kiosks: 1,
        stations: 1,
        people: 0.33,
        places: 0.5,
        visitors: 0.00056,
        orders: 0.00056,
      },
    ),
    volumes: [
      volume('turnover', ['Money changed', 'Обменянные суммы'], ['$', '$'], 'turnover', {
        capacity: each(1),
        turnover: n(820000, 300000, 1800000),
        use: n(66, 48, 84),
      }),
    ],
    sales: [
      commission(['Margin on exchange', 'Маржа обмена'], 'turnover', n(3.1, 1.2, 5)),
      commission(['Commission on transfers', 'Комиссия за переводы'], 'turnover', n(0.5, 0.1, 1.2)),
      otherIncome(['SIM cards, cards and tickets', 'Сим-карты, карты и билеты'], each(n(500, 0, 1600))),
    ],
    costs: [
      pay(['Cashiers', 'Кассиры'], each(n(2.6, 2, 3.6)), n(34000, 28000, 42000), { isGradual: true }),
      share(['Transport and supply of cash', 'Инкассация и подкрепление наличными'], n(7, 3, 12)),
      share(['Shortages and fakes', 'Недостачи и фальшивые купюры'], n(1.2, 0.4, 3)),
    ],
    overheads: [
      ...siteOverheads({
        powered: 800,
        managerPay: 68000,
        advertising: 2,
        insured: 900,
        repaired: 150,
        programs: 700,
        licensed: 6000,
        permitted: 12000,
        isForConsumers: false,
      }),
      rent(each(n(3500, 1500, 7700))),
      deposit(each(n(7000, 3000, 15400))),
      security(each(n(550, 200, 1300))),
      monthly(['Checks of customers', 'Проверка клиентов и отчётность'], each(n(300, 100, 730))),
    ],
    assets: [
      asset(['Booths, counters and safes', 'Кассовые кабины и сейфы'], each(n(24000, 9000, 50000)), 10),
      asset(['Counting machines and boards', 'Счётные машины и табло'], each(n(7500, 3500, 15000)), 5),
    ],
    // A few days' turnover lies in the tills; it is some months of the margin.
    terms: { receivable: 100, stock: 0, payable: 5 },
    season: 'summer',
    ramp: { from: n(35, 20, 55), months: n(10, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [44, 70], payroll: [28, 54], ebitda: [8, 32], payback: [20, 90] },
  },
  {
    id: 'crowdfunding_platform',
    industry: 'online_business',
    name: ['Crowdfunding platform', 'Краудфандинговая платформа'],
    words: {
      en: 'crowdfunding platform, p2p lending platform, peer-to-peer lending platform, lending platform, crowdfunding, crowdfunding site, crowdlending, peer-to-peer lending, p2p lending, equity crowdfunding, investment platform, fundraising platform, crowdinvesting, donation platform',
      ru: 'краудфандинговая платформа, краудфандинг, площадка краудфандинга, краудлендинг, краудинвестинг, инвестиционная платформа, взаимное кредитование, платформа пожертвований, p2p-кредитование, сайт сбора денег, сбор денег на проекты, площадка коллективных инвестиций, коллективные инвестиции',
      es: 'plataforma de crowdfunding, financiación colectiva, crowdlending',
      de: 'crowdfunding plattform, crowdinvesting plattform',
      fr: 'plateforme de financement participatif, crowdfunding',
      it: 'piattaforma di crowdfunding, raccolta fondi online',
      pt: 'plataforma de crowdfunding, financiamento coletivo',
      tr: 'kitle fonlama platformu, kitle fonlaması',
    },
    scale: scale(
      'projects',
      [60, 60, 600],
      ['Campaigns a month', 'Кампаний в месяц'],
      ['campaign a month|campaigns a month', 'кампания в месяц|кампании в месяц|кампаний в месяц'],
      {
        customers: 1,
        orders: 1,
      },
    ),
    volumes: [
      volume('raised', ['Money raised', 'Собранные средства'], ['$', '$'], 'turnover', {
        capacity: each(1),
        turnover: n(25000, 6000, 120000),
        use: n(64, 42, 82),
      }),
    ],
    sales: [
      commission(['Commission on money raised', 'Комиссия со сборов'], 'raised', n(6, 4, 9)),
      commission(['Payment fees charged', 'Плата за платежи'], 'raised', n(2.9, 2, 4)),
      otherIncome(
        ['Promotion and help for campaigns', 'Продвижение и помощь кампаниям'],
        each(n(95, 20, 260)),
      ),
    ],
    costs: [
      share(
        ['Fees of payment providers', 'Комиссии платёжных систем'],
        n(82, 68, 95),
        'Payment fees charged',
      ),
      share(['Servers', 'Серверы'], n(3, 1.5, 6)),
      pay(['Campaign managers', 'Менеджеры кампаний'], each(n(0.04, 0.02, 0.08)), n(58000, 45000, 76000), {
        isGradual: true,
      }),
      pay(['Developers', 'Разработчики'], n(2, 1, 6), n(110000, 80000, 150000)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2500,
        powered: 200,
        managerPay: 110000,
        advertising: 9,
        insured: 400,
        repaired: 60,
        programs: 1800,
        licensed: 6000,
        permitted: 18000,
        launched: 25000,
        isForConsumers: false,
      }),
      monthly(['Legal and checks of projects', 'Юристы и проверка проектов'], n(2500, 900, 8000)),
    ],
    assets: [
      asset(['Platform development', 'Разработка платформы'], n(160000, 50000, 450000), 4),
      asset(['Workplaces and computers', 'Рабочие места и компьютеры'], n(24000, 8000, 60000), 4),
    ],
    terms: { receivable: 5, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(10, 5, 25), months: n(20, 12, 34) },
    growth: [5, 4, 3],
    borrowed: n(15, 0, 45),
    health: { gross: [30, 60], payroll: [24, 58], ebitda: [5, 38], payback: [16, 140] },
  },
];
