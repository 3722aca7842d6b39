// Puts what is typed into cells into the template as one change; each number changes its own period alone.
import { defineMessages } from 'react-intl';
import type { DocumentChange, StepLabel } from '../document/history/history.ts';
import { cellsBeyond, cellsOf, dataOf } from '../fields/numbers/period-cells.ts';
import type { TypedSeries } from './typed-series.ts';

export interface TypedPlace {
  readonly series: TypedSeries;
  /** Counted from 0; null is the whole text. */
  readonly at: number | null;
}

export interface TypedCell extends TypedPlace {
  /** Valid; empty clears. */
  readonly text: string;
}

export type TypingKind = 'type' | 'paste' | 'fill' | 'clear';

/** A fill whose numbers grow. */
export interface GrownRow {
  /** As it is said, such as 5%. */
  readonly growth: string;
  /** Empty where they are several. */
  readonly row: string;
}

const steps = defineMessages({
  paste: { id: 'step.cells-paste' },
  clear: { id: 'step.cells-clear' },
  fill: { id: 'step.cells-fill' },
  grow: { id: 'step.cells-grow' },
});

export function cellText({ series, at }: TypedPlace): string {
  if (at === null) return series.text;
  return cellsOf(series.text, Math.max(series.count, at + 1), series.isRepeated)[at] ?? '';
}

/** The whole text of a series, with some of its numbers replaced. */
export function withTyped(series: TypedSeries, typed: readonly Omit<TypedCell, 'series'>[]): string {
  const { count, isRepeated, shape } = series;
  const whole = typed.findLast(({ at }) => at === null);
  const text = whole?.text ?? series.text;
  const single = typed.flatMap(({ at, text: own }) => (at === null ? [] : [{ at, own }]));
  if (single.length === 0) return text;
  const length = Math.max(count, ...single.map(({ at }) => at + 1));
  const cells = [...cellsOf(text, length, isRepeated)];
  for (const { at, own } of single) cells[at] = own.trim() === '' ? '0' : own;
  if (shape === 'weights') return cells.slice(0, count).join(';');
  return dataOf([...cells, ...cellsBeyond(text, length, isRepeated)], isRepeated);
}

/** Null where nothing is typed. */
export function typingChange(
  cells: readonly TypedCell[],
  kind: TypingKind | GrownRow,
): DocumentChange | null {
  const series = new Map(cells.map((cell) => [cell.series.key, cell.series]));
  const changes = [...series].map(([key, one]) =>
    one.change(
      withTyped(
        one,
        cells.filter((cell) => cell.series.key === key),
      ),
    ),
  );
  const [only] = changes;
  if (!only) return null;
  const isOne = changes.length === 1 && cells.length === 1 && typeof kind === 'string';
  const label = isOne ? only.label : blockLabel(cells, kind);
  return {
    label,
    recipe: (draft) => {
      for (const { recipe } of changes) recipe(draft);
    },
  };
}

function blockLabel(cells: readonly TypedCell[], kind: TypingKind | GrownRow): StepLabel {
  const owners = new Set(cells.map(({ series }) => series.owner));
  const [owner = ''] = owners.size === 1 ? owners : [];
  const values = { count: String(cells.length), place: owner === '' ? 'none' : 'item', item: owner };
  if (typeof kind === 'string') return { message: steps[kind === 'type' ? 'paste' : kind], values };
  const filled = kind.row === '' ? 'numbers' : 'row';
  return { message: steps.grow, values: { ...values, ...kind, filled } };
}
