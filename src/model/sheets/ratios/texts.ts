// The words of the ratios sheet; each row's words stand under its own part of the id.
import type { Language } from '#language/language.ts';

export type RatioPart =
  | 'gross_margin'
  | 'ebitda_margin'
  | 'ebit_margin'
  | 'net_margin'
  | 'revenue_growth'
  | 'return_on_equity'
  | 'return_on_assets'
  | 'return_on_invested_capital'
  | 'current_ratio'
  | 'quick_ratio'
  | 'debt_to_equity'
  | 'net_debt_to_ebitda'
  | 'interest_cover'
  | 'debt_service_cover'
  | 'receivable_days'
  | 'inventory_days'
  | 'payable_days'
  | 'cash_conversion_cycle'
  | 'asset_turnover'
  | 'breakeven_revenue'
  | 'margin_of_safety'
  | 'runway';

/** Rows that tell when something is reached. */
export type MilestoneWord =
  | 'milestones'
  | 'ebitda_reached'
  | 'first_ebitda_period'
  | 'net_income_to_date'
  | 'profit_reached'
  | 'first_profit_period'
  | 'lowest_cash'
  | 'lowest_cash_reached'
  | 'lowest_cash_period';

/** Rows that lead to the debt service cover of a year. */
export type YearlyCoverWord =
  | 'yearly_cover'
  | 'repayment_periods'
  | 'cash_for_debt_to_date'
  | 'debt_service_to_date'
  | 'cash_for_debt_year'
  | 'debt_service_year'
  | 'debt_service_cover_year';

export type RatioWord =
  | YearlyCoverWord
  | RatioPart
  | 'title'
  | 'basis'
  | 'tolerance'
  | 'revenue'
  | 'cost_of_sales'
  | 'gross_profit'
  | 'ebitda'
  | 'ebit'
  | 'interest'
  | 'net_income'
  | 'operating_cash_flow'
  | 'investing_cash_flow'
  | 'sga'
  | 'property_tax'
  | 'depreciation'
  | 'fixed_costs'
  | 'cash_burn'
  | MilestoneWord
  | 'repayment'
  | 'tax_on_ebit'
  | 'cash'
  | 'receivables'
  | 'inventory'
  | 'prepaid'
  | 'total_assets'
  | 'payables'
  | 'debt'
  | 'paid_in_capital'
  | 'retained_earnings'
  | 'equity'
  | 'quick_assets'
  | 'current_assets'
  | 'net_debt'
  | 'profit_after_tax'
  | 'invested_capital'
  | 'debt_service'
  | 'cash_for_debt'
  | 'profitability'
  | 'returns'
  | 'liquidity'
  | 'leverage'
  | 'turnover'
  | 'endurance';

export const ratioTexts: Readonly<Record<Language, Readonly<Record<RatioWord, string>>>> = {
  en: {
    title: 'Ratios',
    basis: 'Figures used',
    tolerance: 'Divisors up to this count as 0',
    revenue: 'Revenue',
    cost_of_sales: 'Cost of sales',
    gross_profit: 'Gross profit',
    ebitda: 'EBITDA',
    ebit: 'EBIT',
    interest: 'Interest',
    net_income: 'Net income',
    operating_cash_flow: 'Cash flow from operations',
    investing_cash_flow: 'Cash flow from investing',
    sga: 'SG&A',
    property_tax: 'Property tax',
    depreciation: 'Depreciation',
    fixed_costs: 'Costs that sales do not change',
    cash_burn: 'Cash used by operations and investing',
    repayment: 'Loan repayments',
    tax_on_ebit: 'Tax on EBIT',
    cash: 'Cash',
    receivables: 'Receivables',
    inventory: 'Inventory',
    prepaid: 'Prepaid expenses',
    total_assets: 'Total assets',
    payables: 'Payables',
    debt: 'Debt',
    paid_in_capital: 'Paid-in capital',
    retained_earnings: 'Retained earnings',
    equity: 'Equity',
    quick_assets: 'Cash and receivables',
    current_assets: 'Current assets',
    net_debt: 'Net debt',
    profit_after_tax: 'EBIT after tax',
    invested_capital: 'Debt and equity',
    debt_service: 'Interest and repayments',
    cash_for_debt: 'Cash flow from operations before interest',
    profitability: 'Profitability and growth',
    gross_margin: 'Gross margin',
    ebitda_margin: 'EBITDA margin',
    ebit_margin: 'EBIT margin',
    net_margin: 'Net margin',
    revenue_growth: 'Growth of revenue',
    returns: 'Returns, a year',
    return_on_equity: 'Return on equity (ROE)',
    return_on_assets: 'Return on assets (ROA)',
    return_on_invested_capital: 'Return on invested capital (ROIC)',
    liquidity: 'Liquidity',
    leverage: 'Debt and cover',
    current_ratio: 'Current ratio',
    quick_ratio: 'Quick ratio',
    debt_to_equity: 'Debt to equity',
    net_debt_to_ebitda: 'Net debt to EBITDA',
    interest_cover: 'Interest cover',
    debt_service_cover: 'Debt service cover (DSCR)',
    yearly_cover: 'Debt service of a year, once loans are being paid back',
    repayment_periods: 'Periods since the first repayment',
    cash_for_debt_to_date: 'Cash flow from operations before interest, since the first repayment',
    debt_service_to_date: 'Interest and repayments since the first repayment',
    cash_for_debt_year: 'Cash flow from operations before interest, of a year',
    debt_service_year: 'Interest and repayments of a year',
    debt_service_cover_year: 'Debt service cover of a year (DSCR)',
    turnover: 'Turnover',
    receivable_days: 'Days of receivables',
    inventory_days: 'Days of inventory',
    payable_days: 'Days of payables',
    cash_conversion_cycle: 'Cash conversion cycle',
    asset_turnover: 'Asset turnover, a year',
    endurance: 'Break-even and runway',
    breakeven_revenue: 'Break-even revenue',
    margin_of_safety: 'Margin of safety',
    runway: 'Runway',
    milestones: 'Turning points',
    ebitda_reached: 'EBITDA has been above 0',
    first_ebitda_period: 'First period with EBITDA above 0',
    net_income_to_date: 'Net income to date',
    profit_reached: 'Net income to date has been above 0',
    first_profit_period: 'First period with net income to date above 0',
    lowest_cash: 'Lowest cash',
    lowest_cash_reached: 'Lowest cash has been reached',
    lowest_cash_period: 'Period of the lowest cash',
  },
  ru: {
    title: 'Коэффициенты',
    basis: 'Исходные показатели',
    tolerance: 'Делители до этой суммы считаются нулём',
    revenue: 'Выручка',
    cost_of_sales: 'Себестоимость продаж',
    gross_profit: 'Валовая прибыль',
    ebitda: 'EBITDA',
    ebit: 'EBIT',
    interest: 'Проценты',
    net_income: 'Чистая прибыль',
    operating_cash_flow: 'Денежный поток от операций',
    investing_cash_flow: 'Денежный поток от инвестиций',
    sga: 'Коммерческие и административные расходы',
    property_tax: 'Налог на имущество',
    depreciation: 'Амортизация',
    fixed_costs: 'Расходы, не зависящие от продаж',
    cash_burn: 'Расход денег на операции и инвестиции',
    repayment: 'Погашение кредитов',
    tax_on_ebit: 'Налог с EBIT',
    cash: 'Денежные средства',
    receivables: 'Дебиторская задолженность',
    inventory: 'Запасы',
    prepaid: 'Расходы будущих периодов',
    total_assets: 'Итого активы',
    payables: 'Кредиторская задолженность',
    debt: 'Долг',
    paid_in_capital: 'Оплаченный капитал',
    retained_earnings: 'Нераспределённая прибыль',
    equity: 'Собственный капитал',
    quick_assets: 'Денежные средства и дебиторская задолженность',
    current_assets: 'Оборотные активы',
    net_debt: 'Чистый долг',
    profit_after_tax: 'EBIT после налога',
    invested_capital: 'Долг и собственный капитал',
    debt_service: 'Проценты и погашение',
    cash_for_debt: 'Денежный поток от операций до процентов',
    profitability: 'Рентабельность и рост',
    gross_margin: 'Валовая рентабельность',
    ebitda_margin: 'Рентабельность по EBITDA',
    ebit_margin: 'Рентабельность по EBIT',
    net_margin: 'Чистая рентабельность',
    revenue_growth: 'Рост выручки',
    returns: 'Доходность за год',
    return_on_equity: 'Рентабельность собственного капитала (ROE)',
    return_on_assets: 'Рентабельность активов (ROA)',
    return_on_invested_capital: 'Рентабельность инвестированного капитала (ROIC)',
    liquidity: 'Ликвидность',
    leverage: 'Долговая нагрузка',
    current_ratio: 'Текущая ликвидность',
    quick_ratio: 'Быстрая ликвидность',
    debt_to_equity: 'Долг к собственному капиталу',
    net_debt_to_ebitda: 'Чистый долг к EBITDA',
    interest_cover: 'Покрытие процентов',
    debt_service_cover: 'Покрытие обслуживания долга (DSCR)',
    yearly_cover: 'Обслуживание долга за год, с первого погашения',
    repayment_periods: 'Периодов с первого погашения',
    cash_for_debt_to_date: 'Денежный поток от операций до процентов с первого погашения',
    debt_service_to_date: 'Проценты и погашение с первого погашения',
    cash_for_debt_year: 'Денежный поток от операций до процентов за год',
    debt_service_year: 'Проценты и погашение за год',
    debt_service_cover_year: 'Покрытие обслуживания долга за год (DSCR)',
    turnover: 'Оборачиваемость',
    receivable_days: 'Дней дебиторской задолженности',
    inventory_days: 'Дней запасов',
    payable_days: 'Дней кредиторской задолженности',
    cash_conversion_cycle: 'Денежный цикл',
    asset_turnover: 'Оборачиваемость активов за год',
    endurance: 'Безубыточность и запас денег',
    breakeven_revenue: 'Точка безубыточности, выручка',
    margin_of_safety: 'Запас прочности',
    runway: 'На сколько хватит денег',
    milestones: 'Переломные моменты',
    ebitda_reached: 'EBITDA уже была выше 0',
    first_ebitda_period: 'Первый период с EBITDA выше 0',
    net_income_to_date: 'Чистая прибыль нарастающим итогом',
    profit_reached: 'Прибыль нарастающим итогом уже была выше 0',
    first_profit_period: 'Первый период с прибылью нарастающим итогом выше 0',
    lowest_cash: 'Наименьший остаток денег',
    lowest_cash_reached: 'Наименьший остаток денег уже был',
    lowest_cash_period: 'Период наименьшего остатка денег',
  },
};
