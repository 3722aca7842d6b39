// The order of calculation: dependencies first; rows that read each other's past are calculated together, period by period.
import {
  NumberedGraph,
  numberedComponents,
  stronglyConnectedComponents,
} from '#workbook/strongly-connected-components.ts';
import type { CompiledFormula, PartAddress } from './compiled-formula.ts';

export interface CalculationGroup {
  /** In the order in which they are calculated. */
  readonly formulas: readonly CompiledFormula[];
  /** Whether all formulas are calculated for one period before any is for the next. */
  readonly isPeriodByPeriod: boolean;
}

/** By the part that each formula calculates. */
type FormulasByPart = ReadonlyMap<PartAddress, CompiledFormula>;

const byPart = (formulas: readonly CompiledFormula[]): FormulasByPart =>
  new Map(formulas.map((formula) => [formula.part, formula]));

/** The formulas among these parts; inputs need no calculation. */
function among(
  all: FormulasByPart,
  ...lists: readonly (readonly PartAddress[])[]
): readonly CompiledFormula[] {
  const found: CompiledFormula[] = [];
  for (const parts of lists) {
    for (const part of parts) {
      const formula = all.get(part);
      if (formula) found.push(formula);
    }
  }
  return found;
}

function refuse(formulas: readonly CompiledFormula[]): never {
  const rows = new Set(formulas.map(({ row }) => row));
  throw new Error(`rows read one another in one period: ${[...rows].join(', ')}`);
}

/** Sorts formulas into the order in which a single period is calculated. */
function inOnePeriod(formulas: readonly CompiledFormula[]): readonly CompiledFormula[] {
  const inside = byPart(formulas);
  const isCell = ({ from }: CompiledFormula) => from === 0;
  const takesWhole = ({ readsWhole }: CompiledFormula) => among(inside, readsWhole).length > 0;
  const isLonger = ({ to }: CompiledFormula) => to !== formulas[0]?.to;
  if (formulas.some((one) => isCell(one) || takesWhole(one) || isLonger(one))) refuse(formulas);
  const readsNow = ({ readsNow: parts }: CompiledFormula) => among(inside, parts);
  const order = stronglyConnectedComponents(formulas, readsNow);
  const loop = order.find((group) => group.length > 1 || group.some((only) => readsNow(only).includes(only)));
  if (loop) refuse(loop);
  return order.flat();
}

const readsItself = ({ part, readsNow, readsPrevious, readsWhole }: CompiledFormula): boolean =>
  readsPrevious.includes(part) || readsNow.includes(part) || readsWhole.includes(part);

function groupOf(formulas: readonly CompiledFormula[]): CalculationGroup {
  const isPeriodByPeriod = formulas.length > 1 || formulas.some(readsItself);
  return { formulas: isPeriodByPeriod ? inOnePeriod(formulas) : formulas, isPeriodByPeriod };
}

/** For each address where a formula calculates a part, the formula's place in the list counted from 1; 0 elsewhere. */
function placesIn(formulas: readonly CompiledFormula[], size: number): Int32Array {
  const places = new Int32Array(size);
  for (const [index, { part }] of formulas.entries()) places[part] = index + 1;
  return places;
}

function addReads(parts: readonly PartAddress[], places: Int32Array, graph: NumberedGraph): void {
  for (const part of parts) {
    const place = places[part] ?? 0;
    if (place > 0) graph.addRead(place - 1);
  }
}

/** The size is that of the memory with all parts. */
export function calculationOrder(
  formulas: readonly CompiledFormula[],
  size: number,
): readonly CalculationGroup[] {
  const places = placesIn(formulas, size);
  const graph = new NumberedGraph();
  for (const { readsNow, readsPrevious, readsWhole } of formulas) {
    graph.addVertex();
    addReads(readsNow, places, graph);
    addReads(readsPrevious, places, graph);
    addReads(readsWhole, places, graph);
  }
  return numberedComponents(graph).map((group) => {
    const members: CompiledFormula[] = [];
    for (const index of group) {
      const formula = formulas[index];
      if (formula) members.push(formula);
    }
    return groupOf(members);
  });
}
