// The numbers of a further line beside those of the line that it is made like: what moves with sales is a small part of it.
import type { Figure } from '#catalog/kind/figure.ts';
import { figuresOf, type KindEntry } from './kind-lists.ts';

type Figures = Readonly<Record<string, Figure>>;

/** A tenth of the line that it is like if nothing is said, a hundredth at least and a half at most. */
const usualPart = 1 / 10;
const leastPart = 1 / 100;
const mostPart = 1 / 2;

/** What says how much of it there is; null where it has a size of its own, as a licence or a machine has. */
function quantityOf(entry: KindEntry): string | null {
  if (!('form' in entry)) return null;
  switch (entry.form) {
    case 'priced':
      return 'part';
    case 'subscription':
      return 'customers';
    case 'share':
      return 'share';
    case 'unit':
      return 'cost';
    case 'amount':
      return 'amount';
    default:
      return null;
  }
}

const digits = 6;
const times = (value: number, factor: number): number => Number((value * factor).toPrecision(digits));

const smaller = ({ typical, ...figure }: Figure): Figure => ({
  ...figure,
  typical: times(typical, usualPart),
  low: times(typical, leastPart),
  high: times(typical, mostPart),
});

/** A source says nothing of a line that is not the one it was read for. */
function withoutSource({ source: _other, ...figure }: Figure): Figure {
  return figure;
}

export function furtherFiguresOf(entry: KindEntry): Figures {
  const quantity = quantityOf(entry);
  return Object.fromEntries(
    Object.entries(figuresOf(entry)).map(([name, figure]) => {
      const own = withoutSource(figure);
      return [name, name === quantity ? smaller(own) : own] as const;
    }),
  );
}
