// Remembers, as long as the tab is open, how the sheets of each template are looked at.
import type { MoneyUnits } from '#template/template.ts';
import { keepInTab, keptInTab } from './save-to-session.ts';

export interface KeptView {
  readonly scale: MoneyUnits;
  /** The rows whose groups are folded under them. */
  readonly folded: ReadonlySet<string>;
}

const scales: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

/** Row ids hold no line breaks. */
export function keptView(uuid: string): KeptView {
  const [first, ...folded] = keptInTab('view', uuid).split('\n');
  return { scale: scales.find((scale) => scale === first) ?? 'units', folded: new Set(folded) };
}

export const keepView = (uuid: string, { scale, folded }: KeptView): void =>
  keepInTab('view', uuid, [scale, ...folded].join('\n'));
