// The words of the investment performance sheet.
import type { Language } from '#language/language.ts';

interface PaybackTexts {
  readonly short: string;
  readonly lastShort: string;
  readonly missing: string;
  readonly nextFlow: string;
  readonly part: string;
  readonly years: string;
}

interface InvestmentTexts {
  readonly title: string;
  readonly wacc: string;
  readonly growth: string;
  readonly multiple: string;
  readonly freeCashFlow: string;
  readonly results: string;
  readonly ebitda: string;
  readonly taxOnEbit: string;
  readonly taxNote: string;
  readonly multipleNote: string;
  readonly fcffNote: string;
  readonly reconciliation: string;
  readonly beforeFinancing: string;
  readonly interestAndTax: string;
  readonly interestNote: string;
  readonly kept: string;
  readonly keptNote: string;
  readonly fcffAgain: string;
  readonly difference: string;
  readonly differenceCheck: string;
  readonly factorNote: string;
  readonly npvNote: string;
  readonly lastYearNote: string;
  readonly fullYearNote: string;
  readonly gordonNote: string;
  readonly enterpriseNote: string;
  readonly netDebtNote: string;
  readonly netDebtKeptNote: string;
  readonly bothSignsNote: string;
  readonly indexNote: string;
  readonly paybackNote: string;
  readonly capex: string;
  readonly changeOfWorkingCapital: string;
  readonly changeOfOwed: string;
  readonly fcff: string;
  readonly cumulativeFcff: string;
  readonly discounting: string;
  readonly discountFactor: string;
  readonly presentValue: string;
  readonly cumulativePresentValue: string;
  readonly npv: string;
  readonly afterForecast: string;
  readonly lastYear: string;
  readonly fullYear: string;
  readonly lastYearFcff: string;
  readonly lastYearEbitda: string;
  readonly lastWacc: string;
  readonly lastGrowth: string;
  readonly spread: string;
  readonly waccCheck: string;
  readonly value: string;
  readonly tvGordon: string;
  readonly tvMultiple: string;
  readonly evGordon: string;
  readonly evMultiple: string;
  readonly netDebt: string;
  readonly equityGordon: string;
  readonly equityMultiple: string;
  readonly returns: string;
  readonly discountedCapex: string;
  readonly profitabilityIndex: string;
  readonly paybacks: string;
  readonly payback: PaybackTexts;
  readonly discounted_payback: PaybackTexts;
}

export const investmentTexts: Readonly<Record<Language, InvestmentTexts>> = {
  en: {
    title: 'Investment performance',
    wacc: 'Discount rate (WACC)',
    growth: 'Terminal growth',
    multiple: 'EBITDA multiple',
    freeCashFlow: 'Free cash flow',
    results: 'Value and returns',
    ebitda: 'EBITDA',
    taxOnEbit: 'Unlevered tax (on EBIT)',
    taxNote: 'The income tax as it would be without interest and without the losses of earlier periods.',
    multipleNote: 'EBITDA of the last year times the multiple of the last period.',
    fcffNote:
      'What the business earns for lenders and owners together, before any financing: EBITDA less the tax on EBIT, capital expenditure and the change of net working capital.',
    reconciliation: 'Reconciliation with the cash flow statement',
    beforeFinancing: 'Cash from operating and investing activities',
    interestAndTax: 'Interest and its tax shield',
    interestNote:
      'Interest and income tax were paid out of it; the free cash flow bears the tax on EBIT instead.',
    kept: 'Increase of minimum cash',
    keptNote: 'The valuation counts minimum cash as working capital, the cash flow statement as cash.',
    fcffAgain: 'Free cash flow from the cash flow statement',
    difference: 'Free cash flow less the reconciled one',
    differenceCheck: 'Free cash flow agrees with the cash flow statement',
    factorNote:
      'What one unit of money at the end of the period is worth today: the factor before, divided by one plus the yearly rate to the power of a period’s part of the year.',
    npvNote: 'The forecast only, without the terminal value.',
    lastYearNote: '1 in the last periods that make up a year.',
    fullYearNote: 'A forecast shorter than a year is stretched to one; otherwise 1.',
    gordonNote:
      'Free cash flow of the last year, grown by a year, over the discount rate less growth, both of the last period. Not discounted; n/a where the rate is not above growth.',
    enterpriseNote:
      'Net present value of the forecast, and the terminal value discounted from the end of the last period.',
    netDebtNote: 'Opening loans less opening cash: the equity value is the enterprise value less this.',
    netDebtKeptNote:
      'Opening loans less opening cash, but for the minimum cash, which the business needs: the equity value is the enterprise value less this.',
    bothSignsNote: 'A rate of return needs money put in and money taken out.',
    indexNote: 'One, plus the net present value over the present value of capital expenditure.',
    paybackNote:
      'Full periods until the sum to date is no longer negative, and the part of the next period that its flow takes to make up what is missing, in years; n/a where the forecast is too short.',
    capex: 'Capital expenditure',
    changeOfOwed: 'Paid or earned of what was owed',
    changeOfWorkingCapital: 'Change of net working capital',
    fcff: 'Free cash flow to the firm',
    cumulativeFcff: 'Free cash flow to date',
    discounting: 'Present value',
    discountFactor: 'Discount factor',
    presentValue: 'Present value of the free cash flow',
    cumulativePresentValue: 'Present value to date',
    npv: 'Net present value of the forecast',
    afterForecast: 'Terminal value',
    lastYear: 'Period of the last year',
    fullYear: 'Annualisation factor',
    lastYearFcff: 'Free cash flow of the last year',
    lastYearEbitda: 'EBITDA of the last year',
    lastWacc: 'Discount rate of the last period',
    lastGrowth: 'Growth of the last period',
    spread: 'Discount rate less growth',
    waccCheck: 'Discount rate is above terminal growth',
    value: 'Value',
    tvGordon: 'Terminal value by growth',
    tvMultiple: 'Terminal value by multiple',
    evGordon: 'Enterprise value by growth',
    evMultiple: 'Enterprise value by multiple',
    netDebt: 'Opening net debt',
    equityGordon: 'Equity value by growth',
    equityMultiple: 'Equity value by multiple',
    returns: 'Returns',
    discountedCapex: 'Present value of capital expenditure',
    profitabilityIndex: 'Profitability index',
    paybacks: 'Payback',
    payback: {
      short: 'Payback: number of a period that is still short',
      lastShort: 'Payback: last period that is short',
      missing: 'Payback: free cash flow to date by then',
      nextFlow: 'Payback: free cash flow of the period after',
      part: 'Payback: part of that period',
      years: 'Payback period',
    },
    discounted_payback: {
      short: 'Discounted payback: number of a period that is still short',
      lastShort: 'Discounted payback: last period that is short',
      missing: 'Discounted payback: present value to date by then',
      nextFlow: 'Discounted payback: present value of the period after',
      part: 'Discounted payback: part of that period',
      years: 'Discounted payback period',
    },
  },
  ru: {
    title: 'Эффективность инвестиций',
    wacc: 'Ставка дисконтирования (WACC)',
    growth: 'Рост после прогноза',
    multiple: 'Мультипликатор EBITDA',
    freeCashFlow: 'Свободный денежный поток',
    results: 'Стоимость и доходность',
    ebitda: 'EBITDA',
    taxOnEbit: 'Налог с EBIT',
    taxNote: 'Налог на прибыль, каким он был бы без процентов и без убытков прошлых периодов.',
    multipleNote: 'EBITDA последнего года, умноженная на мультипликатор последнего периода.',
    fcffNote:
      'Что бизнес зарабатывает для кредиторов и владельцев вместе, до финансирования: EBITDA за вычетом налога с EBIT, капитальных затрат и изменения чистого оборотного капитала.',
    reconciliation: 'Сверка с отчётом о движении денежных средств',
    beforeFinancing: 'Поток от операционной и инвестиционной деятельности',
    interestAndTax: 'Проценты и налоговый щит',
    interestNote:
      'Из этого потока уплачены проценты и налог на прибыль; свободный поток несёт вместо них налог с EBIT.',
    kept: 'Прирост минимального остатка денег',
    keptNote: 'Оценка считает минимальный остаток оборотным капиталом, а отчёт о движении — деньгами.',
    fcffAgain: 'Свободный денежный поток по отчёту о движении',
    difference: 'Свободный денежный поток за вычетом сверенного',
    differenceCheck: 'Свободный поток и отчёт о движении денег сходятся',
    factorNote:
      'Сколько стоит сегодня единица денег в конце периода: прежний коэффициент, делённый на единицу плюс годовая ставка в степени доли года.',
    npvNote: 'Только прогноз, без терминальной стоимости.',
    lastYearNote: '1 в последних периодах, из которых складывается год.',
    fullYearNote: 'Прогноз короче года растягивается до года; иначе 1.',
    gordonNote:
      'Свободный денежный поток последнего года с ростом за год, делённый на ставку за вычетом роста последнего периода. Не дисконтирована; n/a, если ставка не выше роста.',
    enterpriseNote:
      'Чистая приведённая стоимость прогноза и терминальная стоимость, дисконтированная с конца последнего периода.',
    netDebtNote:
      'Кредиты на начало без денег на начало: на столько стоимость капитала меньше стоимости бизнеса.',
    netDebtKeptNote:
      'Кредиты на начало без денег на начало сверх минимального остатка, который нужен бизнесу: на столько стоимость капитала меньше стоимости бизнеса.',
    bothSignsNote: 'Для нормы доходности нужны и вложения, и поступления.',
    indexNote:
      'Единица плюс чистая приведённая стоимость, делённая на приведённую стоимость капитальных затрат.',
    paybackNote:
      'Полные периоды, пока сумма на дату отрицательна, и доля следующего периода, поток которого её восполняет, в годах; n/a, если прогноз короче.',
    capex: 'Капитальные затраты',
    changeOfOwed: 'Оплачено и отработано из обязательств',
    changeOfWorkingCapital: 'Изменение чистого оборотного капитала',
    fcff: 'Свободный денежный поток фирмы',
    cumulativeFcff: 'Свободный денежный поток нарастающим итогом',
    discounting: 'Приведённая стоимость',
    discountFactor: 'Коэффициент дисконтирования',
    presentValue: 'Приведённая стоимость потока',
    cumulativePresentValue: 'Приведённая стоимость нарастающим итогом',
    npv: 'Чистая приведённая стоимость прогноза',
    afterForecast: 'Терминальная стоимость',
    lastYear: 'Период последнего года',
    fullYear: 'Коэффициент приведения к году',
    lastYearFcff: 'Свободный денежный поток последнего года',
    lastYearEbitda: 'EBITDA последнего года',
    lastWacc: 'Ставка дисконтирования последнего периода',
    lastGrowth: 'Рост последнего периода',
    spread: 'Ставка дисконтирования минус рост',
    waccCheck: 'Ставка дисконтирования выше роста после прогноза',
    value: 'Стоимость',
    tvGordon: 'Терминальная стоимость по росту',
    tvMultiple: 'Терминальная стоимость по мультипликатору',
    evGordon: 'Стоимость бизнеса по росту',
    evMultiple: 'Стоимость бизнеса по мультипликатору',
    netDebt: 'Чистый долг на начало',
    equityGordon: 'Стоимость собственного капитала по росту',
    equityMultiple: 'Стоимость собственного капитала по мультипликатору',
    returns: 'Доходность',
    discountedCapex: 'Приведённая стоимость капитальных затрат',
    profitabilityIndex: 'Индекс доходности',
    paybacks: 'Окупаемость',
    payback: {
      short: 'Окупаемость: номер периода, где денег ещё не хватает',
      lastShort: 'Окупаемость: последний такой период',
      missing: 'Окупаемость: поток нарастающим итогом к его концу',
      nextFlow: 'Окупаемость: поток следующего периода',
      part: 'Окупаемость: часть этого периода',
      years: 'Срок окупаемости',
    },
    discounted_payback: {
      short: 'Дисконтированная окупаемость: номер периода, где денег ещё не хватает',
      lastShort: 'Дисконтированная окупаемость: последний такой период',
      missing: 'Дисконтированная окупаемость: стоимость нарастающим итогом к его концу',
      nextFlow: 'Дисконтированная окупаемость: стоимость потока следующего периода',
      part: 'Дисконтированная окупаемость: часть этого периода',
      years: 'Дисконтированный срок окупаемости',
    },
  },
};
