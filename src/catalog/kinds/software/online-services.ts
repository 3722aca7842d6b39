// Services of servers that people and small firms pay for by the month: private connections and hosting of sites.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  manager,
  marketing,
  phone,
  registration,
  software,
} from '../../kind/usual-costs.ts';

export const onlineServices: readonly Kind[] = [
  {
    id: 'vpn_service',
    industry: 'online_business',
    name: ['VPN service', 'VPN-сервис'],
    words: {
      en: 'vpn, vpn service, vpn provider, vpn app, vpn subscription, proxy service, proxies, residential proxies, vpn bot',
      ru: 'vpn, впн, vpn-сервис, впн-сервис, впн сервис, vpn-бот, vpn бот, впн бот, прокси, прокси-сервис, прокси сервис, vpn по подписке, продажа прокси, доступ к vpn',
      es: 'servicio vpn',
      de: 'vpn-dienst, vpn anbieter',
      fr: 'service vpn, fournisseur vpn',
      it: 'servizio vpn',
      pt: 'serviço de vpn',
      tr: 'vpn hizmeti',
    },
    scale: scale(
      'members',
      [10000, 1500, 500000],
      ['Subscribers', 'Подписчики'],
      ['subscriber|subscribers', 'подписчик|подписчика|подписчиков'],
      { customers: 1, visitors: 0.04 },
    ),
    volumes: [
      volume(
        'paying',
        ['Subscribers who pay', 'Платящие подписчики'],
        ['monthly subscriptions', 'месячных подписок'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 60, 88),
        },
      ),
    ],
    sales: [
      sale(['Subscriptions', 'Подписки'], 'paying', n(4.6, 1.5, 11), n(92, 80, 100)),
      sale(
        ['Family and business plans', 'Семейные и корпоративные тарифы'],
        'paying',
        n(11, 4, 30),
        n(6, 1, 15),
      ),
      sale(['Private addresses', 'Выделенные IP-адреса'], 'paying', n(4, 1.5, 9), n(5, 1, 15)),
    ],
    costs: [
      unit(['Servers and traffic', 'Серверы и трафик'], n(0.55, 0.2, 1.4), 'paying'),
      share(['Payment processing and stores', 'Приём платежей и комиссия магазинов'], n(9, 3, 22)),
      share(['Partners who bring customers', 'Выплаты партнёрам'], n(12, 3, 30)),
      pay(['Support', 'Поддержка'], each(n(0.0001, 0.00004, 0.0003)), n(36000, 28000, 46000), {
        isGradual: true,
        isPartTime: true,
      }),
    ],
    overheads: [
      pay(
        ['Developers and administrators', 'Разработчики и администраторы'],
        each(n(0.00012, 0.00005, 0.0004)),
        n(98000, 72000, 135000),
        { isPartTime: true },
      ),
      manager(n(70000, 50000, 100000), n(0.7, 0, 1.5)),
      marketing(n(12, 4, 28)),
      software(n(300, 90, 800)),
      accounting(n(260, 110, 550)),
      insurance(n(70, 25, 180)),
      phone(n(60, 25, 120)),
      registration(n(1200, 300, 4000)),
      launch(n(6000, 1200, 25000)),
    ],
    assets: [
      asset(
        ['Applications and control of servers', 'Приложения и управление серверами'],
        n(38000, 6000, 150000),
        4,
      ),
      asset(['Computers', 'Компьютеры'], n(6000, 2000, 16000), 4),
    ],
    terms: { receivable: 6, stock: 0, payable: 12 },
    season: 'even',
    ramp: { from: n(12, 5, 28), months: n(18, 10, 30) },
    growth: [4, 4, 3],
    borrowed: n(0, 0, 20),
    health: { gross: [46, 80], payroll: [14, 56], ebitda: [5, 40], payback: [6, 90] },
  },
  {
    id: 'web_hosting',
    industry: 'online_business',
    name: ['Web hosting', 'Хостинг сайтов'],
    words: {
      en: 'web hosting, hosting provider, hosting company, website hosting, hosting, vps hosting, vps, wordpress hosting, domain registrar, domains and hosting, game server hosting, minecraft hosting',
      ru: 'хостинг, хостинг-провайдер, хостинг сайтов, vps, аренда vps, виртуальные серверы, регистратор доменов, домены и хостинг, хостинг игровых серверов',
      es: 'hosting, alojamiento web',
      de: 'webhosting, hosting anbieter',
      fr: 'hébergement web, hébergeur',
      it: 'hosting web',
      pt: 'hospedagem de sites',
      tr: 'hosting firması',
    },
    scale: scale(
      'customers',
      [3000, 500, 100000],
      ['Clients', 'Клиенты'],
      ['client|clients', 'клиент|клиента|клиентов'],
      { members: 1, sites: 0.6, machines: 4, titles: 0.6, projects: 0.6 },
    ),
    volumes: [
      volume(
        'clients',
        ['Clients who pay', 'Платящие клиенты'],
        ['months of clients', 'клиенто-месяцев'],
        'filled',
        {
          capacity: each(1),
          use: n(82, 65, 90),
        },
      ),
    ],
    sales: [
      sale(['Hosting of sites', 'Хостинг сайтов'], 'clients', n(9, 3, 22), n(82, 60, 95)),
      sale(['Virtual servers', 'Виртуальные серверы'], 'clients', n(29, 9, 75), n(22, 8, 40)),
      sale(['Domains and certificates', 'Домены и сертификаты'], 'clients', n(1.7, 0.7, 4), n(75, 50, 95)),
      sale(['Help of administrators', 'Администрирование'], 'clients', n(46, 15, 120), n(3, 1, 8)),
    ],
    costs: [
      unit(['Rented servers and traffic', 'Аренда серверов и трафик'], n(3.2, 1.2, 7), 'clients'),
      share(['Domains bought', 'Закупка доменов'], n(72, 60, 85), 'Domains and certificates'),
      share(['Payment processing', 'Приём платежей'], n(3, 1.5, 5)),
      pay(['Support', 'Поддержка'], each(n(0.0009, 0.0004, 0.002)), n(40000, 31000, 52000), {
        isGradual: true,
        isPartTime: true,
      }),
    ],
    overheads: [
      pay(
        ['Administrators', 'Системные администраторы'],
        each(n(0.0005, 0.0002, 0.0015)),
        n(78000, 58000, 105000),
        {
          isPartTime: true,
        },
      ),
      manager(n(72000, 52000, 100000), n(0.7, 0, 1.5)),
      marketing(n(9, 3, 20)),
      software(n(650, 200, 1600)),
      accounting(n(280, 120, 600)),
      insurance(n(110, 40, 260)),
      phone(n(80, 30, 160)),
      registration(n(1200, 300, 4000)),
      launch(n(4000, 1000, 15000)),
    ],
    assets: [
      asset(['Own servers', 'Собственные серверы'], each(n(5, 0, 25)), 5),
      asset(['Website and billing', 'Сайт и биллинг'], n(16000, 4000, 50000), 4),
      asset(['Computers', 'Компьютеры'], n(6000, 2000, 16000), 4),
    ],
    terms: { receivable: 4, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(15, 6, 35), months: n(20, 12, 34) },
    growth: [4, 3, 3],
    borrowed: n(10, 0, 35),
    health: { gross: [42, 76], payroll: [20, 58], ebitda: [5, 36], payback: [8, 90] },
  },
];
