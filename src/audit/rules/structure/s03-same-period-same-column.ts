// S03: the same period is in the same column on every sheet.

import { columnLetters } from '#workbook/columns.ts';
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { TimeAxis } from '../../layout/layout.ts';
import { withoutPeriods } from './parts/not-checkable.ts';

interface SheetAxis {
  readonly sheet: number;
  readonly axis: TimeAxis;
}

/** Numbered periods may start differently on each sheet, for all we know. */
const named = (key: string | null): key is string => key !== null && !key.startsWith('#');

const mostCommon = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** Where most sheets have a period; the first sheet's column where they are even. */
function usualColumns(axes: readonly SheetAxis[]): ReadonlyMap<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const { axis } of axes) {
    for (const [index, key] of axis.keys.entries()) {
      if (!named(key)) continue;
      const columns = counts.get(key) ?? new Map<number, number>();
      columns.set(axis.firstColumn + index, (columns.get(axis.firstColumn + index) ?? 0) + 1);
      counts.set(key, columns);
    }
  }
  return new Map([...counts].map(([key, columns]) => [key, mostCommon(columns)]));
}

function faultOf({ sheet, axis }: SheetAxis, usual: ReadonlyMap<string, number>): readonly RuleFault[] {
  const index = axis.keys.findIndex(
    (key, place) => named(key) && usual.get(key) !== axis.firstColumn + place,
  );
  const key = axis.keys[index] ?? null;
  const there = key === null ? undefined : usual.get(key);
  if (key === null || there === undefined) return [];
  const { firstColumn, lastColumn, line } = axis;
  const cell = areaAddress({ firstLine: line, firstColumn, lastLine: line, lastColumn });
  const words = { period: key, here: columnLetters(firstColumn + index), there: columnLetters(there) };
  return [{ sheet, cell, words }];
}

function faults({ layout }: Examination): readonly RuleFault[] {
  const axes = layout.sheets.flatMap(({ sheet, axis }) => (axis ? [{ sheet, axis }] : []));
  const usual = usualColumns(axes);
  return axes.flatMap((axis) => faultOf(axis, usual));
}

export const samePeriodSameColumn: Rule = {
  id: 'S03',
  severity: 'C',
  texts: {
    en: {
      title: 'The same period stands in the same column on every sheet',
      messages: { shifted: '{period} stands in column {here} here and in column {there} on other sheets.' },
      remedy: 'Move the periods so that each has one column throughout the workbook.',
    },
    ru: {
      title: 'Один и тот же период стоит в одном и том же столбце на всех листах',
      messages: {
        shifted: 'Период {period} здесь стоит в столбце {here}, а на других листах — в столбце {there}.',
      },
      remedy: 'Сдвиньте периоды так, чтобы у каждого был один столбец во всей книге.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
