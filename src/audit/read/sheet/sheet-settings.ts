// Reads how a sheet is displayed and printed: its view, its columns and its page setup.
import { lastPossibleColumn } from '../../book/address.ts';
import type { ColumnSettings, PageSetup, SheetView } from '../../book/book.ts';
import {
  booleanAttribute,
  childOf,
  childrenOf,
  numberAttribute,
  type XmlElement,
} from '../xml/xml-element.ts';

export const defaultView: SheetView = {
  zoomPercent: 100,
  activeCell: 'A1',
  showsGridLines: true,
  frozen: null,
};

const usualPage = {
  fitToWidth: 1,
  fitToHeight: 1,
  scalePercent: 100,
  paper: 1,
  sideMargin: 0.7,
} as const;

const usualWidthChars = 8.43;

function frozenIn(view: XmlElement): SheetView['frozen'] {
  const pane = childOf(view, 'pane');
  const state = pane?.attribute('state') ?? '';
  if (state !== 'frozen' && state !== 'frozenSplit') return null;
  return { lines: numberAttribute(pane, 'ySplit') ?? 0, columns: numberAttribute(pane, 'xSplit') ?? 0 };
}

/** A sheet with panes has a selection for each; the one of the pane in use counts. */
function activeCellIn(view: XmlElement): string {
  const pane = childOf(view, 'pane')?.attribute('activePane') ?? 'topLeft';
  const selections = childrenOf(view, 'selection');
  const used = selections.find((selection) => (selection.attribute('pane') ?? 'topLeft') === pane);
  return used?.attribute('activeCell') ?? defaultView.activeCell;
}

/** Of several views of a sheet the first one counts. */
export function readView(section: XmlElement): SheetView {
  const view = childOf(section, 'sheetView');
  if (!view) return defaultView;
  return {
    zoomPercent: numberAttribute(view, 'zoomScale') ?? defaultView.zoomPercent,
    activeCell: activeCellIn(view),
    showsGridLines: booleanAttribute(view, 'showGridLines', true),
    frozen: frozenIn(view),
  };
}

export function readColumns(section: XmlElement): readonly ColumnSettings[] {
  return childrenOf(section, 'col').map((column) => {
    const first = numberAttribute(column, 'min') ?? 1;
    return {
      first,
      last: Math.min(lastPossibleColumn, numberAttribute(column, 'max') ?? first),
      widthChars: numberAttribute(column, 'width'),
      isHidden: booleanAttribute(column, 'hidden'),
      outlineLevel: numberAttribute(column, 'outlineLevel') ?? 0,
    };
  });
}

export function standardWidth(section: XmlElement | undefined): number {
  const padding = 0.71;
  const told = numberAttribute(section, 'defaultColWidth');
  const base = numberAttribute(section, 'baseColWidth');
  return told ?? (base === null ? usualWidthChars : base + padding);
}

export interface PageSections {
  readonly properties: XmlElement | undefined;
  readonly setup: XmlElement | undefined;
  readonly headerFooter: XmlElement | undefined;
  readonly margins: XmlElement | undefined;
  readonly lineBreaks: XmlElement | undefined;
  readonly columnBreaks: XmlElement | undefined;
}

/** Programs keep the breaks that fall of themselves too; those set by hand say so. */
const breaksIn = (section: XmlElement | undefined): readonly number[] =>
  (section ? childrenOf(section, 'brk') : [])
    .flatMap((one) => (booleanAttribute(one, 'man') ? [numberAttribute(one, 'id') ?? 0] : []))
    .sort((one, other) => one - other);

export function readPage(sections: PageSections): PageSetup {
  const { properties, setup, headerFooter, margins, lineBreaks, columnBreaks } = sections;
  const margin = (side: string) => numberAttribute(margins, side) ?? usualPage.sideMargin;
  const orientation = setup?.attribute('orientation') ?? null;
  return {
    orientation: orientation === 'portrait' || orientation === 'landscape' ? orientation : null,
    isFitToPage: booleanAttribute(childOf(properties, 'pageSetUpPr'), 'fitToPage'),
    fitToWidth: numberAttribute(setup, 'fitToWidth') ?? usualPage.fitToWidth,
    fitToHeight: numberAttribute(setup, 'fitToHeight') ?? usualPage.fitToHeight,
    scalePercent: numberAttribute(setup, 'scale') ?? usualPage.scalePercent,
    paper: numberAttribute(setup, 'paperSize') ?? usualPage.paper,
    sideMargins: margin('left') + margin('right'),
    lineBreaks: breaksIn(lineBreaks),
    columnBreaks: breaksIn(columnBreaks),
    hasHeaderOrFooter: headerFooter?.children.some(({ text }) => text.trim() !== '') ?? false,
  };
}
