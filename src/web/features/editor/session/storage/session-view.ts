// Remembers for the tab's session how the sheets of each template are displayed.
import type { MoneyUnits } from '#template/template.ts';
import { readFromSession, saveToSession } from './save-to-session.ts';

export interface SessionView {
  readonly scale: MoneyUnits;
  /** The rows whose groups are collapsed. */
  readonly folded: ReadonlySet<string>;
}

const scales: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

/** Row ids contain no line breaks. */
export function readSessionView(uuid: string): SessionView {
  const [first, ...folded] = readFromSession('view', uuid).split('\n');
  return { scale: scales.find((scale) => scale === first) ?? 'units', folded: new Set(folded) };
}

export const saveSessionView = (uuid: string, { scale, folded }: SessionView): void =>
  saveToSession('view', uuid, [scale, ...folded].join('\n'));
