// A sum of statement lines that must be 0 in every period, and the periods in which it is not.

import { areaAddress } from '#audit/book/address.ts';
import type { BookCell } from '#audit/book/book.ts';
import type { Recalculation } from '#audit/calculate/recalculation.ts';
import type { RuleFault } from '#audit/findings/rule.ts';
import { once } from '#audit/once/once.ts';
import { lineAreas } from '../../cell-ranges.ts';
import type { StatementLine, StatementLines } from './statement-lines.ts';
import type { StatementLineId } from './statement-words.ts';

export interface IdentityTerm {
  readonly line: StatementLineId;
  readonly sign: 1 | -1;
  /** Whether the period before is meant. */
  readonly isBefore?: true;
  /** Uses the absolute value, since statements differ in whether costs are negative. */
  readonly isSize?: true;
}

export interface Identity {
  /** The message of the rule that reports it. */
  readonly message: string;
  readonly terms: readonly IdentityTerm[];
  /** Lines that count as 0 where the workbook does not have them. */
  readonly spare?: readonly StatementLineId[];
  /** Whether it holds for lines that were only found by their labels, however often it fails. */
  readonly isCertain?: true;
}

/** Of the largest amount among the terms. */
const tolerance = 1e-9;

/** Two lines typed in as rounded numbers may be this far apart. */
const typedTolerance = 1.5;

/** Of the largest amount in the statements: what large amounts leave as rounding where they cancel out. */
const ofStatements = 1e-12;

function peakOf(lines: StatementLines, values: Recalculation): number {
  let peak = 0;
  for (const { sheet, line, byPeriod } of lines.values()) {
    for (const { column } of byPeriod.values()) {
      const value = values.valueAt({ sheet, line, column });
      if (typeof value === 'number') peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
}

const peaks = once((lines: StatementLines) => once((values: Recalculation) => peakOf(lines, values)));

/** The largest amount of all lines that are known. */
export const statementPeak = (lines: StatementLines, values: Recalculation): number => peaks(lines)(values);

/** The difference allowed between amounts of this size. */
export const toleranceFor = (size: number, lines: StatementLines, values: Recalculation): number =>
  Math.max(tolerance * size, ofStatements * statementPeak(lines, values), 1e-15);

const isTerm =
  (lines: StatementLines, spare: readonly StatementLineId[] = []) =>
  (term: IdentityTerm): boolean =>
    lines.has(term.line) || !spare.includes(term.line);

export function isApplicable(lines: StatementLines, { terms, spare = [] }: Identity): boolean {
  return terms.every(({ line: figure }) => lines.has(figure) || spare.includes(figure));
}

function amountOf(values: Recalculation, row: StatementLine, key: string, term: IdentityTerm): number | null {
  const cell = row.byPeriod.get(key);
  if (!cell) return null;
  const column = term.isBefore ? cell.column - 1 : cell.column;
  const address = { sheet: row.sheet, line: row.line, column };
  const value = values.isCalculated(address) ? values.valueAt(address) : null;
  if (typeof value !== 'number') return null;
  return term.sign * (term.isSize ? Math.abs(value) : value);
}

interface IdentityOutcome {
  readonly broken: readonly { readonly cell: BookCell; readonly difference: number }[];
  readonly heldCount: number;
}

function outcomeOf(lines: StatementLines, identity: Identity, values: Recalculation): IdentityOutcome {
  const terms = identity.terms.filter(isTerm(lines, identity.spare)).flatMap((term) => {
    const row = lines.get(term.line);
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
  const slack = toleranceFor(peak, lines, values);
  const broken = sums.filter(
    ({ difference, isTyped }) => Math.abs(difference) > (isTyped ? Math.max(typedTolerance, slack) : slack),
  );
  return { broken, heldCount: sums.length - broken.length };
}

/** Lines found by label may be misidentified; a sum that fails mostly is then more likely our mistake than the workbook's. */
function isBelieved(
  lines: StatementLines,
  { terms, isCertain }: Identity,
  { broken, heldCount }: IdentityOutcome,
): boolean {
  const isNamed = terms.every(({ line: figure }) => lines.get(figure)?.isNamed ?? true);
  return isNamed || isCertain === true || broken.length < heldCount;
}

const shownAmount = (amount: number): string =>
  Math.abs(amount) >= 1 ? amount.toFixed(2) : Number(amount.toPrecision(3)).toString();

/** One fault for each run of periods side by side. */
export function identityFaults(
  lines: StatementLines,
  identity: Identity,
  values: Recalculation,
): readonly RuleFault[] {
  if (!isApplicable(lines, identity)) return [];
  const outcome = outcomeOf(lines, identity, values);
  if (!isBelieved(lines, identity, outcome)) return [];
  const [first] = identity.terms;
  const row = first && lines.get(first.line);
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
