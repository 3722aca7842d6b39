// The words of the charts sheet.
import type { Language } from '#language/language.ts';

export interface ChartsTexts {
  readonly title: string;
  readonly purpose: string;
  readonly none: string;
  readonly list: string;
  readonly drawnFrom: (title: string, lineCount: number) => string;
}

export const chartsTexts: Readonly<Record<Language, ChartsTexts>> = {
  en: {
    title: 'Charts',
    purpose: 'Drawn from the chart data, period by period; a file made without charts has the list alone.',
    list: 'Charts and their numbers',
    none: 'There is nothing to draw: the chart data is switched off.',
    drawnFrom: (title, count) => `${title}: ${count} ${count === 1 ? 'row' : 'rows'} of the chart data`,
  },
  ru: {
    title: 'Графики',
    purpose: 'Построены по данным графиков; в файле, созданном без графиков, есть только список.',
    list: 'Графики и их числа',
    none: 'Показывать нечего: данные графиков отключены.',
    drawnFrom: (title, count) => `${title}: строк в данных графиков — ${count}`,
  },
};
