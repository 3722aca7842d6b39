// Chooses after which lines a printed page ends: blocks stay whole, pages are filled alike, a heading never ends a page.

/** Rows that belong together, a heading with what it heads. */
export interface PageBlock {
  /** Its last line on the sheet. */
  readonly lastLine: number;
  /** In points. */
  readonly height: number;
  /** A page would well begin with it. */
  readonly isSection: boolean;
  /** A page has to begin with it. */
  readonly isFirst: boolean;
}

interface BestBreak {
  readonly cost: number;
  /** The block that the last page begins with. */
  readonly start: number;
}

/** Another page costs more than any space left empty. */
const pageCost = 1000;
const splitSectionCost = 0.3;

/** A block that is longer than a page takes pages of its own, wherever the program breaks it. */
function pageCostOf(height: number, room: number, isSection: boolean): number {
  const pages = Math.max(1, Math.ceil(height / room));
  const empty = 1 - height / (pages * room);
  return pages * pageCost + empty * empty + (isSection ? 0 : splitSectionCost);
}

/** The lines after which a new page begins; `room` is the height of a page in points. */
export function breakIntoPages(blocks: readonly PageBlock[], room: number): readonly number[] {
  const best: BestBreak[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= blocks.length; end += 1) {
    let height = 0;
    let found: BestBreak = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    for (let start = end - 1; start >= 0; start -= 1) {
      const first = blocks[start];
      height += first?.height ?? 0;
      if (height > room && start < end - 1) break;
      const cost =
        (best[start]?.cost ?? 0) + pageCostOf(height, room, start === 0 || first?.isSection === true);
      if (cost < found.cost) found = { cost, start };
      if (first?.isFirst === true) break;
    }
    best.push(found);
  }
  const lines: number[] = [];
  for (let at = best[blocks.length]?.start ?? 0; at > 0; at = best[at]?.start ?? 0) {
    lines.unshift(blocks[at - 1]?.lastLine ?? 0);
  }
  return lines;
}
