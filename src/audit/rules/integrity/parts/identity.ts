// A sum of statement lines that has to be 0 in every period, and where it is not.

import { areaAddress } from '#audit/book/address.ts';
import type { BookCell } from '#audit/book/book.ts';
import type { Recalculation } from '#audit/calculate/recalculation.ts';
import type { Fault } from '#audit/findings/rule.ts';
import { once } from '#audit/once/once.ts';
import { lineAreas } from '../../cell-ranges.ts';
import type { FigureRow, Figures } from './figures.ts';
import type { FigureId } from './statement-words.ts';

export interface Term {
  readonly figure: FigureId;
  readonly sign: 1 | -1;
  /** Whether the period before is meant. */
  readonly isBefore?: true;
  /** Taken without its sign: statements differ in whether costs are negative. */
  readonly isSize?: true;
}

export interface Identity {
  /** The message of the rule that tells of it. */
  readonly message: string;
  readonly terms: readonly Term[];
  /** Lines that count as 0 where the workbook does not have them. */
  readonly spare?: readonly FigureId[];
  /** Whether it holds for lines that were only found by their labels, however often it fails. */
  readonly isCertain?: true;
}

/** Of the largest amount among the terms. */
const tolerance = 1e-9;

/** Two lines typed in as rounded numbers may be this far apart. */
const typedTolerance = 1.5;

/** Of the largest amount in the statements: what large amounts leave as rounding where they cancel out. */
const ofStatements = 1e-12;

function peakOf(figures: Figures, values: Recalculation): number {
  let peak = 0;
  for (const { sheet, line, byPeriod } of figures.values()) {
    for (const { column } of byPeriod.values()) {
      const value = values.valueAt({ sheet, line, column });
      if (typeof value === 'number') peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
}

const peaks = once((figures: Figures) => once((values: Recalculation) => peakOf(figures, values)));

/** The largest amount of all lines that are known. */
export const statementPeak = (figures: Figures, values: Recalculation): number => peaks(figures)(values);

/** How far apart amounts of this size may be. */
export const slackOf = (size: number, figures: Figures, values: Recalculation): number =>
  Math.max(tolerance * size, ofStatements * statementPeak(figures, values), 1e-15);

const isTerm =
  (figures: Figures, spare: readonly FigureId[] = []) =>
  (term: Term): boolean =>
    figures.has(term.figure) || !spare.includes(term.figure);

export function canBeAsked(figures: Figures, { terms, spare = [] }: Identity): boolean {
  return terms.every(({ figure }) => figures.has(figure) || spare.includes(figure));
}

function amountOf(values: Recalculation, row: FigureRow, key: string, term: Term): number | null {
  const cell = row.byPeriod.get(key);
  if (!cell) return null;
  const column = term.isBefore ? cell.column - 1 : cell.column;
  const address = { sheet: row.sheet, line: row.line, column };
  const value = values.isCalculated(address) ? values.valueAt(address) : null;
  if (typeof value !== 'number') return null;
  return term.sign * (term.isSize ? Math.abs(value) : value);
}

interface Outcome {
  readonly broken: readonly { readonly cell: BookCell; readonly difference: number }[];
  readonly heldCount: number;
}

function outcomeOf(figures: Figures, identity: Identity, values: Recalculation): Outcome {
  const terms = identity.terms.filter(isTerm(figures, identity.spare)).flatMap((term) => {
    const row = figures.get(term.figure);
    return row ? [{ term, row }] : [];
  });
  const [first] = terms;
  const sums = [...(first?.row.byPeriod ?? [])].flatMap(([key, cell]) => {
    const amounts = terms.map(({ term, row }) => amountOf(values, row, key, term));
    const known = amounts.filter((amount) => amount !== null);
    if (known.length < amounts.length) return [];
    const isTyped = terms.every(({ row }) => row.byPeriod.get(key)?.formula === null);
    return [
      {
        cell,
        isTyped,
        difference: known.reduce((sum, amount) => sum + amount, 0),
        size: known.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0),
      },
    ];
  });
  const peak = sums.reduce((most, { size }) => Math.max(most, size), 0);
  const slack = slackOf(peak, figures, values);
  const broken = sums.filter(
    ({ difference, isTyped }) => Math.abs(difference) > (isTyped ? Math.max(typedTolerance, slack) : slack),
  );
  return { broken, heldCount: sums.length - broken.length };
}

/** Lines found by their labels may be misread: then a sum that mostly fails says more of the reading than of the workbook. */
function isBelieved(
  figures: Figures,
  { terms, isCertain }: Identity,
  { broken, heldCount }: Outcome,
): boolean {
  const isNamed = terms.every(({ figure }) => figures.get(figure)?.isNamed ?? true);
  return isNamed || isCertain === true || broken.length < heldCount;
}

const shownAmount = (amount: number): string =>
  Math.abs(amount) >= 1 ? amount.toFixed(2) : Number(amount.toPrecision(3)).toString();

/** One fault for each run of periods side by side. */
export function identityFaults(
  figures: Figures,
  identity: Identity,
  values: Recalculation,
): readonly Fault[] {
  if (!canBeAsked(figures, identity)) return [];
  const outcome = outcomeOf(figures, identity, values);
  if (!isBelieved(figures, identity, outcome)) return [];
  const [first] = identity.terms;
  const row = first && figures.get(first.figure);
  if (!row) return [];
  return lineAreas(outcome.broken.map(({ cell }) => cell)).map((area) => {
    const within = outcome.broken.filter(
      ({ cell }) => cell.column >= area.firstColumn && cell.column <= area.lastColumn,
    );
    const worst = within.reduce(
      (most, { difference }) => (Math.abs(difference) > Math.abs(most) ? difference : most),
      0,
    );
    return {
      sheet: row.sheet,
      cell: areaAddress(area),
      message: identity.message,
      words: { label: row.label, difference: shownAmount(worst), count: within.length },
    };
  });
}
