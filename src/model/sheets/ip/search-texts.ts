// The words of the rows that work out where the search for a rate of return starts.
import type { Language } from '#language/language.ts';
import type { RateId } from '../../ids/rate-search.ts';

export interface SearchTexts {
  readonly headings: Readonly<Record<RateId, string>>;
  /** What every label of a search begins with. */
  readonly searches: Readonly<Record<RateId, string>>;
  readonly note: string;
  readonly factor: string;
  readonly first: string;
  readonly above: string;
  readonly below: string;
  readonly aboveGap: string;
  readonly belowGap: string;
  readonly aboveNear: string;
  readonly belowNear: string;
  readonly far: string;
  readonly near: string;
  readonly middle: string;
  readonly halved: string;
  readonly farHalved: string;
  readonly nearGap: string;
  readonly farGap: string;
  readonly estimate: string;
  readonly start: string;
}

export const searchTexts: Readonly<Record<Language, SearchTexts>> = {
  en: {
    headings: {
      irr: 'Search for the internal rate of return',
      irr_exit: 'Search for the internal rate of return with the exit',
      equity_irr: 'Search for the internal rate of return of the owners',
    },
    searches: { irr: 'Search', irr_exit: 'Search with the exit', equity_irr: 'Search for the owners' },
    note: 'A spreadsheet searches for a rate of return from a given start. Here rates are tried on both sides of 0, each step twice the one before, until the modified rate (MIRR) changes sides; the nearer stretch is narrowed down to the start.',
    factor: 'factor',
    first: 'first step, MIRR at 0 %',
    above: 'tried above 0,',
    below: 'tried below 0,',
    aboveGap: 'passed above 0 if negative',
    belowGap: 'passed below 0 if negative',
    aboveNear: 'nearness to 0, above',
    belowNear: 'nearness to 0, below',
    far: 'far end of the stretch',
    near: 'near end of the stretch',
    middle: 'middle of the stretch,',
    halved: 'near end of the half,',
    farHalved: 'far end of the quarter',
    nearGap: 'near end passed if negative',
    farGap: 'far end passed if negative',
    estimate: 'between the two ends',
    start: 'start',
  },
  ru: {
    headings: {
      irr: 'Поиск внутренней нормы доходности',
      irr_exit: 'Поиск внутренней нормы доходности с учётом выхода',
      equity_irr: 'Поиск внутренней нормы доходности владельцев',
    },
    searches: { irr: 'Поиск', irr_exit: 'Поиск с учётом выхода', equity_irr: 'Поиск для владельцев' },
    note: 'Таблица ищет норму доходности от заданного начала. Здесь ставки пробуются по обе стороны от нуля, каждый шаг вдвое больше прежнего, пока модифицированная норма (MIRR) не окажется по другую сторону от ставки; ближайший к нулю отрезок сужается до начала поиска.',
    factor: 'коэффициент',
    first: 'первый шаг, MIRR при 0 %',
    above: 'проба выше нуля,',
    below: 'проба ниже нуля,',
    aboveGap: 'выше нуля пройдена, если минус',
    belowGap: 'ниже нуля пройдена, если минус',
    aboveNear: 'близость к нулю, выше нуля',
    belowNear: 'близость к нулю, ниже нуля',
    far: 'дальний конец отрезка',
    near: 'ближний конец отрезка',
    middle: 'середина отрезка,',
    halved: 'ближний конец половины,',
    farHalved: 'дальний конец четверти',
    nearGap: 'ближний конец за нормой, если минус',
    farGap: 'дальний конец за нормой, если минус',
    estimate: 'между двумя концами',
    start: 'начало',
  },
};
