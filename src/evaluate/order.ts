// The order of calculation: what is read comes first; rows that read one another's past go period by period together.
import { components } from '#workbook/loops.ts';
import type { Formula, Part } from './formula.ts';

export interface Group {
  /** In the order in which they are calculated. */
  readonly formulas: readonly Formula[];
  /** All are calculated for one period before any is for the next. */
  readonly isPeriodByPeriod: boolean;
}

/** By the part that they calculate. */
type Formulas = ReadonlyMap<Part, Formula>;

const byPart = (formulas: readonly Formula[]): Formulas =>
  new Map(formulas.map((formula) => [formula.part, formula]));

/** What is no formula is there from the beginning. */
function among(all: Formulas, ...lists: readonly (readonly Part[])[]): readonly Formula[] {
  const found: Formula[] = [];
  for (const parts of lists) {
    for (const part of parts) {
      const formula = all.get(part);
      if (formula) found.push(formula);
    }
  }
  return found;
}

function refuse(formulas: readonly Formula[]): never {
  const rows = new Set(formulas.map(({ row }) => row));
  throw new Error(`rows read one another in one period: ${[...rows].join(', ')}`);
}

/** In the order in which one period is calculated. */
function inOnePeriod(formulas: readonly Formula[]): readonly Formula[] {
  const inside = byPart(formulas);
  const isCell = ({ from }: Formula) => from === 0;
  const takesWhole = ({ whole }: Formula) => among(inside, whole).length > 0;
  const isLonger = ({ to }: Formula) => to !== formulas[0]?.to;
  if (formulas.some((one) => isCell(one) || takesWhole(one) || isLonger(one))) refuse(formulas);
  const now = ({ now: parts }: Formula) => among(inside, parts);
  const order = components(formulas, now);
  const loop = order.find((group) => group.length > 1 || group.some((only) => now(only).includes(only)));
  if (loop) refuse(loop);
  return order.flat();
}

const readsItself = ({ part, now, past, whole }: Formula): boolean =>
  past.includes(part) || now.includes(part) || whole.includes(part);

function groupOf(formulas: readonly Formula[]): Group {
  const isPeriodByPeriod = formulas.length > 1 || formulas.some(readsItself);
  return { formulas: isPeriodByPeriod ? inOnePeriod(formulas) : formulas, isPeriodByPeriod };
}

export function calculationOrder(formulas: readonly Formula[]): readonly Group[] {
  const all = byPart(formulas);
  return components(formulas, ({ now, past, whole }) => among(all, now, past, whole)).map(groupOf);
}
