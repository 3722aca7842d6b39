// R15: no formula depends on its own result, and iteration is switched off.
import { addressOf, areaAddress, isInside } from '../../book/address.ts';
import type { CellAddress } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { blockAreas } from '../cell-ranges.ts';

/** Only the beginning of a longer cycle is reported. */
const mostNamed = 6;

function cyclePath({ book }: Examination, cycle: readonly CellAddress[]): string {
  const [start] = cycle;
  const named = cycle.slice(0, mostNamed).map(({ sheet, line, column }) => {
    const address = addressOf(line, column);
    return sheet === start?.sheet ? address : `${book.sheets[sheet]?.title ?? ''}!${address}`;
  });
  return cycle.length > mostNamed ? `${named.join(', ')}, …` : named.join(', ');
}

interface CycleOfCells {
  readonly start: CellAddress;
  readonly cells: readonly CellAddress[];
}

/** Equal for cycles that are copies of each other. */
function shapeOf({ start, cells }: CycleOfCells): string {
  const steps = cells
    .slice(0, mostNamed)
    .map(({ sheet, line, column }) => [sheet, line - start.line, column - start.column].join(' '));
  return [start.sheet, cells.length, ...steps].join(';');
}

/** The cycles of a row that depends on itself in each period are one fault of the row. */
function cycleFaults(examination: Examination): readonly RuleFault[] {
  const alike = new Map<string, CycleOfCells[]>();
  for (const cells of examination.recalculation.cycles) {
    const [start] = cells;
    if (!start) continue;
    const cycle = { start, cells };
    const shape = shapeOf(cycle);
    const known = alike.get(shape);
    if (known) known.push(cycle);
    else alike.set(shape, [cycle]);
  }
  return [...alike.values()].flatMap((cycles) =>
    blockAreas(cycles.map(({ start }) => start)).flatMap((area) => {
      const first = cycles.find(({ start }) => isInside(area, start.line, start.column));
      if (!first) return [];
      const words = { way: cyclePath(examination, first.cells), count: first.cells.length };
      const message = areaAddress(area).includes(':') ? 'cycles' : 'cycle';
      return [{ sheet: first.start.sheet, cell: areaAddress(area), message, words }];
    }),
  );
}

export const noCycles: Rule = {
  id: 'R15',
  severity: 'C',
  texts: {
    en: {
      title: 'No circular reference, and iteration is off',
      messages: {
        cycle: 'The formula depends on its own result (cells on the cycle: {count}): {way}.',
        cycles:
          'Each formula of this range depends on its own result (cells on each cycle: {count}), the first one by {way}.',
        iteration:
          'Iterative calculation is on: cycles stay unseen, and results depend on where they started.',
      },
      remedy:
        'Break the cycle: read the opening balance or the period before; then switch iterative calculation off.',
    },
    ru: {
      title: 'Нет циклических ссылок, итерации выключены',
      messages: {
        cycle: 'Формула зависит от собственного результата (ячеек в цикле: {count}): {way}.',
        cycles:
          'Каждая формула диапазона зависит от собственного результата (ячеек в каждом цикле: {count}); первая — через {way}.',
        iteration:
          'Включены итеративные вычисления: циклы не видны, а результат зависит от того, с чего начат расчёт.',
      },
      remedy:
        'Разорвите цикл: возьмите остаток на начало или прошлый период; затем выключите итеративные вычисления.',
    },
  },
  faults: (examination) => [
    ...(examination.book.isIterating ? [{ sheet: null, cell: null, message: 'iteration' }] : []),
    ...cycleFaults(examination),
  ],
};
