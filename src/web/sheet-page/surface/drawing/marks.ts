// Draws frames around cells, such as the selection, in all four panes at once.
import type { CellArea } from '../geometry/cell-area.ts';
import { headHeightPx, type SheetGeometry } from '../geometry/sheet-geometry.ts';

export interface Mark {
  readonly kind: 'cursor' | 'block' | 'copied' | 'reference';
  readonly area: CellArea;
  /** Which of several references it is, for its colour. */
  readonly number?: number;
}

/** A layer that covers one pane; its marks are placed from where its pane's content begins. */
class MarkLayer {
  readonly root = document.createElement('div');
  readonly #marks: HTMLElement[] = [];

  constructor(className: string) {
    this.root.className = className;
    this.root.setAttribute('aria-hidden', 'true');
  }

  show(marks: readonly Mark[], { numbersPx, lines, columns }: SheetGeometry, topPx: number): void {
    marks.forEach(({ kind, area, number }, index) => {
      const mark = this.#markAt(index);
      mark.hidden = false;
      mark.dataset.mark = kind;
      if (number === undefined) delete mark.dataset.number;
      else mark.dataset.number = String(number % 5);
      const left = columns.startOf(area.firstColumn);
      const top = lines.startOf(area.firstLine);
      mark.style.left = `${numbersPx + left}px`;
      mark.style.top = `${top + topPx}px`;
      mark.style.width = `${columns.endOf(area.lastColumn) - left}px`;
      mark.style.height = `${lines.endOf(area.lastLine) - top}px`;
    });
    for (const mark of this.#marks.slice(marks.length)) mark.hidden = true;
  }

  #markAt(index: number): HTMLElement {
    const known = this.#marks[index];
    if (known) return known;
    const mark = document.createElement('div');
    this.#marks.push(mark);
    this.root.append(mark);
    return mark;
  }
}

export interface MarkClasses {
  readonly marks: string;
  readonly leadMarks: string;
}

export class Marks {
  readonly body: HTMLElement;
  readonly bodyLead: HTMLElement;
  readonly top: HTMLElement;
  readonly topLead: HTMLElement;
  readonly #layers: readonly (readonly [layer: MarkLayer, isTop: boolean])[];

  constructor({ marks, leadMarks }: MarkClasses) {
    const [body, bodyLead] = [new MarkLayer(marks), new MarkLayer(leadMarks)];
    const [top, topLead] = [new MarkLayer(marks), new MarkLayer(leadMarks)];
    this.body = body.root;
    this.bodyLead = bodyLead.root;
    this.top = top.root;
    this.topLead = topLead.root;
    this.#layers = [
      [body, false],
      [bodyLead, false],
      [top, true],
      [topLead, true],
    ];
  }

  show(marks: readonly Mark[], geometry: SheetGeometry): void {
    const { lines, frozenLines, leadPx, topPx } = geometry;
    for (const [layer, isTop] of this.#layers) {
      layer.show(marks, geometry, isTop ? headHeightPx : -lines.endOf(frozenLines));
    }
    for (const lead of [this.bodyLead, this.topLead]) lead.style.width = `${leadPx}px`;
    this.bodyLead.style.height = `${lines.length - lines.endOf(frozenLines)}px`;
    this.topLead.style.height = `${topPx}px`;
  }
}
