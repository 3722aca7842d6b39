// Funds that invest the money of others, and companies that hold others.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeFitting, officeOverheads, workplaces } from '../../kind/office-parts.ts';
import { asset, commission, monthly, otherIncome, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  licences,
  office,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const funds: readonly Kind[] = [
  {
    id: 'investment_fund',
    industry: 'consulting',
    name: ['Investment fund', 'Инвестиционный фонд'],
    words: {
      en: 'investment fund, venture capital fund, venture fund, private equity fund, hedge fund, asset management company, mutual fund, real estate fund, crypto fund, impact fund, family office, venture studio, angel fund, startup accelerator, accelerator, angel investor club, angel investors, angel syndicate, private equity, private equity house, private equity firm, syndicate of angels',
      ru: 'инвестиционный фонд, венчурный фонд, фонд прямых инвестиций, хедж-фонд, управление активами, паевой фонд, пиф, управляющая компания паевых фондов, фонд недвижимости, инвестиционная компания, венчурная студия, криптофонд, акселератор стартапов, клуб инвесторов, капитал инвесторов',
      es: 'fondo de inversión, fondo de capital riesgo',
      de: 'investmentfonds, wagniskapitalfonds',
      fr: 'fonds d’investissement, fonds de capital-risque',
      it: 'fondo di investimento, fondo di venture capital',
      pt: 'fundo de investimento, fundo de venture capital',
      tr: 'yatırım fonu, girişim sermayesi fonu',
    },
    scale: scale(
      'people',
      [6, 1, 80],
      ['Managers and analysts', 'Управляющие и аналитики'],
      ['specialist|specialists', 'специалист|специалиста|специалистов'],
      { customers: 0.5, members: 0.5, projects: 0.4 },
    ),
    volumes: [
      volume('assets', ['Assets managed', 'Активы в управлении'], ['$', 'в валюте'], 'turnover', {
        capacity: each(1),
        turnover: n(18000000, 5000000, 60000000),
        use: n(80, 60, 88),
      }),
    ],
    sales: [
      commission(['Management fee', 'Вознаграждение за управление'], 'assets', n(0.15, 0.07, 0.21)),
      commission(['Performance fee', 'Вознаграждение за успех'], 'assets', n(0.05, 0, 0.15)),
      otherIncome(['Advice to companies of the fund', 'Консультации компаний фонда'], each(n(1800, 0, 6000))),
    ],
    costs: [
      pay(['Managers and analysts', 'Управляющие и аналитики'], each(1), n(138000, 95000, 220000), {
        isGradual: true,
      }),
      share(['Checks of deals and lawyers', 'Проверка сделок и юристы'], n(6, 3, 12)),
      share(['Keeping and accounting of the fund', 'Депозитарий и учёт фонда'], n(4, 2, 7)),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 750,
        managerPay: 150000,
        managers: 0.9,
        advertising: 2,
        toolsOfPerson: 520,
        insured: 1400,
      }),
      pay(['Risk and compliance', 'Риски и комплаенс'], n(0.8, 0, 3), n(95000, 70000, 130000)),
      monthly(['Audit and reporting', 'Аудит и отчётность'], n(3200, 1200, 8000)),
      licences(n(9000, 1500, 30000)),
    ],
    assets: [
      workplaces(3600),
      officeFitting(3500),
      asset(['Own part in the fund', 'Собственная доля в фонде'], each(n(60000, 10000, 250000)), 20),
    ],
    terms: { receivable: 40, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(35, 15, 60), months: n(18, 10, 30) },
    growth: [4, 4, 3],
    borrowed: n(0, 0, 20),
    health: { gross: [30, 62], payroll: [40, 72], ebitda: [6, 42], payback: [8, 90] },
  },
  {
    id: 'holding_company',
    industry: 'consulting',
    name: ['Holding company', 'Холдинговая компания'],
    words: {
      en: 'holding company, group holding, group of companies, holding of companies, investment holding, family holding, consortium, consortium of companies',
      ru: 'холдинг, холдинговая компания, группа компаний, холдинг компаний, семейный холдинг, управляющая компания холдинга, консорциум, консорциум компаний',
      es: 'sociedad holding, grupo de empresas',
      de: 'beteiligungsgesellschaft, unternehmensgruppe',
      fr: 'société holding, groupe d’entreprises',
      it: 'società holding, gruppo di imprese',
      pt: 'empresa holding, grupo de empresas holding',
      tr: 'holding şirketi, şirketler grubu',
    },
    scale: scale(
      'customers',
      [4, 1, 60],
      ['Companies held', 'Компании холдинга'],
      ['company|companies', 'компания|компании|компаний'],
      { shops: 1, members: 1, projects: 1 },
    ),
    volumes: [
      volume(
        'companies',
        ['Companies that pay', 'Компании с доходом'],
        ['monthly fees', 'месячных платежей'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 65, 88),
        },
      ),
    ],
    sales: [
      sale(
        ['Dividends and profits of companies', 'Дивиденды и прибыль компаний'],
        'companies',
        n(8500, 1500, 30000),
      ),
      sale(
        ['Management services to companies', 'Услуги управления компаниям'],
        'companies',
        n(5200, 1500, 14000),
      ),
      sale(['Interest on loans to companies', 'Проценты по займам компаниям'], 'companies', n(1100, 0, 5000)),
      sale(
        ['Property let to companies', 'Аренда имущества компаниями'],
        'companies',
        n(2400, 0, 9000),
        n(50, 0, 90),
      ),
    ],
    costs: [
      pay(
        ['Finance and legal specialists', 'Финансисты и юристы'],
        each(n(0.5, 0.25, 1)),
        n(84000, 62000, 115000),
        { isGradual: true },
      ),
      monthly(['Accounting of companies', 'Бухгалтерия компаний'], each(n(750, 250, 1800))),
      share(['Experts, travel and databases', 'Эксперты, поездки и правовые базы'], n(3, 1, 7)),
    ],
    overheads: [
      pay(['Managing director', 'Генеральный директор'], n(1, 0.5, 2), n(135000, 90000, 200000)),
      rent(n(1800, 500, 4500)),
      utilities(n(220, 80, 500)),
      software(n(450, 150, 1100)),
      insurance(n(420, 150, 1000)),
      accounting(n(500, 200, 1100)),
      phone(),
      office(),
      monthly(['Audit and reporting', 'Аудит и отчётность'], n(1900, 700, 4500)),
      registration(n(3000, 800, 9000)),
    ],
    assets: [
      asset(['Stakes in companies', 'Доли в компаниях'], each(n(260000, 40000, 1500000)), 50),
      asset(['Computers', 'Компьютеры'], n(9000, 3000, 20000), 4),
      asset(['Office furniture', 'Мебель офиса'], n(7000, 2000, 18000), 8),
    ],
    terms: { receivable: 20, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(60, 40, 80), months: n(12, 6, 18) },
    growth: [4, 3, 3],
    borrowed: n(30, 0, 60),
    health: { gross: [38, 84], payroll: [34, 66], ebitda: [8, 52], payback: [18, 160] },
  },
];
