// What the rows of a flow were before the first period, for formulas that remember them.
import { rememberedRows } from '#formula/remembered-rows.ts';
import type { Flow, Formula, HistoryEntry } from '#template/template.ts';

/** One remembered row: a variable, a step or the total. */
export interface RowStart {
  readonly row: string;
  /** Null for the total. */
  readonly name: string | null;
  /** Null for money. */
  readonly units: string | null;
  /** As typed; empty where it starts with nothing. */
  readonly text: string;
  /** Whether the template has an entry for it, which may have a source. */
  readonly isStored: boolean;
}

/** The last one counts, as in the model. */
export const startEntry = <Entry extends Pick<HistoryEntry, 'variable'>>(
  { hist }: { readonly hist: readonly Entry[] },
  row: string,
): Entry | undefined => hist.findLast(({ variable }) => variable === row);

export function startsOf(
  flow: Pick<Flow, 'hist'>,
  formula: Formula | undefined,
  totalUnits: string | null,
): readonly RowStart[] {
  if (!formula) return [];
  return rememberedRows(formula).map((row) => {
    const entry = startEntry(flow, row);
    const text = entry?.scenarios[0]?.data ?? '';
    return { row, ...wordsOf(formula, row, totalUnits), text, isStored: entry !== undefined };
  });
}

function wordsOf({ variables, steps = [] }: Formula, row: string, totalUnits: string | null) {
  const variable = variables.find(({ id }) => id === row);
  const found = variable ?? steps.find(({ id }) => id === row);
  if (!found) return { name: null, units: totalUnits };
  const typed = typeof found.units === 'string' ? found.units : '';
  const percent = variable?.isPercent ? typed || '%' : typed;
  return { name: found.name, units: found.isCurrency ? null : percent };
}
