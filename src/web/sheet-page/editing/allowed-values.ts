// Whether a value may be put into an input cell; what may not is refused in words.
import type { CellContent } from '#audit/live/live-book.ts';
import type { AllowedView, SheetView, StyleView } from '#render/sheet-view/sheet-view.ts';

export type Refusal =
  | { readonly kind: 'number' }
  | { readonly kind: 'range'; readonly least: number; readonly most: number | null }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice' };

/** Beyond this a limit says nothing to a person. */
const endless = 1e9;
/** The first and last day that a forecast may start on. */
const firstDate = 367;
const lastDate = 109_574;

export function allowedAt(sheet: SheetView, line: number, style: StyleView | null): AllowedView | null {
  return style?.look === 'input' ? (sheet.rows[line - 1]?.allowed ?? null) : null;
}

function isFine(value: number, allowed: AllowedView): boolean {
  switch (allowed.kind) {
    case 'number':
      return value >= allowed.least && value <= allowed.most;
    case 'date':
      return value >= firstDate && value <= lastDate;
    case 'choice':
      return allowed.options.some((option) => option.value === value);
  }
}

function refusalOf(allowed: AllowedView): Refusal {
  if (allowed.kind !== 'number') return { kind: allowed.kind };
  const { least, most } = allowed;
  if (least <= -endless) return { kind: 'number' };
  return { kind: 'range', least, most: most >= endless ? null : most };
}

/** A formula may give anything, and an input may be left empty, as in the file. */
export function refused(content: CellContent, allowed: AllowedView | null): Refusal | null {
  if (allowed === null || content.kind === 'formula' || content.value === null) return null;
  const { value } = content;
  return typeof value === 'number' && isFine(value, allowed) ? null : refusalOf(allowed);
}

/** The name of a choice, typed in full, is as good as its number. */
export function chosenByName(text: string, allowed: AllowedView | null): number | null {
  if (allowed?.kind !== 'choice') return null;
  const wanted = text.trim().toLocaleLowerCase();
  return allowed.options.find(({ name }) => name.toLocaleLowerCase() === wanted)?.value ?? null;
}
