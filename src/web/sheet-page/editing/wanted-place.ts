// The cells that a person names to go there: a place, a block, with or without the title of a sheet.
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import type { CellArea } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { referencesIn } from './reference-at-caret.ts';

export interface WantedPlace {
  readonly area: CellArea;
  /** Null for the open sheet. */
  readonly sheet: number | null;
}

/** Null where there is no such place. */
export function wantedPlace(typed: string, { sheets, names }: BookView): WantedPlace | null {
  const wanted = typed.trim();
  const named = names.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.formula ?? wanted;
  const [found] = referencesIn(named);
  if (found?.at !== 0 || found.end !== named.length) return null;
  const title = found.sheet?.toLowerCase() ?? null;
  const sheet = title === null ? null : sheets.findIndex((one) => one.title.toLowerCase() === title);
  return sheet === -1 ? null : { area: found.area, sheet };
}
