// Those who lend money of their own; what is lent stands among what customers owe, as days of the income that it brings.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { security } from '../../kind/usual-costs.ts';

export const lending: readonly Kind[] = [
  {
    id: 'pawnshop',
    industry: 'retail',
    name: ['Pawnshop', 'Ломбард'],
    words: {
      en: 'pawnshop, pawn shop, pawnbroker, pawn broker, pawn loans, gold buying, gold buyers, cash for gold, jewellery pawn, buyback shop, loans against gold, loans against jewellery',
      ru: 'ломбард, автоломбард, ювелирный ломбард, ломбард техники, скупка золота, займы под залог, скупка, комиссионка и ломбард, залог под золото, залог телефонов, скупка и залог телефонов, залог техники, залог золота, займы под залог золота',
      es: 'casa de empeño, casa de empeños, montepío',
      de: 'pfandhaus, leihhaus, pfandleihe',
      fr: 'prêteur sur gages, achat d’or, mont-de-piété',
      it: 'banco dei pegni, compro oro',
      pt: 'casa de penhores, loja de penhores',
      tr: 'rehinci, rehin dükkanı',
    },
    scale: scale(
      'shops',
      [1, 1, 40],
      ['Branches', 'Отделения'],
      ['branch|branches', 'отделение|отделения|отделений'],
      {
        people: 0.33,
        area: 0.014,
        orders: 0.0024,
      },
    ),
    volumes: [
      volume('loans', ['Loans given', 'Выданные займы'], ['loans', 'займов'], 'plain', {
        quantity: each(n(420, 200, 900)),
      }),
    ],
    sales: [
      sale(['Interest on loans', 'Проценты по займам'], 'loans', n(62, 25, 120)),
      sale(['Pledges sold', 'Продажа залогов'], 'loans', n(265, 120, 480), n(16, 10, 25)),
      sale(['Gold and goods bought and sold', 'Скупка и продажа'], 'loans', n(240, 100, 450), n(12, 5, 25)),
      sale(['Valuation and storage', 'Оценка и хранение'], 'loans', n(9, 3, 18), n(50, 20, 90)),
    ],
    costs: [
      share(['Loans behind the pledges', 'Займы под проданные залоги'], n(64, 55, 75), 'Pledges sold'),
      share(['Goods bought', 'Закупка скупленного'], n(68, 58, 78), 'Gold and goods bought and sold'),
      pay(['Valuers and sellers', 'Товароведы и продавцы'], each(n(3, 2, 4)), n(40000, 32000, 50000), {
        isGradual: true,
      }),
      share(['Fakes and losses', 'Подделки и потери'], n(2, 1, 4)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3600,
        powered: 450,
        managerPay: 60000,
        advertising: 3,
        insured: 700,
        repaired: 150,
        programs: 300,
        licensed: 1800,
        permitted: 5000,
      }),
      security(n(900, 400, 2000)),
    ],
    assets: [
      asset(['Safes and alarms', 'Сейфы и сигнализация'], n(26000, 10000, 60000), 10),
      asset(['Counters and fitting-out', 'Витрины и ремонт'], n(38000, 14000, 80000), 10),
      asset(['Testers, scales and computers', 'Анализаторы, весы и компьютеры'], n(14000, 5000, 30000), 5),
    ],
    terms: { receivable: 85, stock: 45, payable: 5 },
    season: 'even',
    ramp: { from: n(25, 15, 45), months: n(14, 8, 24) },
    growth: [4, 3, 2],
    borrowed: n(35, 0, 65),
    health: { gross: [38, 62], payroll: [22, 48], ebitda: [8, 32], payback: [24, 110] },
  },
  {
    id: 'microfinance',
    industry: 'consulting',
    name: ['Microfinance company', 'Микрофинансовая организация'],
    words: {
      en: 'microfinance, microfinance company, microloans, payday loans, lending company, consumer loans, micro lending, microcredit, loan company, money lender, online lender, credit union, microloans to traders, payday lender, payday lending',
      ru: 'микрофинансовая организация, мфо, микрозаймы, микрозайм, займы до зарплаты, микрокредиты, кредитная организация, выдача займов, онлайн-займы, потребительские займы, кредитный кооператив, кредитный потребительский кооператив, мкк, займы',
      es: 'microfinanciera, microcréditos, préstamos rápidos, financiera',
      de: 'kleinkredite, mikrokredite, kreditunternehmen',
      fr: 'microfinance, microcrédit, société de crédit',
      it: 'microcredito, società di prestiti',
      pt: 'microcrédito, financeira, empréstimos pessoais',
      tr: 'mikrofinans, mikro kredi',
    },
    scale: scale(
      'customers',
      [2500, 500, 100000],
      ['Borrowers', 'Заёмщики'],
      ['borrower|borrowers', 'заёмщик|заёмщика|заёмщиков'],
      {
        members: 1,
        shops: 500,
        people: 170,
        // Loans a month, most of which are owed for some five weeks.
        orders: 1.2,
      },
    ),
    volumes: [
      volume(
        'loans',
        ['Loans owed', 'Действующие займы'],
        ['loans', 'займов'],
        'filled',
        {
          capacity: each(1),
          use: n(78, 60, 88),
        },
        [2, 2],
      ),
    ],
    sales: [
      sale(['Interest on loans', 'Проценты по займам'], 'loans', n(88, 20, 160)),
      sale(['Late fees', 'Пени за просрочку'], 'loans', n(26, 8, 50), n(14, 6, 25)),
      sale(['Commission on insurance', 'Комиссия за страховки'], 'loans', n(9, 2, 20), n(30, 0, 60)),
    ],
    costs: [
      share(['Loans that are not paid back', 'Невозвращённые займы'], n(32, 20, 48)),
      share(['Scoring, checks and transfers', 'Скоринг, проверки и переводы'], n(6, 3, 10)),
      pay(
        ['Loan officers', 'Кредитные специалисты'],
        each(n(0.0028, 0.0015, 0.006)),
        n(46000, 36000, 58000),
        {
          isGradual: true,
        },
      ),
      pay(
        ['Debt collectors', 'Специалисты по взысканию'],
        each(n(0.0012, 0.0006, 0.003)),
        n(48000, 38000, 62000),
        {
          isGradual: true,
        },
      ),
    ],
    overheads: [
      ...siteOverheads({
        rented: 4200,
        powered: 500,
        managerPay: 100000,
        advertising: 6,
        insured: 400,
        repaired: 150,
        programs: 3500,
        licensed: 12000,
        permitted: 25000,
        launched: 15000,
      }),
      pay(['Risk and compliance', 'Риски и комплаенс'], n(1, 0, 3), n(85000, 65000, 115000)),
      monthly(['Audit and reporting', 'Аудит и отчётность'], n(1800, 700, 4500)),
    ],
    assets: [
      asset(['Lending software', 'Кредитная программа'], n(70000, 20000, 200000), 5),
      asset(['Office and computers', 'Офис и компьютеры'], n(45000, 15000, 110000), 5),
    ],
    terms: { receivable: 270, stock: 0, payable: 5 },
    season: 'even',
    ramp: { from: n(15, 8, 30), months: n(18, 10, 30) },
    growth: [2, 2],
    borrowed: n(60, 30, 80),
    health: { gross: [26, 56], payroll: [14, 42], ebitda: [8, 34], payback: [30, 140] },
  },
];
