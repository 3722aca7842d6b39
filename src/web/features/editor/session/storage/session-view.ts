// Remembers for the tab's session how the sheets of each template are displayed.
import { rateIds, searchStart } from '#model/ids/rate-search.ts';
import type { MoneyUnits } from '#template/template.ts';
import { readFromSession, saveToSession } from './save-to-session.ts';

export interface SessionView {
  readonly scale: MoneyUnits;
  /** The rows whose groups are collapsed. */
  readonly folded: ReadonlySet<string>;
}

const scales: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

/** Until somebody unfolds them, for whoever asks how a rate of return is found. */
const foldedAtFirst = rateIds.map(searchStart);

/** Row ids contain no line breaks. */
export function readSessionView(uuid: string): SessionView {
  const saved = readFromSession('view', uuid);
  if (saved === '') return { scale: 'units', folded: new Set(foldedAtFirst) };
  const [first, ...folded] = saved.split('\n');
  return { scale: scales.find((scale) => scale === first) ?? 'units', folded: new Set(folded) };
}

export const saveSessionView = (uuid: string, { scale, folded }: SessionView): void =>
  saveToSession('view', uuid, [scale, ...folded].join('\n'));
