// Accountants, advisers on taxes and finance, insurance brokers.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import {
  officeFitting,
  officeOverheads,
  paidHours,
  specialists,
  workplaces,
} from '../../kind/office-parts.ts';
import { asset, commission, otherIncome, pay, sale, share, volume } from '../../kind/rows.ts';
import { licences, training } from '../../kind/usual-costs.ts';

export const moneyAdvice: readonly Kind[] = [
  {
    id: 'accounting_firm',
    industry: 'consulting',
    name: ['Accounting firm', 'Бухгалтерская фирма'],
    words: {
      en: 'outsourced payroll, payroll service, accounting firm, accountant, accounting services, bookkeeping, bookkeeper, accountancy, audit firm, auditor, payroll services, outsourced accounting, chartered accountant, cpa firm, tax returns, virtual cfo, keep books, do bookkeeping, payroll outsourcing, payroll bureau, books and payroll, bookkeepers',
      ru: 'бухгалтерская фирма, бухгалтер, бухгалтерские услуги, бухгалтерское обслуживание, ведение бухгалтерии, аутсорсинг бухгалтерии, аудиторская фирма, аудит, аудитор, расчёт зарплаты, бухгалтерская компания, сдача отчётности, налоговые декларации, веду бухгалтерию, веду учёт для ИП, аутсорсинг расчёта зарплаты, отчётность за предпринимателей, бухгалтер на аутсорсе, бухгалтеры, декларации 3-ндфл, декларации ндфл',
      es: 'asesoría contable, contable, contabilidad, gestoría, auditoría',
      de: 'buchhaltungsbüro, buchhaltung, steuerberater, wirtschaftsprüfer',
      fr: 'cabinet comptable, expert-comptable, comptabilité, audit',
      it: 'studio commercialista, commercialista, contabilità, revisione contabile',
      pt: 'escritório de contabilidade, contador, contabilidade, auditoria',
      tr: 'muhasebe bürosu, muhasebeci, mali müşavir, bağımsız denetim',
    },
    scale: specialists(
      6,
      60,
      ['Accountants', 'Бухгалтеры'],
      ['accountant|accountants', 'бухгалтер|бухгалтера|бухгалтеров'],
      { customers: 0.051, members: 0.051, orders: 0.1, projects: 0.1 },
    ),
    volumes: [
      volume(
        'clients',
        ['Clients served', 'Клиенты на обслуживании'],
        ['months of clients', 'клиенто-месяцев'],
        'monthly',
        {
          capacity: each(1),
          a_month: n(26, 14, 42),
          use: n(75, 58, 83),
        },
      ),
    ],
    sales: [
      sale(['Bookkeeping', 'Ведение бухгалтерии'], 'clients', n(400, 130, 900), n(84, 70, 95)),
      sale(['Payroll', 'Зарплата и кадры'], 'clients', n(155, 60, 340), n(38, 22, 55)),
      sale(['Tax returns and audit', 'Отчётность и аудит'], 'clients', n(460, 160, 1200), n(13, 7, 22)),
      sale(['Tax advice', 'Налоговые консультации'], 'clients', n(280, 100, 650), n(10, 4, 20)),
    ],
    costs: [
      pay(['Accountants', 'Бухгалтеры'], each(1), n(64_000, 48_000, 86_000), { isGradual: true }),
      share(['Accounting programs', 'Бухгалтерские программы'], n(3.5, 1.5, 6)),
      share(['Contractors', 'Подрядчики'], n(3, 1, 8)),
    ],
    overheads: officeOverheads({
      rentOfPerson: 280,
      managerPay: 86000,
      advertising: 2,
      toolsOfPerson: 80,
      insured: 480,
    }),
    assets: [
      workplaces(3000),
      officeFitting(2200),
      asset(['Archive and server', 'Архив и сервер'], n(6000, 2000, 15000), 6),
    ],
    terms: { receivable: 20, stock: 0, payable: 12 },
    season: 'returns',
    ramp: { from: n(35, 20, 55), months: n(14, 8, 24) },
    growth: [3, 3, 2],
    borrowed: n(15, 0, 35),
    health: { gross: [30, 54], payroll: [48, 72], ebitda: [6, 31], payback: [10, 60] },
  },
  {
    id: 'finance_adviser',
    industry: 'consulting',
    name: ['Tax and finance adviser', 'Налоговый и финансовый консультант'],
    words: {
      en: 'financial adviser, financial advisor, finance adviser, tax adviser, tax advisor, tax consulting, tax consultant, financial planning, wealth management, investment adviser, asset management, tax advice, loss adjuster, wealth manager, wealth managers, pensions and savings advice, tax preparer, tax preparers, tax preparation, financial planner, financial planners, independent financial planner, retirement planner',
      ru: 'финансовый консультант, финансовый советник, налоговый консультант, налоговое консультирование, финансовое планирование, управление капиталом, инвестиционный советник, доверительное управление, консультации по налогам, налоговые консультации, личный бюджет, личный бюджет и накопления, финансовый планировщик, независимый финансовый советник',
      es: 'asesor financiero, asesor fiscal, asesoría fiscal',
      de: 'finanzberater, steuerberatung, vermögensverwaltung',
      fr: 'conseiller financier, conseil fiscal, gestion de patrimoine',
      it: 'consulente finanziario, consulenza fiscale, gestione patrimoniale',
      pt: 'consultor financeiro, assessor financeiro, consultoria tributária, assessor de investimentos',
      tr: 'finansal danışman, vergi danışmanı, yatırım danışmanlığı, kredi danışmanlığı',
    },
    scale: specialists(
      3,
      30,
      ['Advisers', 'Консультанты'],
      ['adviser|advisers', 'консультант|консультанта|консультантов'],
      { customers: 0.018, members: 0.018, projects: 0.1 },
    ),
    volumes: [paidHours(n(53, 38, 70))],
    sales: [
      sale(['Financial plans', 'Финансовые планы'], 'hours', n(185, 80, 300), n(42, 25, 60)),
      sale(['Tax advice', 'Налоговые консультации'], 'hours', n(180, 80, 290), n(38, 20, 55)),
      sale(['Loans and investments', 'Кредиты и инвестиции'], 'hours', n(210, 90, 420), n(20, 8, 35)),
      otherIncome(['Commission of banks and funds', 'Комиссия банков и фондов'], n(3500, 800, 12000)),
    ],
    costs: [
      pay(['Advisers', 'Консультанты'], each(1), n(97_000, 68_000, 140_000), { isGradual: true }),
      pay(['Assistants', 'Помощники'], each(0.35), n(46000, 36000, 60000), { isGradual: true }),
      share(['Databases and reports', 'Базы данных и отчёты'], n(4, 2, 7)),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 380,
        managerPay: 78000,
        managers: 0.7,
        advertising: 5,
        toolsOfPerson: 190,
        insured: 480,
      }),
      licences(each(n(900, 250, 2500))),
      training(each(n(700, 250, 1600))),
    ],
    assets: [
      workplaces(3600),
      officeFitting(3800),
      asset(['Own site', 'Свой сайт'], n(6000, 2000, 15000), 3),
    ],
    terms: { receivable: 20, stock: 0, payable: 12 },
    season: 'returns',
    ramp: { from: n(35, 18, 55), months: n(13, 7, 22) },
    growth: [4, 3, 3],
    borrowed: n(10, 0, 30),
    health: { gross: [26, 54], payroll: [44, 74], ebitda: [5, 32], payback: [10, 60] },
  },
  {
    id: 'insurance_broker',
    industry: 'consulting',
    name: ['Insurance broker', 'Страховой брокер'],
    words: {
      en: 'insurance broker, insurance agency, insurance agent, insurance company, insurance brokerage, insurtech, car insurance, health insurance agency, life insurance, pension fund agent, insurance policies, insurance counter, home insurance, insurance for car and home, car and home policies',
      ru: 'страховой брокер, страховое агентство, страховой агент, страхование, страховая компания, осаго, каско, оформление осаго, страховая, страховые полисы, полисы каско, дмс',
      es: 'corredor de seguros, correduría de seguros, agencia de seguros',
      de: 'versicherungsmakler, versicherungsagentur, versicherungsvertreter',
      fr: 'courtier en assurance, agence d’assurance, assureur',
      it: 'broker assicurativo, agenzia assicurativa, assicurazioni',
      pt: 'corretora de seguros, corretor de seguros, agência de seguros',
      tr: 'sigorta acentesi, sigorta brokeri, sigortacı',
    },
    scale: specialists(5, 60, ['Agents', 'Агенты'], ['agent|agents', 'агент|агента|агентов'], {
      projects: 0.02,
      orders: 0.02,
      customers: 0.003,
      // The commission of one in force is a hundred or two a year.
      titles: 0.0018,
    }),
    volumes: [
      volume(
        'premiums',
        ['Premiums of clients', 'Страховые взносы клиентов'],
        ['of premiums', 'взносов'],
        'turnover',
        {
          capacity: each(1),
          turnover: n(80000, 30000, 180000),
          use: n(70, 50, 82),
        },
      ),
    ],
    sales: [
      commission(['Car insurance', 'Автострахование'], 'premiums', n(5, 2.5, 8)),
      commission(['Property insurance', 'Страхование имущества'], 'premiums', n(3.6, 1.5, 6)),
      commission(['Life and health insurance', 'Страхование жизни и здоровья'], 'premiums', n(4.6, 1.5, 8)),
      commission(['Insurance of companies', 'Страхование компаний'], 'premiums', n(2.8, 1, 6)),
    ],
    costs: [
      pay(['Agents', 'Агенты'], each(1), n(46000, 34000, 64000), { isGradual: true }),
      share(['Commission of agents', 'Комиссия агентов'], n(16, 8, 28)),
      share(['Databases and leads', 'Базы данных и заявки'], n(5, 2, 10)),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 240,
        managerPay: 74000,
        managers: 0.8,
        advertising: 3.5,
        toolsOfPerson: 90,
        insured: 350,
      }),
      licences(n(1800, 500, 5000)),
    ],
    assets: [
      workplaces(2000),
      officeFitting(1300),
      asset(['Site and policy system', 'Сайт и система полисов'], n(9000, 3000, 25000), 4),
    ],
    terms: { receivable: 15, stock: 0, payable: 12 },
    season: 'even',
    ramp: { from: n(28, 12, 45), months: n(16, 9, 28) },
    growth: [4, 3, 3],
    borrowed: n(15, 0, 35),
    health: { gross: [26, 52], payroll: [38, 68], ebitda: [5, 28], payback: [12, 66] },
  },
];
