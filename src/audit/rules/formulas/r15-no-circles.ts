// R15: no formula depends on its own result, and iteration is switched off.
import { addressOf } from '../../book/address.ts';
import type { CellAddress } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination.ts';
import type { Fault, Rule } from '../../rule.ts';

/** A longer way round is told by its beginning. */
const mostNamed = 6;

function wayRound({ book }: Examination, circle: readonly CellAddress[]): string {
  const [start] = circle;
  const named = circle.slice(0, mostNamed).map(({ sheet, line, column }) => {
    const address = addressOf(line, column);
    return sheet === start?.sheet ? address : `${book.sheets[sheet]?.title ?? ''}!${address}`;
  });
  return circle.length > mostNamed ? `${named.join(', ')}, …` : named.join(', ');
}

function circleFaults(examination: Examination): readonly Fault[] {
  return examination.recalculation.circles.flatMap((circle) => {
    const [start] = circle;
    if (!start) return [];
    const words = { way: wayRound(examination, circle), count: circle.length };
    return [{ sheet: start.sheet, cell: addressOf(start.line, start.column), message: 'circle', words }];
  });
}

export const noCircles: Rule = {
  id: 'R15',
  severity: 'C',
  texts: {
    en: {
      title: 'No circular reference, and iteration is off',
      messages: {
        circle: 'The formula depends on its own result (cells on the circle: {count}): {way}.',
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
