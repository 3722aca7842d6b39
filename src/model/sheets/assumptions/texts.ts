// The words of the assumptions sheet.
import type { Language } from '#language/language.ts';

interface AssumptionsTexts {
  readonly title: string;
  readonly periodsPerYear: string;
  readonly perYear: string;
  readonly general: string;
  readonly scenario: string;
  readonly timeline: string;
  readonly periodCount: string;
  readonly yearEnd: string;
  readonly days: string;
  readonly dayUnit: string;
  readonly year: string;
  readonly yearPart: string;
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
    general: 'General',
    scenario: 'Scenario',
    timeline: 'Timeline',
    periodCount: 'Forecast periods',
    yearEnd: 'Last period of its calendar year',
    days: 'Days in the period',
    dayUnit: 'days',
    year: 'Calendar year',
    yearPart: 'Part of a year',
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
    general: 'Общее',
    scenario: 'Сценарий',
    timeline: 'Шкала времени',
    periodCount: 'Периодов в прогнозе',
    yearEnd: 'Последний период календарного года',
    days: 'Дней в периоде',
    dayUnit: 'дней',
    year: 'Календарный год',
    yearPart: 'Часть года',
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
