// The words of the charts sheet.
import type { Language } from '#template/template.ts';

export interface ChartsTexts {
  readonly title: string;
  readonly purpose: string;
  readonly none: string;
  readonly drawnFrom: (title: string, lineCount: number) => string;
}

export const chartsTexts: Readonly<Record<Language, ChartsTexts>> = {
  en: {
    title: 'Charts',
    purpose: 'Each chart is drawn from rows of the chart data, period by period.',
    none: 'There is nothing to draw: the chart data is switched off.',
    drawnFrom: (title, count) => `${title}: ${count} ${count === 1 ? 'row' : 'rows'} of the chart data`,
  },
  ru: {
    title: 'Графики',
    purpose: 'Каждый график построен по строкам листа с данными, период за периодом.',
    none: 'Показывать нечего: данные графиков отключены.',
    drawnFrom: (title, count) => `${title}: строк в данных графиков — ${count}`,
  },
};
