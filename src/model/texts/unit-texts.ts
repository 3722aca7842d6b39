// The words of unit economics: what a customer of a subscription brings, costs and pays back.
import type { Language } from '#language/language.ts';

export const unitFigures = [
  'customers',
  'new_customers',
  'lost_customers',
  'mrr',
  'churn',
  'revenue_per_customer',
  'lifetime_value',
  'acquisition_cost',
  'ltv_to_cac',
  'cac_payback_months',
] as const;

export type UnitFigure = (typeof unitFigures)[number];

/** Figures that are only steps on the way. */
type UnitStep = 'customers_before' | 'subscription_revenue' | 'acquisition_spend' | 'customer_profit';

export type UnitWord = UnitFigure | UnitStep;

interface UnitTexts {
  readonly subscribers: string;
  readonly economics: string;
  readonly lastPeriod: string;
  readonly months: string;
  readonly rows: Readonly<Record<UnitWord, string>>;
  readonly notes: Readonly<Record<UnitWord, string>>;
}

export const unitTexts: Readonly<Record<Language, UnitTexts>> = {
  en: {
    subscribers: 'Customers of subscriptions',
    lastPeriod: 'Number of the last period of the year',
    economics: 'Unit economics',
    months: 'months',
    rows: {
      customers: 'Customers',
      new_customers: 'New customers',
      lost_customers: 'Lost customers',
      customers_before: 'Customers a period before',
      subscription_revenue: 'Revenue of subscriptions',
      acquisition_spend: 'Spent on winning customers',
      mrr: 'Monthly recurring revenue (MRR)',
      churn: 'Customer churn, a period',
      revenue_per_customer: 'Revenue per customer, a period',
      customer_profit: 'Gross profit per customer, a period',
      lifetime_value: 'Lifetime value (LTV)',
      acquisition_cost: 'Customer acquisition cost (CAC)',
      ltv_to_cac: 'LTV to CAC',
      cac_payback_months: 'CAC payback',
    },
    notes: {
      customers: 'Customers of all services sold by subscription, at the end of the period.',
      new_customers: 'Customers who came in the period.',
      lost_customers: 'Customers who left in the period.',
      customers_before: 'Whom the period could lose; in the first period, those of the opening.',
      subscription_revenue: 'Revenue of all services sold by subscription.',
      acquisition_spend: 'The expenses that are marked as spent on winning customers.',
      customer_profit: 'Revenue per customer times gross margin.',
      mrr: 'Revenue of subscriptions, made a month’s.',
      churn: 'Lost customers over the customers at the end of the period before; n/a without those.',
      revenue_per_customer: 'Revenue of subscriptions over closing customers; n/a without customers.',
      lifetime_value:
        'Revenue per customer times gross margin, over churn: what a customer brings before leaving. n/a without churn.',
      acquisition_cost:
        'SG&A marked as spent on winning customers, over new customers; n/a without new customers.',
      ltv_to_cac: 'Lifetime value over acquisition cost; n/a where either is, or nothing was spent.',
      cac_payback_months:
        'Acquisition cost over the gross profit that a customer brings in a month; n/a without such a profit.',
    },
  },
  ru: {
    subscribers: 'Клиенты по подписке',
    lastPeriod: 'Номер последнего периода года',
    economics: 'Юнит-экономика',
    months: 'мес.',
    rows: {
      customers: 'Клиенты',
      new_customers: 'Новые клиенты',
      lost_customers: 'Ушедшие клиенты',
      customers_before: 'Клиенты период назад',
      subscription_revenue: 'Выручка от подписок',
      acquisition_spend: 'Затраты на привлечение клиентов',
      mrr: 'Ежемесячная регулярная выручка (MRR)',
      churn: 'Отток клиентов за период',
      revenue_per_customer: 'Выручка на клиента за период',
      customer_profit: 'Валовая прибыль на клиента за период',
      lifetime_value: 'Пожизненная ценность клиента (LTV)',
      acquisition_cost: 'Стоимость привлечения клиента (CAC)',
      ltv_to_cac: 'LTV к CAC',
      cac_payback_months: 'Окупаемость CAC',
    },
    notes: {
      customers: 'Клиенты всех услуг по подписке на конец периода.',
      new_customers: 'Клиенты, пришедшие за период.',
      lost_customers: 'Клиенты, ушедшие за период.',
      customers_before: 'Те, кто мог уйти за период; в первом периоде — клиенты на начало.',
      subscription_revenue: 'Выручка всех услуг по подписке.',
      acquisition_spend: 'Расходы, отмеченные как затраты на привлечение клиентов.',
      customer_profit: 'Выручка на клиента, умноженная на валовую рентабельность.',
      mrr: 'Выручка от подписок в пересчёте на месяц.',
      churn: 'Ушедшие клиенты к клиентам на конец прошлого периода; без них — n/a.',
      revenue_per_customer: 'Выручка от подписок к клиентам на конец периода; без клиентов — n/a.',
      lifetime_value:
        'Выручка на клиента, умноженная на валовую рентабельность, к оттоку: сколько клиент принесёт, пока не уйдёт. Без оттока — n/a.',
      acquisition_cost:
        'Расходы, отмеченные как затраты на привлечение клиентов, к новым клиентам; без новых клиентов — n/a.',
      ltv_to_cac: 'LTV к CAC; n/a, если одного из них нет или ничего не потрачено.',
      cac_payback_months:
        'Стоимость привлечения к валовой прибыли, которую клиент приносит за месяц; без такой прибыли — n/a.',
    },
  },
};
