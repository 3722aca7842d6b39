// Reads one sheet: its cells, its settings, its notes and its number of charts.
import type { BookSheet, CellStyle } from '../../book/book.ts';
import type { OpenPackage } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import { colourOf, type Palette } from '../styles/colours.ts';
import { booleanAttribute, childOf } from '../xml/xml-element.ts';
import { CellReader } from './cell-reader.ts';
import type { ValueSource } from './cell-value.ts';
import { cellsInOrder } from './cells-in-order.ts';
import { countCharts } from './count-charts.ts';
import { readNotes } from './read-notes.ts';
import { SheetReader } from './sheet-reader.ts';
import { extensionsIn, readConditions, readLinks, readMerges, readValidations } from './sheet-sections.ts';
import { defaultView, readColumns, readPage, readView, standardWidth } from './sheet-settings.ts';

export interface SheetEntry {
  readonly title: string;
  readonly state: BookSheet['state'];
  readonly kind: BookSheet['kind'];
  readonly part: string;
}

export interface SheetContext extends ValueSource {
  readonly styles: readonly CellStyle[];
  readonly palette: Palette;
}

function placedThings(reader: SheetReader, related: readonly Relationship[]) {
  const all = reader.sections.flatMap((section) =>
    section.name === 'extLst' ? extensionsIn(section) : [section],
  );
  const named = (...names: readonly string[]) => all.filter(({ name }) => names.includes(name));
  const conditions = [
    ...named('conditionalFormatting'),
    ...named('x14:conditionalFormattings').flatMap(({ children }) => children),
  ];
  return {
    merges: named('mergeCells').flatMap(readMerges),
    validations: named('dataValidations', 'x14:dataValidations').flatMap(readValidations),
    conditions: conditions.flatMap(readConditions),
    links: named('hyperlinks').flatMap((section) => readLinks(section, related)),
  };
}

function settings(reader: SheetReader, palette: Palette) {
  const views = reader.section('sheetViews');
  const properties = reader.section('sheetPr');
  return {
    tabColour: colourOf(childOf(properties, 'tabColor'), palette),
    columns: reader.sections.filter(({ name }) => name === 'cols').flatMap(readColumns),
    standardWidthChars: standardWidth(reader.section('sheetFormatPr')),
    view: views ? readView(views) : defaultView,
    page: readPage({
      properties,
      setup: reader.section('pageSetup'),
      headerFooter: reader.section('headerFooter'),
      margins: reader.section('pageMargins'),
      lineBreaks: reader.section('rowBreaks'),
      columnBreaks: reader.section('colBreaks'),
    }),
    isProtected: booleanAttribute(reader.section('sheetProtection'), 'sheet'),
  };
}

export function readSheet(opened: OpenPackage, entry: SheetEntry, context: SheetContext): BookSheet {
  const { title, state, kind, part } = entry;
  const cells = new CellReader(part, opened.budget, context, context.styles.length);
  const reader = new SheetReader(part, opened.budget, cells);
  opened.stream(part, reader);
  const related = opened.relationships(part);
  return {
    title,
    state,
    kind,
    cells: cellsInOrder(cells.cells, part),
    lines: cells.lines,
    ...settings(reader, context.palette),
    ...placedThings(reader, related),
    notes: readNotes(opened, related),
    chartCount: countCharts(opened, related),
  };
}
