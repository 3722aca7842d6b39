// Reads the lines and cells of a sheet as they stream in.
import { type CellPosition, lastPossibleColumn, lastPossibleLine, readAddress } from '../../book/address.ts';
import type { BookCell, LineSettings } from '../../book/book.ts';
import type { Budget } from '../limits/budget.ts';
import { refuse } from '../limits/refusal.ts';
import type { Attributes } from '../xml/attributes.ts';
import { isTrue } from '../xml/xml-element.ts';
import type { XmlHandler } from '../xml/xml-handler.ts';
import { cellValue, type ValueSource } from './cell-value.ts';
import { FormulaSource, type WrittenFormula } from './formula-source.ts';

const sharedString = 's';

const numberOr = (text: string | null, otherwise: number): number => {
  const number = Number(text);
  return text === null || !Number.isFinite(number) ? otherwise : number;
};

export class CellReader implements XmlHandler {
  readonly cells: BookCell[] = [];
  readonly lines = new Map<number, LineSettings>();
  private readonly part: string;
  private readonly budget: Budget;
  private readonly source: ValueSource;
  private readonly styleCount: number;
  private readonly formulas: FormulaSource;
  private line = 0;
  private column = 0;
  private style = 0;
  private type: string | null = null;
  private value = '';
  private written: WrittenFormula | null = null;
  private formulaText = '';
  /** The element whose text is being read: v, f, or t of a text that stands in the cell. */
  private reading = '';
  private phoneticDepth = 0;

  constructor(part: string, budget: Budget, source: ValueSource, styleCount: number) {
    this.part = part;
    this.budget = budget;
    this.source = source;
    this.styleCount = styleCount;
    this.formulas = new FormulaSource(part, budget);
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'v' || name === 't') this.reading = name;
    else if (name === 'f') this.openFormula(attributes);
    else if (name === 'row') this.openLine(attributes);
    else if (name === 'rPh') this.phoneticDepth += 1;
  }

  text(text: string): void {
    if (this.reading === 'f') this.formulaText += text;
    else if (this.reading !== '' && this.phoneticDepth === 0) this.value += text;
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'rPh') this.phoneticDepth -= 1;
    else if (name === 'f' && this.written) this.written = { ...this.written, text: this.formulaText };
    if (name === this.reading) this.reading = '';
  }

  private openLine(attributes: Attributes): void {
    const line = numberOr(attributes.get('r'), this.line + 1);
    if (!Number.isInteger(line) || line < 1 || line > lastPossibleLine) this.refuseContent();
    this.line = line;
    this.column = 0;
    const height = attributes.get('ht');
    const isHidden = isTrue(attributes.get('hidden'));
    const outlineLevel = numberOr(attributes.get('outlineLevel'), 0);
    if (height === null && !isHidden && outlineLevel === 0) return;
    const heightPoints = height === null ? null : numberOr(height, 0);
    this.lines.set(line, { heightPoints, isHidden, outlineLevel });
  }

  private openCell(attributes: Attributes): void {
    this.budget.spend('cells', 1);
    const { line, column } = this.placeOf(attributes.get('r'));
    this.line = line;
    this.column = column;
    this.type = attributes.get('t');
    const style = numberOr(attributes.get('s'), 0);
    this.style = Number.isInteger(style) && style >= 0 && style < this.styleCount ? style : 0;
    this.value = '';
    this.written = null;
  }

  /** A cell without an address follows the one before it. */
  private placeOf(address: string | null): CellPosition {
    const place = address === null ? { line: this.line, column: this.column + 1 } : readAddress(address);
    if (!place || place.line < 1 || place.column > lastPossibleColumn) return this.refuseContent();
    return place;
  }

  private openFormula(attributes: Attributes): void {
    this.reading = 'f';
    this.formulaText = '';
    this.written = {
      type: attributes.get('t'),
      text: '',
      range: attributes.get('ref'),
      sharedId: attributes.get('si'),
      varied: [attributes.get('r1') ?? '', attributes.get('r2') ?? ''].filter(Boolean),
    };
  }

  private closeCell(): void {
    const value = cellValue(this.type, this.value, this.source);
    if (value === undefined) this.refuseContent();
    if (typeof value === 'string' && this.type !== sharedString) {
      this.budget.spend('textCharacters', value.length);
    }
    const { line, column, style } = this;
    const { formula, isArray } = this.formulas.formulaOf(this.written, line, column);
    this.cells.push({ line, column, value: value ?? null, formula, isArray, style });
  }

  private refuseContent(): never {
    return refuse('brokenContent', { part: this.part });
  }
}
