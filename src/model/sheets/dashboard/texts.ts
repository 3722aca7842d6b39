// The words of the dashboard.
import type { Language } from '#language/language.ts';
import type { DashboardLine } from './dashboard-line.ts';

export interface YearNames {
  readonly year: string;
  readonly differenceNote: string;
}

interface DashboardTexts {
  readonly title: string;
  readonly yearNumber: string;
  readonly part: string;
  readonly partUnit: string;
  readonly months: string;
  readonly monthUnit: string;
  readonly years: string;
  readonly calendarYear: YearNames;
  readonly fiscalYear: YearNames;
  readonly end: string;
  readonly headline: string;
  readonly single: string;
  readonly npvInvested: string;
  readonly caution: string;
  readonly cautionNote: string;
  readonly yesOrNo: string;
  readonly income: string;
  readonly cashFlow: string;
  readonly balance: string;
  readonly checks: string;
  readonly margin: string;
  readonly yearBefore: string;
  readonly growthNote: string;
  readonly firstNote: string;
  readonly incomeDifference: string;
  readonly difference: string;
  readonly differenceCheck: string;
  readonly flowNote: string;
  readonly balanceNote: string;
  readonly lastNote: string;
  readonly lines: Readonly<Record<DashboardLine, string>>;
  readonly charts: Readonly<Record<'profit' | 'cash' | 'margins', string>>;
}

export const dashboardTexts: Readonly<Record<Language, DashboardTexts>> = {
  en: {
    title: 'Dashboard',
    yearNumber: 'Year number',
    part: 'Part of the year in the forecast',
    partUnit: 'years',
    months: 'Months of the year in the forecast',
    monthUnit: 'months',
    years: 'Years of the forecast',
    calendarYear: {
      year: 'Calendar year',
      differenceNote:
        'Each period belongs to the calendar year it starts in, so the years add up to the whole forecast.',
    },
    fiscalYear: {
      year: 'Fiscal year',
      differenceNote:
        'Each period belongs to the fiscal year it starts in, so the years add up to the whole forecast.',
    },
    end: 'End of the last period of the year',
    headline: 'Headline figures',
    single: 'Value and funding',
    npvInvested: 'Net present value with the opening investment',
    caution: 'IRR may be unreliable',
    cautionNote:
      'Yes above 100 % a year: hardly anything was invested, so look at the net present value instead.',
    yesOrNo: 'yes or no',
    income: 'Income statement',
    cashFlow: 'Cash flow',
    balance: 'Balance sheet at the end of the year',
    checks: 'Model checks',
    margin: 'share of revenue',
    yearBefore: 'of the year before',
    growthNote: 'Only where this year and the one before are whole, and there was revenue to grow from.',
    firstNote: 'Of the whole forecast where it is shorter.',
    incomeDifference: 'Years less periods: revenue and net income',
    difference: 'Years less periods: revenue, net income and change of cash',
    differenceCheck: 'Years add up to the forecast',
    flowNote: 'The sum of the periods that start in the year.',
    balanceNote: 'As at the end of the last period that starts in the year.',
    lastNote: 'That of the last period that starts in the year.',
    lines: {
      revenue: 'Revenue',
      cos: 'Cost of sales',
      gross_profit: 'Gross profit',
      sga: 'Selling, general and administrative expenses',
      property_tax: 'Property tax',
      ebitda: 'EBITDA',
      depreciation: 'Depreciation',
      gain: 'Gain on sale of assets',
      ebit: 'EBIT',
      interest: 'Interest expense',
      pbt: 'Profit before tax',
      tax: 'Income tax',
      net_income: 'Net income',
      dividends: 'Dividends',
      retained: 'Retained profit',
      growth: 'Revenue growth',
      gross_margin: 'Gross margin',
      ebitda_margin: 'EBITDA margin',
      ebit_margin: 'EBIT margin',
      net_margin: 'Net margin',
      fcff: 'Free cash flow to the firm',
      operating: 'Cash from operating activities',
      investing: 'Cash from investing activities',
      financing: 'Cash from financing activities',
      net_change: 'Net change in cash',
      opening_cash: 'Opening cash',
      closing_cash: 'Closing cash',
      cash: 'Cash',
      receivables: 'Receivables',
      inventory: 'Inventory',
      prepaid: 'Prepaid expenses',
      fixed_assets: 'Fixed assets, net',
      total_assets: 'Total assets',
      payables: 'Payables',
      deferred_income: 'Deferred income',
      sales_tax: 'Sales tax (VAT)',
      debt: 'Debt',
      paid_in_capital: 'Paid-in capital',
      retained_earnings: 'Retained earnings',
      total_liabilities_equity: 'Total liabilities and equity',
      first_revenue: 'Revenue of the first twelve months',
      first_ebitda: 'EBITDA of the first twelve months',
      first_margin: 'EBITDA margin of the first twelve months',
      npv: 'Net present value of the forecast',
      irr: 'Internal rate of return (IRR)',
      ev_gordon: 'Enterprise value, growth method',
      ev_multiple: 'Enterprise value, multiple method',
      equity_gordon: 'Equity value, growth method',
      equity_multiple: 'Equity value, multiple method',
      payback: 'Payback',
      discounted_payback: 'Discounted payback',
      profitability_index: 'Profitability index',
      peak_funding_need: 'Peak funding need',
      npv_exit: 'Net present value with the exit value',
      irr_exit: 'IRR with the exit value',
      ev_liquidation: 'Enterprise value, liquidation',
      equity_irr: 'IRR of the owners',
      money_multiple: 'Money multiple of the owners (MOIC)',
      first_ebitda_period: 'First period with EBITDA above 0',
      first_profit_period: 'First period with net income to date above 0',
      lowest_cash: 'Lowest cash',
      lowest_cash_period: 'Period of the lowest cash',
    },
    charts: {
      profit: 'Revenue and profit',
      cash: 'Cash and debt at the end of the year',
      margins: 'Margins',
    },
  },
  ru: {
    title: 'Сводка',
    yearNumber: 'Номер года',
    part: 'Часть года в прогнозе',
    partUnit: 'лет',
    months: 'Месяцев года в прогнозе',
    monthUnit: 'месяцев',
    years: 'Годы прогноза',
    calendarYear: {
      year: 'Календарный год',
      differenceNote:
        'Период относится к календарному году, в котором начинается, поэтому годы дают в сумме весь прогноз.',
    },
    fiscalYear: {
      year: 'Финансовый год',
      differenceNote:
        'Период относится к финансовому году, в котором начинается, поэтому годы дают в сумме весь прогноз.',
    },
    end: 'Конец последнего периода года',
    headline: 'Главные показатели',
    single: 'Стоимость и финансирование',
    npvInvested: 'Чистая приведённая стоимость с учётом вложенного на начало',
    caution: 'Норма доходности может быть ненадёжной',
    cautionNote: 'Да, если выше 100 % в год: вложено слишком мало, смотрите на приведённую стоимость.',
    yesOrNo: 'да или нет',
    income: 'Отчёт о прибылях и убытках',
    cashFlow: 'Движение денежных средств',
    balance: 'Баланс на конец года',
    checks: 'Проверки модели',
    margin: 'доля выручки',
    yearBefore: 'к прошлому году',
    growthNote: 'Только если оба года полные и в прошлом году была выручка.',
    firstNote: 'За весь прогноз, если он короче.',
    incomeDifference: 'Годы за вычетом периодов: выручка и чистая прибыль',
    difference: 'Годы за вычетом периодов: выручка, чистая прибыль, изменение денег',
    differenceCheck: 'Годы дают в сумме весь прогноз',
    flowNote: 'Сумма периодов, которые начинаются в этом году.',
    balanceNote: 'На конец последнего периода, который начинается в этом году.',
    lastNote: 'Значение последнего периода, который начинается в этом году.',
    lines: {
      revenue: 'Выручка',
      cos: 'Себестоимость продаж',
      gross_profit: 'Валовая прибыль',
      sga: 'Коммерческие и административные расходы',
      property_tax: 'Налог на имущество',
      ebitda: 'EBITDA',
      depreciation: 'Амортизация',
      gain: 'Прибыль от продажи активов',
      ebit: 'EBIT',
      interest: 'Проценты к уплате',
      pbt: 'Прибыль до налогообложения',
      tax: 'Налог на прибыль',
      net_income: 'Чистая прибыль',
      dividends: 'Дивиденды',
      retained: 'Прибыль после дивидендов',
      growth: 'Рост выручки',
      gross_margin: 'Валовая рентабельность',
      ebitda_margin: 'Рентабельность по EBITDA',
      ebit_margin: 'Рентабельность по EBIT',
      net_margin: 'Чистая рентабельность',
      fcff: 'Свободный денежный поток фирмы',
      operating: 'Денежный поток от операционной деятельности',
      investing: 'Денежный поток от инвестиционной деятельности',
      financing: 'Денежный поток от финансовой деятельности',
      net_change: 'Чистое изменение денежных средств',
      opening_cash: 'Денежные средства на начало',
      closing_cash: 'Денежные средства на конец',
      cash: 'Денежные средства',
      receivables: 'Дебиторская задолженность',
      inventory: 'Запасы',
      prepaid: 'Расходы будущих периодов',
      fixed_assets: 'Основные средства, остаточная стоимость',
      total_assets: 'Итого активы',
      payables: 'Кредиторская задолженность',
      deferred_income: 'Доходы будущих периодов',
      sales_tax: 'Расчёты по НДС',
      debt: 'Долг',
      paid_in_capital: 'Оплаченный капитал',
      retained_earnings: 'Нераспределённая прибыль',
      total_liabilities_equity: 'Итого обязательства и капитал',
      first_revenue: 'Выручка за первые двенадцать месяцев',
      first_ebitda: 'EBITDA за первые двенадцать месяцев',
      first_margin: 'Рентабельность по EBITDA за первые двенадцать месяцев',
      npv: 'Чистая приведённая стоимость прогноза',
      irr: 'Внутренняя норма доходности (IRR)',
      ev_gordon: 'Стоимость бизнеса, метод роста',
      ev_multiple: 'Стоимость бизнеса, метод мультипликатора',
      equity_gordon: 'Стоимость собственного капитала, метод роста',
      equity_multiple: 'Стоимость собственного капитала, метод мультипликатора',
      payback: 'Срок окупаемости',
      discounted_payback: 'Дисконтированный срок окупаемости',
      profitability_index: 'Индекс доходности',
      peak_funding_need: 'Наибольшая потребность в финансировании',
      npv_exit: 'Чистая приведённая стоимость со стоимостью при выходе',
      irr_exit: 'IRR со стоимостью при выходе',
      ev_liquidation: 'Стоимость бизнеса, ликвидация',
      equity_irr: 'IRR владельцев',
      money_multiple: 'Кратность возврата вложений владельцев (MOIC)',
      first_ebitda_period: 'Первый период с EBITDA выше 0',
      first_profit_period: 'Первый период с прибылью нарастающим итогом выше 0',
      lowest_cash: 'Наименьший остаток денег',
      lowest_cash_period: 'Период наименьшего остатка денег',
    },
    charts: { profit: 'Выручка и прибыль', cash: 'Деньги и долг на конец года', margins: 'Рентабельность' },
  },
};
