// Reads a sheet in one stream: cells one by one, everything else as small trees.
import type { Budget } from '../limits/budget.ts';
import { refuse } from '../limits/refusal.ts';
import type { Attributes } from '../xml/attributes.ts';
import { createTreeBuilder } from '../xml/tree-builder.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlHandler } from '../xml/xml-handler.ts';

const roots = ['worksheet', 'chartsheet', 'dialogsheet', 'xm:macrosheet'];
const cellsSection = 'sheetData';

export class SheetReader implements XmlHandler {
  readonly sections: XmlElement[] = [];
  private readonly part: string;
  private readonly cells: XmlHandler;
  private readonly trees: XmlHandler;
  private depth = 0;
  private isInCells = false;

  constructor(part: string, budget: Budget, cells: XmlHandler) {
    this.part = part;
    this.cells = cells;
    this.trees = createTreeBuilder(budget, (section) => void this.sections.push(section));
  }

  open(name: string, attributes: Attributes): void {
    this.depth += 1;
    if (this.depth === 1) {
      if (!roots.includes(name)) refuse('brokenContent', { part: this.part });
      return;
    }
    if (this.depth === 2) this.isInCells = name === cellsSection;
    if (!this.isInCells) this.trees.open(name, attributes);
    else if (this.depth > 2) this.cells.open(name, attributes);
  }

  text(text: string): void {
    if (this.isInCells) this.cells.text(text);
    else if (this.depth > 1) this.trees.text(text);
  }

  close(name: string): void {
    if (this.depth > 1 && !this.isInCells) this.trees.close(name);
    else if (this.depth > 2) this.cells.close(name);
    this.depth -= 1;
    if (this.depth === 1) this.isInCells = false;
  }

  section(name: string): XmlElement | undefined {
    return this.sections.find((section) => section.name === name);
  }
}
