// R15: no formula depends on its own result, and iteration is switched off.
import { addressOf, areaAddress, isInside } from '../../book/address.ts';
import type { CellAddress } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { blockAreas } from '../cell-ranges.ts';

/** Only the beginning of a longer cycle is reported. */
const mostNamed = 6;

function wayRound({ book }: Examination, circle: readonly CellAddress[]): string {
  const [start] = circle;
  const named = circle.slice(0, mostNamed).map(({ sheet, line, column }) => {
    const address = addressOf(line, column);
    return sheet === start?.sheet ? address : `${book.sheets[sheet]?.title ?? ''}!${address}`;
  });
  return circle.length > mostNamed ? `${named.join(', ')}, …` : named.join(', ');
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
function circleFaults(examination: Examination): readonly RuleFault[] {
  const alike = new Map<string, CycleOfCells[]>();
  for (const cells of examination.recalculation.circles) {
    const [start] = cells;
    if (!start) continue;
    const circle = { start, cells };
    const shape = shapeOf(circle);
    const known = alike.get(shape);
    if (known) known.push(circle);
    else alike.set(shape, [circle]);
  }
  return [...alike.values()].flatMap((cycles) =>
    blockAreas(cycles.map(({ start }) => start)).flatMap((area) => {
      const first = cycles.find(({ start }) => isInside(area, start.line, start.column));
      if (!first) return [];
      const words = { way: wayRound(examination, first.cells), count: first.cells.length };
      const message = areaAddress(area).includes(':') ? 'circles' : 'circle';
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
        circle: 'The formula depends on its own result (cells on the circle: {count}): {way}.',
        circles:
          'Each formula of this range depends on its own result (cells on each circle: {count}), the first one by {way}.',
        iteration:
          'Iterative calculation is on: circles stay unseen, and results depend on where they started.',
      },
      remedy:
        'Break the circle: read the opening balance or the period before; then switch iterative calculation off.',
    },
    ru: {
      title: 'Нет циклических ссылок, итерации выключены',
      messages: {
        circle: 'Формула зависит от собственного результата (ячеек в цикле: {count}): {way}.',
        circles:
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
    ...circleFaults(examination),
  ],
};
