// Words that more than one sheet uses, in every language of a template.
import type { Language } from '#language/language.ts';
import type { Periodicity } from '#template/template.ts';
import type { RowProvenance } from '#workbook/row.ts';

interface ModelTexts {
  readonly divisor: (flow: string, step: number) => string;
  readonly divisor_zero: (flow: string, step: number) => string;
  readonly quotient: (flow: string, step: number) => string;
  readonly earlier: (flow: string, step: number) => string;
  readonly recent: (flow: string, step: number) => string;
  readonly subtotal: (flow: string, step: number) => string;
  readonly product: (flow: string, step: number) => string;
  readonly part: (flow: string, step: number) => string;
  readonly raised: (row: string) => string;
  /** Of what reads no row. */
  readonly readsNone: (row: string) => string;
  readonly divisors: (flow: string) => string;
  readonly divisorsTotal: string;
  readonly noDivisorIsZero: string;
  readonly checks: string;
  readonly intermediate: string;
  readonly flag: string;
  readonly verdict: string;
  readonly factor: string;
  readonly percent: string;
  readonly perYear: string;
  /** Of a rate for one period, by how long that is. */
  readonly perPeriod: Readonly<Record<Periodicity, string>>;
  readonly times: string;
  readonly modelCheck: string;
  readonly periodNumber: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly phase: string;
  readonly phaseNote: string;
  readonly period: string;
  readonly year: string;
  readonly periods: string;
  readonly day: string;
  readonly days: string;
  readonly years: string;
  readonly number: string;
  readonly units: string;
  readonly constant: string;
  readonly opening: string;
  readonly closing: string;
  readonly open: (name: string) => string;
  readonly total: string;
  /** What the engine needs and few ask for. */
  readonly technical: string;
  readonly provenance: RowProvenance;
}

export const modelTexts: Readonly<Record<Language, ModelTexts>> = {
  en: {
    divisor: (flow, step) => `${flow}: step ${step}, number to divide by`,
    divisor_zero: (flow, step) => `${flow}: step ${step}, whether it divides by 0`,
    quotient: (flow, step) => `${flow}: step ${step}, result of the division`,
    earlier: (flow, step) => `${flow}: step ${step}, earlier value`,
    recent: (flow, step) => `${flow}: step ${step}, sum of periods`,
    subtotal: (flow, step) => `${flow}: step ${step}, subtotal`,
    product: (flow, step) => `${flow}: step ${step}, product`,
    part: (flow, step) => `${flow}: step ${step}, part`,
    raised: (row) => `${row}, at the prices of the period`,
    readsNone: (row) => `${row} (no row chosen)`,
    divisors: (flow) => `${flow}: divisors that are 0`,
    divisorsTotal: 'Divisors that are 0',
    noDivisorIsZero: 'no divisor is 0',
    checks: 'Checks',
    intermediate: 'step',
    flag: '1 or 0',
    verdict: 'OK or failed',
    factor: 'factor',
    percent: '%',
    perYear: '% / year',
    perPeriod: { month: '% / month', quarter: '% / quarter', year: '% / year' },
    times: 'times',
    modelCheck: 'Model check',
    periodNumber: 'Period number',
    periodStart: 'Period start',
    periodEnd: 'Period end',
    phase: 'Forecast 1, actual 0',
    phaseNote: 'Every period from 1 on is forecast. The opening balances are the last actual ones.',
    period: 'Period',
    year: 'Year',
    periods: 'periods',
    day: 'date',
    days: 'days',
    years: 'years',
    number: 'number',
    units: 'units',
    constant: 'Constant',
    opening: 'Opening',
    closing: 'Closing',
    open: (name) => `${name}: opening`,
    total: 'Total',
    technical: 'Technical',
    provenance: { source: 'Source', owner: 'Owner', date: 'Date' },
  },
  ru: {
    divisor: (flow, step) => `${flow}: шаг ${step}, число, на которое делится`,
    divisor_zero: (flow, step) => `${flow}: шаг ${step}, есть ли деление на 0`,
    quotient: (flow, step) => `${flow}: шаг ${step}, результат деления`,
    earlier: (flow, step) => `${flow}: шаг ${step}, прежнее значение`,
    recent: (flow, step) => `${flow}: шаг ${step}, сумма за периоды`,
    subtotal: (flow, step) => `${flow}: шаг ${step}, промежуточный итог`,
    product: (flow, step) => `${flow}: шаг ${step}, произведение`,
    part: (flow, step) => `${flow}: шаг ${step}, часть`,
    raised: (row) => `${row}, в ценах периода`,
    readsNone: (row) => `${row} (строка не выбрана)`,
    divisors: (flow) => `${flow}: делители, равные 0`,
    divisorsTotal: 'Делители, равные 0',
    noDivisorIsZero: 'ни один делитель не равен 0',
    checks: 'Проверки',
    intermediate: 'шаг',
    flag: '1 или 0',
    verdict: 'верно или ошибка',
    factor: 'коэфф.',
    percent: '%',
    perYear: '% в год',
    perPeriod: { month: '% в месяц', quarter: '% в квартал', year: '% в год' },
    times: 'раз',
    modelCheck: 'Проверка модели',
    periodNumber: 'Номер периода',
    periodStart: 'Начало периода',
    periodEnd: 'Конец периода',
    phase: 'Прогноз 1, факт 0',
    phaseNote: 'Все периоды, начиная с первого, — прогноз. Остатки на начало — последние фактические.',
    period: 'Период',
    year: 'Год',
    periods: 'периодов',
    day: 'дата',
    days: 'дней',
    years: 'лет',
    number: 'номер',
    units: 'ед.',
    constant: 'Константа',
    opening: 'На начало',
    closing: 'На конец',
    open: (name) => `${name}: на начало`,
    total: 'Итого',
    technical: 'Служебные расчёты',
    provenance: { source: 'Источник', owner: 'Ответственный', date: 'Дата' },
  },
};
