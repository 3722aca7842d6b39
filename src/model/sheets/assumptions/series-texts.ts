// The words of inputs that move: their parts, and the months of a seasonal pattern.
import type { Language } from '#language/language.ts';

interface SeriesTexts {
  readonly base: string;
  readonly start: string;
  readonly end: string;
  readonly every: string;
  readonly everyUnit: string;
  readonly rate: Readonly<Record<'period' | 'year' | 'step', string>>;
  readonly rampFrom: string;
  readonly rampPeriods: string;
  readonly rampUnit: string;
  readonly rampPeriodsUnit: string;
  readonly age: string;
  readonly active: string;
  readonly step: string;
  readonly growth: string;
  readonly ramp: string;
  readonly year: (number: number) => string;
  readonly ofYear: string;
  readonly yearNumber: string;
  readonly yearNumberUnit: string;
  readonly months: readonly string[];
  readonly weight: string;
  readonly meanWeight: string;
  readonly weightOfMonth: (number: number, count: number) => string;
  readonly seasonFactor: string;
}

export const seriesTexts: Readonly<Record<Language, SeriesTexts>> = {
  en: {
    base: 'starting value',
    start: 'from',
    end: 'until',
    every: 'once in so many periods',
    everyUnit: 'periods',
    rate: { period: 'growth', year: 'growth', step: 'yearly step' },
    rampFrom: 'begins at',
    rampPeriods: 'full after',
    rampUnit: '% of full',
    rampPeriodsUnit: 'periods',
    age: 'periods since its start',
    active: 'in effect',
    step: 'growth in the period',
    growth: 'growth to date',
    ramp: 'build-up',
    year: (number) => `year ${number}`,
    ofYear: 'of the year',
    yearNumber: 'Number of the year',
    yearNumberUnit: 'number',
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    weight: 'weight',
    meanWeight: 'mean weight',
    weightOfMonth: (number, count) =>
      count === 1 ? 'weight of the month' : `weight of month ${number} of ${count}`,
    seasonFactor: 'seasonal factor',
  },
  ru: {
    base: 'исходное значение',
    start: 'с',
    end: 'по',
    every: 'раз в несколько периодов',
    everyUnit: 'периодов',
    rate: { period: 'рост', year: 'рост', step: 'рост раз в год' },
    rampFrom: 'начальный уровень',
    rampPeriods: 'выход на полный уровень',
    rampUnit: '% от полного уровня',
    rampPeriodsUnit: 'периодов',
    age: 'периодов с начала действия',
    active: 'действует',
    step: 'рост в периоде',
    growth: 'накопленный рост',
    ramp: 'выход на полный уровень, доля',
    year: (number) => `год ${number}`,
    ofYear: 'в году периода',
    yearNumber: 'Номер года',
    yearNumberUnit: 'номер',
    months: [
      ...['январь', 'февраль', 'март', 'апрель', 'май', 'июнь'],
      ...['июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
    ],
    weight: 'вес',
    meanWeight: 'средний вес',
    weightOfMonth: (number, count) => (count === 1 ? 'вес месяца' : `вес месяца ${number} из ${count}`),
    seasonFactor: 'сезонный коэффициент',
  },
};
