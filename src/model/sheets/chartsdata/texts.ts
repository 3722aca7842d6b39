// The words of the chart data and of the charts drawn from it.
import type { Language } from '#language/language.ts';

export type GroupId =
  | 'revenue'
  | 'profit'
  | 'costs'
  | 'cash'
  | 'balance'
  | 'cumulative'
  | 'customers'
  | 'recurring';

export type LineId =
  | 'total_revenue'
  | 'ebitda'
  | 'net_income'
  | 'cos'
  | 'sga'
  | 'property_tax'
  | 'depreciation'
  | 'interest'
  | 'tax'
  | 'cash'
  | 'funding_need'
  | 'total_assets'
  | 'payables'
  | 'debt'
  | 'paid_in_capital'
  | 'retained_earnings'
  | 'cumulative_fcff'
  | 'new_customers'
  | 'lost_customers'
  | 'customers'
  | 'mrr';

interface ChartsDataTexts {
  readonly title: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  readonly lines: Readonly<Record<LineId, string>>;
}

export const chartsDataTexts: Readonly<Record<Language, ChartsDataTexts>> = {
  en: {
    title: 'Chart data',
    groups: {
      revenue: 'Revenue by service',
      profit: 'Revenue, EBITDA and net income',
      costs: 'Cost structure',
      cash: 'Cash and funding need',
      balance: 'Assets and their financing',
      cumulative: 'Cumulative free cash flow',
      customers: 'Customers of subscriptions',
      recurring: 'Monthly recurring revenue',
    },
    lines: {
      total_revenue: 'Revenue',
      ebitda: 'EBITDA',
      net_income: 'Net income',
      cos: 'Cost of sales',
      sga: 'Selling, general and administrative',
      property_tax: 'Property tax',
      depreciation: 'Depreciation',
      interest: 'Interest',
      tax: 'Income tax',
      cash: 'Closing cash',
      funding_need: 'Funding need',
      total_assets: 'Total assets',
      payables: 'Payables',
      debt: 'Debt',
      paid_in_capital: 'Paid-in capital',
      retained_earnings: 'Retained earnings',
      cumulative_fcff: 'Cumulative FCFF',
      new_customers: 'New customers',
      lost_customers: 'Lost customers',
      customers: 'Customers',
      mrr: 'MRR',
    },
  },
  ru: {
    title: 'Данные графиков',
    groups: {
      revenue: 'Выручка по услугам',
      profit: 'Выручка, EBITDA и чистая прибыль',
      costs: 'Структура затрат',
      cash: 'Денежные средства и потребность в финансировании',
      balance: 'Активы и источники финансирования',
      cumulative: 'Накопленный свободный денежный поток',
      customers: 'Клиенты по подписке',
      recurring: 'Ежемесячная регулярная выручка',
    },
    lines: {
      total_revenue: 'Выручка',
      ebitda: 'EBITDA',
      net_income: 'Чистая прибыль',
      cos: 'Себестоимость продаж',
      sga: 'Коммерческие и административные',
      property_tax: 'Налог на имущество',
      depreciation: 'Амортизация',
      interest: 'Проценты',
      tax: 'Налог на прибыль',
      cash: 'Денежные средства на конец',
      funding_need: 'Потребность в финансировании',
      total_assets: 'Итого активы',
      payables: 'Кредиторская задолженность',
      debt: 'Долг',
      paid_in_capital: 'Оплаченный капитал',
      retained_earnings: 'Нераспределённая прибыль',
      cumulative_fcff: 'Накопленный поток',
      new_customers: 'Новые клиенты',
      lost_customers: 'Ушедшие клиенты',
      customers: 'Клиенты',
      mrr: 'MRR',
    },
  },
};
