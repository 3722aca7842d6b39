// The positions of the sheets in their scroller: which one is active, and where to scroll to a chosen one.

/** Measured from the top of the window. */
const activeBelowPx = 300;
const offsetPx = 100;

const attribute = 'data-sheet';
/** The undo strip of a disabled sheet is in its place. */
const leftAttribute = 'data-left';

export const sectionElement = (scroller: HTMLElement, sheetId: string): HTMLElement | null =>
  scroller.querySelector<HTMLElement>(`[${attribute}="${sheetId}"]`);

/** The first sheet that reaches below the line. */
export function activeSheet(scroller: HTMLElement): string | null {
  const sections = [...scroller.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  const active = sections.find((section) => section.getBoundingClientRect().bottom > activeBelowPx);
  return (active ?? sections.at(-1))?.getAttribute(attribute) ?? null;
}

/** At the top of the scroller, below what covers the top of the window. */
export function placeOfSheet(scroller: HTMLElement, sheetId: string): number | null {
  const place =
    sectionElement(scroller, sheetId) ??
    scroller.querySelector<HTMLElement>(`[${leftAttribute}="${sheetId}"]`);
  const clearPx = Math.max(0, offsetPx - scroller.getBoundingClientRect().top);
  return place && Math.max(0, place.offsetTop - clearPx);
}

/** The distance of a sheet's beginning from the top of the scroller if it is in view; else 0. */
export function shownAtPx(scroller: HTMLElement, sheetId: string): number {
  const belowPx = (placeOfSheet(scroller, sheetId) ?? 0) - scroller.scrollTop;
  return belowPx > 0 && belowPx < scroller.clientHeight - offsetPx ? belowPx : 0;
}
