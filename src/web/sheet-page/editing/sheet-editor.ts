// Puts what is typed, pasted, filled or emptied into the cells of the open sheet, and says what was done or why not.
import type { CellContent, CellEdit } from '#audit/live/live-book.ts';
import type { SheetView } from '#render/sheet-view/sheet-view.ts';
import { placeName } from '#web/sheet-page/state/cell-place.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { sheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import {
  areaBetween,
  type CellArea,
  type CellPlace,
  columnsOf,
  linesOf,
  placesOf,
} from '#web/sheet-page/surface/geometry/cell-area.ts';
import { spareColumns, spareLines } from '#web/sheet-page/surface/geometry/sheet-geometry.ts';
import { readTyped, type TypedInto, textToType } from '#web/sheet-page/typing/read-typed.ts';
import { allowedAt, chosenByName, refused } from './allowed-values.ts';
import { type CopiedBlock, emptied, filled, joinedBlocks, pasteArea, pastedBlock } from './block-edits.ts';
import type { GridTexts } from './grid-texts.ts';
import { htmlTable, readTable, writeTable } from './table-text.ts';

/** More cells than this are not copied or pasted at once. */
const mostCells = 200_000;

export interface SheetEditorParts {
  readonly page: Page;
  readonly texts: GridTexts;
  /** Says something to those who listen to the page, and shows it to the others where `isShown`. */
  readonly say: (words: string, isShown?: boolean) => void;
}

export class SheetEditor {
  readonly #parts: SheetEditorParts;
  /** What was copied inside the page, with its formulas, and the text that stands for it. */
  #copied: { readonly block: CopiedBlock; readonly text: string } | null = null;

  constructor(parts: SheetEditorParts) {
    this.#parts = parts;
  }

  get number(): number {
    return this.#parts.page.store.getState().sheet;
  }

  get sheet(): SheetView {
    const sheet = this.#parts.page.view.sheets[this.number];
    if (!sheet) throw new Error('No sheet is open.');
    return sheet;
  }

  /** The block that was begun last. */
  get selected(): CellArea {
    const { anchor, focus } = this.#parts.page.store.getState().selection;
    return areaBetween(anchor, focus);
  }

  /** All blocks, the one that was begun last as the last one. */
  get areas(): readonly CellArea[] {
    const { others = [] } = this.#parts.page.store.getState().selection;
    return [...others.map(({ anchor, focus }) => areaBetween(anchor, focus)), this.selected];
  }

  /** The cell that is typed into: where the selection was begun. */
  get active(): CellPlace {
    const { anchor, active = anchor } = this.#parts.page.store.getState().selection;
    return active;
  }

  /** The block with the dashed frame. */
  get copiedArea(): CellArea | null {
    const block = this.#copied?.block;
    return block?.sheet === this.number ? block.area : null;
  }

  forgetCopied(): boolean {
    const wasThere = this.#copied !== null;
    this.#copied = null;
    return wasThere;
  }

  contentAt = (place: CellPlace, sheet = this.number): CellContent =>
    this.#parts.page.contentAt({ sheet, ...place });

  styleAt = (place: CellPlace, sheet = this.number) => this.#parts.page.styleAt({ sheet, ...place });

  textOf(place: CellPlace, sheet = this.number): string {
    return textToType(this.contentAt(place, sheet), this.#into(place, sheet));
  }

  allowedAt(place: CellPlace, sheet = this.sheet, number = this.number) {
    return allowedAt(sheet, place.line, this.styleAt(place, number));
  }

  /** Returns why the text is refused, or null if it was put in. */
  put(text: string, places: readonly CellPlace[], sheetNumber = this.number): string | null {
    const { page, texts } = this.#parts;
    const sheet = page.view.sheets[sheetNumber] ?? this.sheet;
    const edits: CellEdit[] = [];
    for (const place of places) {
      const content = this.#read(text, place, sheet, sheetNumber);
      const why = refused(content, this.allowedAt(place, sheet, sheetNumber));
      if (why) return texts.refusal(why);
      edits.push({ sheet: sheetNumber, ...place, content });
    }
    this.#change(edits);
    return null;
  }

  choose(place: CellPlace, value: number): void {
    this.#change([{ sheet: this.number, ...place, content: { kind: 'value', value } }]);
  }

  empty(): void {
    this.#change(this.#withContent(this.areas.flatMap((area) => emptied(this.number, this.#bounded(area)))));
  }

  fill(way: 'down' | 'right'): void {
    this.#changeAllowed(this.areas.flatMap((area) => filled(this.number, area, way, this.contentAt)));
  }

  copy(data: DataTransfer, isCut: boolean): void {
    const { texts } = this.#parts;
    if (this.areas.length > 1) {
      this.#copyBlocks(data, isCut);
      return;
    }
    const area = this.#bounded(this.selected);
    const contents = placesOf(area).map((place) => this.contentAt(place));
    const text = writeTable(this.#tableOf(area));
    data.setData('text/plain', text);
    data.setData('text/html', htmlTable(this.#tableOf(area)));
    this.#copied = { block: { sheet: this.number, area, contents, isCut }, text };
    this.#parts.say(texts.copied(contents.length));
  }

  /** What lies in the same lines or the same columns is copied as one table of values; formulas would read other cells in it. */
  #copyBlocks(data: DataTransfer, isCut: boolean): void {
    const { texts } = this.#parts;
    this.#copied = null;
    const joined = isCut ? null : joinedBlocks(this.areas.map((area) => this.#bounded(area)));
    if (!joined) {
      this.#parts.say(isCut ? texts.cutOneBlock : texts.copyOneBlock, true);
      return;
    }
    const tables = joined.areas.map((area) => this.#tableOf(area));
    const table = joined.isDown
      ? tables.flat()
      : (tables[0] ?? []).map((_, line) => tables.flatMap((cells) => cells[line] ?? []));
    data.setData('text/plain', writeTable(table));
    data.setData('text/html', htmlTable(table));
    this.#parts.say(texts.copied(table.flat().length));
  }

  paste(text: string): void {
    const { page, texts } = this.#parts;
    if (text === '') return;
    if (this.areas.length > 1) {
      this.#parts.say(texts.pasteOneBlock, true);
      return;
    }
    const copied = this.#copied?.text === normalised(text) ? this.#copied.block : null;
    const edits = copied ? this.#pastedInside(copied) : this.#pastedText(text);
    if (copied?.isCut) this.#copied = null;
    const first = edits.at(0);
    if (!first || !this.#changeAllowed(edits)) return;
    const put = edits.filter(({ sheet }) => sheet === this.number);
    const area = {
      anchor: {
        line: Math.min(...put.map(({ line }) => line)),
        column: Math.min(...put.map(({ column }) => column)),
      },
      focus: {
        line: Math.max(...put.map(({ line }) => line)),
        column: Math.max(...put.map(({ column }) => column)),
      },
    };
    if (!copied?.isCut) page.select(area);
    this.#parts.say(texts.pasted(edits.length));
  }

  /** Numbers are copied in full and as their user types them; the rest as it is shown. */
  #tableOf(area: CellArea): readonly (readonly string[])[] {
    const { page, texts } = this.#parts;
    const cells = sheetCells(page, this.number, texts.language);
    return Array.from({ length: linesOf(area) }, (_, down) =>
      Array.from({ length: columnsOf(area) }, (_unused, across) => {
        const place = { line: area.firstLine + down, column: area.firstColumn + across };
        const value = cells.valueAt(place.line, place.column);
        return typeof value === 'number'
          ? textToType({ kind: 'value', value }, this.#into(place, this.number))
          : cells.shownAt(place.line, place.column).text;
      }),
    );
  }

  #pastedInside(block: CopiedBlock): readonly CellEdit[] {
    const target = pasteArea(this.selected, linesOf(block.area), columnsOf(block.area));
    return pastedBlock(block, this.number, this.#bounded(target));
  }

  #pastedText(text: string): readonly CellEdit[] {
    const table = readTable(text);
    const lines = table.length;
    const columns = Math.max(...table.map((cells) => cells.length));
    const target = this.#bounded(pasteArea(this.selected, lines, columns));
    return placesOf(target).map((place) => {
      const cells = table[(place.line - target.firstLine) % lines];
      const typed = cells?.[(place.column - target.firstColumn) % columns] ?? '';
      return { sheet: this.number, ...place, content: this.#read(typed, place, this.sheet, this.number) };
    });
  }

  #read(text: string, place: CellPlace, sheet: SheetView, number: number): CellContent {
    const chosen = chosenByName(text, this.allowedAt(place, sheet, number));
    if (chosen !== null) return { kind: 'value', value: chosen };
    return readTyped(text, this.#into(place, number));
  }

  #into(place: CellPlace, sheet: number): TypedInto {
    const { page, texts } = this.#parts;
    const { language: bookLanguage, currency } = page.view;
    const format = this.styleAt(place, sheet)?.format ?? '';
    return { language: texts.language, bookLanguage, currency, format };
  }

  #bounded(area: CellArea): CellArea {
    const { rows, columnPixels } = this.sheet;
    const lastLine = Math.min(area.lastLine, rows.length + spareLines);
    const lastColumn = Math.min(area.lastColumn, columnPixels.length + spareColumns);
    const lines = Math.max(1, Math.floor(mostCells / (lastColumn - area.firstColumn + 1)));
    return { ...area, lastColumn, lastLine: Math.min(lastLine, area.firstLine + lines - 1) };
  }

  /** All or nothing: half of a block that was pasted would be hard to see. */
  #changeAllowed(edits: readonly CellEdit[]): boolean {
    const { page, texts } = this.#parts;
    for (const edit of edits) {
      const sheet = page.view.sheets[edit.sheet];
      const why = sheet && refused(edit.content, this.allowedAt(edit, sheet, edit.sheet));
      if (!why) continue;
      this.#parts.say(`${placeName(edit)}: ${texts.refusal(why)}`, true);
      return false;
    }
    this.#change(edits);
    return true;
  }

  #withContent(edits: readonly CellEdit[]): readonly CellEdit[] {
    return edits.filter((edit) => {
      const content = this.contentAt(edit, edit.sheet);
      return content.kind === 'formula' || content.value !== null;
    });
  }

  #change(edits: readonly CellEdit[]): void {
    const { page, texts } = this.#parts;
    if (edits.length === 0) return;
    const [first] = edits;
    void page.change(edits).then(() => {
      if (!first || edits.length > 1) return;
      const cells = sheetCells(page, first.sheet, texts.language);
      const shown = cells.shownAt(first.line, first.column).text.trim();
      this.#parts.say(texts.changed(placeName(first), shown || texts.nouns.empty));
    });
  }
}

/** Some systems turn line ends into others. */
const normalised = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n$/, '');
