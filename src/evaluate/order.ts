// The order of calculation: what is read comes first; rows that read one another's past go period by period together.
import { components } from '#workbook/loops.ts';
import type { Formula, Read } from './formula.ts';
import type { Step } from './step.ts';

export interface Group {
  readonly formulas: readonly Formula[];
  /** What is the same in every period, then what differs. */
  readonly once: readonly Step[];
  readonly each: readonly Step[];
  readonly from: number;
  readonly to: number;
  /** Every formula is calculated for one period before any is for the next. */
  readonly isPeriodByPeriod: boolean;
}

/** By the part that they calculate. */
type Formulas = ReadonlyMap<number, Formula>;

const byPart = (formulas: readonly Formula[]): Formulas =>
  new Map(formulas.map((formula) => [formula.part, formula]));

function targets(
  reads: readonly Read[],
  among: Formulas,
  isWanted: (read: Read) => boolean,
): readonly Formula[] {
  const found: Formula[] = [];
  for (const read of reads) {
    const formula = among.get(read.part);
    if (formula && isWanted(read)) found.push(formula);
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
  const now = ({ reads }: Formula) => targets(reads, inside, ({ when }) => when !== 'past');
  const isCell = ({ from }: Formula) => from === 0;
  const takesAll = ({ reads }: Formula) => targets(reads, inside, ({ when }) => when === 'all').length > 0;
  const [one] = formulas;
  if (formulas.some((other) => isCell(other) || takesAll(other) || other.to !== one?.to)) refuse(formulas);
  const order = components(formulas, now);
  const loop = order.find((group) => group.length > 1 || group.some((only) => now(only).includes(only)));
  if (loop) refuse(loop);
  return order.flat();
}

/** Alone, and all periods at a time: most formulas are calculated so. */
const groupOfOne = (formula: Formula): Group => ({
  formulas: [formula],
  once: formula.once,
  each: formula.each,
  from: formula.from,
  to: formula.to,
  isPeriodByPeriod: false,
});

function groupOf(formulas: readonly Formula[]): Group {
  const one = formulas[0];
  if (!one) throw new Error('a group has a formula');
  const isAlone = formulas.length === 1 && !one.reads.some(({ part }) => part === one.part);
  if (isAlone) return groupOfOne(one);
  const ordered = inOnePeriod(formulas);
  return {
    formulas: ordered,
    once: ordered.flatMap(({ once }) => once),
    each: ordered.flatMap(({ each }) => each),
    from: one.from,
    to: one.to,
    isPeriodByPeriod: true,
  };
}

export function calculationOrder(formulas: readonly Formula[]): readonly Group[] {
  const all = byPart(formulas);
  return components(formulas, ({ reads }) => targets(reads, all, () => true)).map(groupOf);
}
