// Banks without branches, wallets and exchanges of coins, whose many users bring a little each.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  office,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const neobanks: readonly Kind[] = [
  {
    id: 'neobank',
    industry: 'online_business',
    name: ['Neobank, wallet or exchange of coins', 'Необанк, кошелёк или криптобиржа'],
    words: {
      en: 'neobank, digital bank, mobile bank, challenger bank, digital wallet, e-wallet, mobile wallet, crypto wallet, crypto exchange, cryptocurrency exchange, bitcoin exchange, brokerage app, investing app',
      ru: 'необанк, мобильный банк, цифровой банк, электронный кошелёк, криптокошелёк, криптобиржа, приложение для инвестиций, брокерское приложение',
      es: 'neobanco, billetera digital',
      de: 'neobank, digitale geldbörse',
      fr: 'néobanque, portefeuille électronique',
      it: 'banca digitale, portafoglio digitale',
      pt: 'banco digital, carteira digital',
      tr: 'dijital banka, dijital cüzdan',
    },
    scale: scale(
      'customers',
      [40000, 8000, 2000000],
      ['Users in three years', 'Пользователи через три года'],
      ['user|users', 'пользователь|пользователя|пользователей'],
      { members: 1, visitors: 1, people: 1 },
    ),
    volumes: [
      volume(
        'users',
        ['Active users', 'Активные пользователи'],
        ['months of users', 'пользователе-месяцев'],
        'filled',
        {
          capacity: each(1),
          use: n(66, 45, 76),
        },
      ),
    ],
    sales: [
      sale(['Commission on cards and payments', 'Комиссия с карт и платежей'], 'users', n(2.1, 0.7, 4)),
      sale(['Exchange and trading', 'Обмен и торговля'], 'users', n(1.9, 0.4, 6)),
      sale(['Paid plans', 'Платные тарифы'], 'users', n(9, 3, 18), n(7, 2, 16)),
      sale(['Interest on balances and loans', 'Проценты с остатков и займов'], 'users', n(1.3, 0.2, 4)),
    ],
    costs: [
      unit(
        ['Cards, processing and bank partner', 'Карты, процессинг и банк-партнёр'],
        n(1.35, 0.6, 2.6),
        'users',
      ),
      share(['Checks of customers', 'Проверка клиентов'], n(5, 2, 9)),
      share(['Fraud and losses', 'Мошенничество и потери'], n(4, 2, 9)),
      share(['Hosting and services', 'Серверы и сервисы'], n(4, 2, 8)),
      pay(['Support', 'Поддержка'], each(n(0.00008, 0.00004, 0.0002)), n(42000, 34000, 54000), {
        isGradual: true,
      }),
    ],
    overheads: [
      pay(['Developers', 'Разработчики'], each(n(0.00009, 0.00004, 0.0002)), n(112000, 85000, 150000), {
        isGradual: true,
      }),
      pay(['Risk and compliance', 'Риски и комплаенс'], n(2, 1, 5), n(85000, 65000, 115000)),
      manager(n(120000, 85000, 165000)),
      marketing(n(15, 6, 30)),
      rent(n(3000, 0, 9000)),
      utilities(n(260, 0, 700)),
      software(n(1800, 600, 4500)),
      insurance(n(900, 300, 2400)),
      accounting(n(900, 400, 2000)),
      phone(),
      office(),
      licences(n(24000, 4000, 90000)),
      registration(n(30000, 5000, 120000)),
      launch(n(40000, 8000, 150000)),
    ],
    assets: [
      asset(['Platform and applications', 'Платформа и приложения'], n(320000, 80000, 1200000), 4),
      asset(['Computers and office', 'Компьютеры и офис'], n(35000, 10000, 90000), 4),
    ],
    terms: { receivable: 5, stock: 0, payable: 20 },
    season: 'even',
    ramp: { from: n(10, 4, 25), months: n(22, 14, 34) },
    growth: [4, 4, 4],
    borrowed: n(0, 0, 20),
    health: { gross: [38, 72], payroll: [18, 56], ebitda: [2, 34], payback: [18, 120] },
  },
];
