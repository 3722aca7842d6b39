// The words of the assumptions sheet.
import type { Language } from '#language/language.ts';

/** What the rows of years are called. */
export interface YearWords {
  readonly year: string;
  readonly start: string;
  readonly end: string;
}

interface AssumptionsTexts {
  readonly title: string;
  readonly periodsPerYear: string;
  readonly perYear: string;
  readonly perYearNote: string;
  readonly general: string;
  readonly scenario: string;
  readonly timeline: string;
  readonly periodCount: string;
  readonly lastMonth: string;
  readonly lastMonthNote: string;
  readonly monthUnit: string;
  readonly days: string;
  readonly dayUnit: string;
  readonly calendarYear: YearWords;
  readonly fiscalYear: YearWords;
  readonly yearPart: string;
  readonly firstYear: string;
  readonly yearUnit: string;
  readonly inflation: string;
  readonly priceIndex: string;
  readonly factor: string;
  readonly constants: string;
  readonly constant: (formula: string, value: number) => string;
  readonly startNote: string;
  readonly scenarioNote: string;
}

export const assumptionsTexts: Readonly<Record<Language, AssumptionsTexts>> = {
  en: {
    title: 'Assumptions',
    periodsPerYear: 'Period number; periods a year in the constant column',
    perYear: 'number',
    perYearNote:
      'Months, quarters or years are chosen when the workbook is made: its columns and formulas are laid out for them.',
    general: 'General',
    scenario: 'Scenario',
    timeline: 'Timeline',
    periodCount: 'Forecast periods',
    lastMonth: 'Last month of the fiscal year',
    lastMonthNote:
      'A fiscal year is named after the calendar year in which it ends. A period belongs to the one it starts in.',
    monthUnit: 'month',
    days: 'Days in the period',
    dayUnit: 'days',
    calendarYear: {
      year: 'Calendar year',
      start: 'First period of its calendar year',
      end: 'Last period of its calendar year',
    },
    fiscalYear: {
      year: 'Fiscal year',
      start: 'First period of its fiscal year',
      end: 'Last period of its fiscal year',
    },
    yearPart: 'Part of a year',
    firstYear: 'One of the first twelve months',
    yearUnit: 'years',
    inflation: 'Inflation',
    priceIndex: 'Price index',
    factor: 'factor',
    constants: 'Constants of formulas',
    constant: (formula, value) => `${formula}: ${value}`,
    startNote: 'The first day of the forecast. Every other date is counted from it.',
    scenarioNote: 'Picks the case that the whole workbook shows. Scenarios count from 1.',
  },
  ru: {
    title: 'Допущения',
    periodsPerYear: 'Номер периода; периодов в году — в столбце постоянных',
    perYear: 'номер',
    perYearNote:
      'Месяцы, кварталы или годы выбираются, когда создаётся книга: её столбцы и формулы рассчитаны на них.',
    general: 'Общее',
    scenario: 'Сценарий',
    timeline: 'Шкала времени',
    periodCount: 'Периодов в прогнозе',
    lastMonth: 'Последний месяц финансового года',
    lastMonthNote:
      'Финансовый год называется по календарному, в котором заканчивается. Период относится к тому году, в котором начинается.',
    monthUnit: 'месяц',
    days: 'Дней в периоде',
    dayUnit: 'дней',
    calendarYear: {
      year: 'Календарный год',
      start: 'Первый период календарного года',
      end: 'Последний период календарного года',
    },
    fiscalYear: {
      year: 'Финансовый год',
      start: 'Первый период финансового года',
      end: 'Последний период финансового года',
    },
    yearPart: 'Часть года',
    firstYear: 'В первых двенадцати месяцах',
    yearUnit: 'лет',
    inflation: 'Инфляция',
    priceIndex: 'Индекс цен',
    factor: 'коэфф.',
    constants: 'Постоянные в формулах',
    constant: (formula, value) => `${formula}: ${value}`,
    startNote: 'Первый день прогноза. Все остальные даты отсчитываются от него.',
    scenarioNote: 'Выбирает вариант, который показывает вся книга. Сценарии считаются с 1.',
  },
};
