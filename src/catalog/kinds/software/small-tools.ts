// Small programs that one or two people make and many pay little for: plug-ins, browser extensions and bots.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { accounting, launch, marketing, phone, registration, software } from '../../kind/usual-costs.ts';

export const smallTools: readonly Kind[] = [
  {
    id: 'plugins_and_bots',
    industry: 'online_business',
    name: ['Plug-ins, extensions and bots', 'Плагины, расширения и боты'],
    words: {
      en: 'wordpress plugin, wordpress plugins, wordpress themes, shopify app, shopify apps, browser extension, browser extensions, chrome extension, chrome extensions, browser plugin, plugin, plugins, figma plugin, excel add-in, telegram bot, telegram bots, bot for telegram, discord bot, micro saas, slack app, trading bot, trading bots',
      ru: 'плагин, плагины, расширение для браузера, расширение для хрома, браузерное расширение, телеграм бот, телеграм-бот, телеграм-боты, telegram бот, бот для телеграма, тг-бот, тг бот, тг-боты, торговый бот, торговые боты, дискорд бот, темы для вордпресс',
      es: 'plugin de wordpress, extensión de navegador',
      de: 'wordpress-plugin, browser-erweiterung',
      fr: 'extension de navigateur, plugin wordpress',
      it: 'estensione per browser, plugin wordpress',
      pt: 'extensão de navegador, plugin wordpress',
      tr: 'tarayıcı eklentisi, wordpress eklentisi',
    },
    scale: scale(
      'members',
      [1500, 150, 60000],
      ['Paying users', 'Платящие пользователи'],
      ['paying user|paying users', 'платящий пользователь|платящих пользователя|платящих пользователей'],
      { customers: 1, visitors: 0.03, sites: 1, shops: 1, people: 1000 },
    ),
    volumes: [
      volume(
        'paying',
        ['Users who pay', 'Пользователи с оплатой'],
        ['monthly subscriptions', 'месячных подписок'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 60, 90),
        },
      ),
    ],
    plans: ['Basic subscriptions', 'Full subscriptions'],
    sales: [
      sale(['Basic subscriptions', 'Базовые подписки'], 'paying', n(8, 2.5, 20), n(78, 60, 92)),
      sale(['Full subscriptions', 'Полные подписки'], 'paying', n(24, 8, 60), n(18, 6, 32)),
      sale(['Licences for good', 'Бессрочные лицензии'], 'paying', n(65, 20, 180), n(2, 0.5, 5)),
    ],
    costs: [
      share(['Commission of stores and payments', 'Комиссия магазинов и платежей'], n(10, 3, 20)),
      share(['Servers and paid interfaces', 'Серверы и платные интерфейсы'], n(6, 2, 16)),
      pay(['Support', 'Поддержка'], each(n(0.0003, 0.0001, 0.0008)), n(38000, 30000, 50000), {
        isGradual: true,
        isPartTime: true,
      }),
    ],
    overheads: [
      pay(['Developers', 'Разработчики'], n(1, 0.5, 2), n(92000, 68000, 125000), { isPartTime: true }),
      marketing(n(8, 2, 20)),
      software(n(160, 50, 400)),
      accounting(n(150, 60, 320)),
      phone(n(45, 20, 90)),
      registration(n(500, 100, 1500)),
      launch(n(2000, 300, 9000)),
    ],
    assets: [
      asset(['First version', 'Первая версия'], n(9000, 1500, 35000), 4),
      asset(['Computers', 'Компьютеры'], n(3500, 1500, 9000), 4),
    ],
    terms: { receivable: 8, stock: 0, payable: 10 },
    season: 'even',
    ramp: { from: n(12, 5, 28), months: n(18, 10, 30) },
    growth: [4, 4, 3],
    borrowed: n(0, 0, 15),
    health: { gross: [62, 90], payroll: [16, 62], ebitda: [5, 42], payback: [3, 84] },
  },
];
