// Remembers, as long as the tab is open, how the sheets of each template are looked at.
import type { MoneyUnits } from '#template/template.ts';

export interface KeptView {
  readonly scale: MoneyUnits;
  /** The rows whose groups are folded under them. */
  readonly folded: ReadonlySet<string>;
}

const scales: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

const keyOf = (uuid: string) => `modelwright.view.${uuid}`;

/** Row ids hold no line breaks. */
export function keptView(uuid: string): KeptView {
  const [first, ...folded] = read(uuid).split('\n');
  return { scale: scales.find((scale) => scale === first) ?? 'units', folded: new Set(folded) };
}

export function keepView(uuid: string, { scale, folded }: KeptView): void {
  try {
    sessionStorage.setItem(keyOf(uuid), [scale, ...folded].join('\n'));
  } catch {
    // Then it is looked at anew when the page is loaded anew.
  }
}

/** A browser may keep nothing of a page. */
function read(uuid: string): string {
  try {
    return sessionStorage.getItem(keyOf(uuid)) ?? '';
  } catch {
    return '';
  }
}
