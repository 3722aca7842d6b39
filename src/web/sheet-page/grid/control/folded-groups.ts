// Which groups of lines are folded, and the signs left of the line numbers that fold them.
import type { SheetView } from '#render/sheet-view/sheet-view.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import type { RowSlot } from '#web/sheet-page/surface/drawing/row-slot.ts';
import type { SheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import { isFoldedAway, type LineGroup, lineGroups } from '#web/sheet-page/surface/geometry/outline.ts';
import { gutterStepPx } from '#web/sheet-page/surface/geometry/sheet-geometry.ts';

const labelColumns = 5;

export class FoldedGroups {
  readonly #className: string;
  readonly #texts: GridTexts;
  readonly #onChanged: () => void;
  readonly #foldedOf = new Map<number, Set<LineGroup>>();
  readonly #groupsOf = new Map<number, readonly LineGroup[]>();
  #sheet = 0;

  constructor(className: string, texts: GridTexts, onChanged: () => void) {
    this.#className = className;
    this.#texts = texts;
    this.#onChanged = onChanged;
  }

  show(number: number, { rows }: SheetView, cells: SheetCells): void {
    this.#sheet = number;
    if (this.#groupsOf.has(number)) return;
    const isTotal = (line: number) =>
      Array.from({ length: labelColumns }, (_, index) => cells.styleAt(line, index + 1)?.look).includes(
        'totalLabel',
      );
    this.#groupsOf.set(number, lineGroups(rows, isTotal));
  }

  isAway(line: number): boolean {
    return this.#folded.size > 0 && isFoldedAway(line, this.#groups, this.#folded);
  }

  /** Folds or unfolds the innermost group that the line is in or has the sign of; whether there is one. */
  fold(line: number, isFolded: boolean): LineGroup | null {
    const group = this.#groups
      .filter(({ owner, first, last }) => owner === line || (line >= first && line <= last))
      .sort((one, other) => other.level - one.level)
      .find((one) => this.#folded.has(one) !== isFolded);
    if (!group) return null;
    this.#set(group, isFolded);
    return group;
  }

  /** So that the line can be seen. */
  unfold(line: number): void {
    const hiding = [...this.#folded].filter(({ first, last }) => line >= first && line <= last);
    if (hiding.length === 0) return;
    for (const group of hiding) this.#folded.delete(group);
    this.#onChanged();
  }

  toggleAt(line: number, level: number): void {
    const group = this.#groups.find((one) => one.owner === line && one.level === level);
    if (group) this.#set(group, !this.#folded.has(group));
  }

  /** Writes the number of the line, with the signs of the groups that are folded at it and bars beside those inside. */
  decorate({ number, line }: RowSlot): void {
    const signs = this.#groups.flatMap((group) => this.#signOf(group, line));
    number.replaceChildren(...signs, document.createTextNode(String(line)));
  }

  get #groups(): readonly LineGroup[] {
    return this.#groupsOf.get(this.#sheet) ?? [];
  }

  get #folded(): Set<LineGroup> {
    const known = this.#foldedOf.get(this.#sheet) ?? new Set<LineGroup>();
    this.#foldedOf.set(this.#sheet, known);
    return known;
  }

  #signOf(group: LineGroup, line: number): readonly HTMLElement[] {
    const { owner, first, last, level } = group;
    const isInside = line >= first && line <= last;
    if (owner !== line && !isInside) return [];
    const sign = document.createElement(isInside ? 'span' : 'button');
    sign.className = this.#className;
    sign.style.left = `${(level - 1) * gutterStepPx}px`;
    sign.dataset.level = String(level);
    if (sign instanceof HTMLButtonElement) {
      sign.type = 'button';
      sign.tabIndex = -1;
      sign.setAttribute('aria-expanded', String(!this.#folded.has(group)));
      sign.setAttribute('aria-label', this.#texts.foldGroup(line));
    }
    return [sign];
  }

  #set(group: LineGroup, isFolded: boolean): void {
    if (isFolded) this.#folded.add(group);
    else this.#folded.delete(group);
    this.#onChanged();
  }
}
