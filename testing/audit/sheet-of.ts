// Makes a sheet of a test workbook from a few words: cells by address, and whatever settings matter to the test.
import { readAddress, readArea } from '#audit/book/address.ts';
import type {
  Area,
  BookCell,
  BookSheet,
  CellValue,
  ColumnSettings,
  ConditionalFormat,
  DataValidation,
  Hyperlink,
  LineSettings,
  PageSetup,
  SheetView,
} from '#audit/book/book.ts';

/** '=B2*2' is a formula without a kept value; the long form has the kept value or the name of a style. */
export type CellWords =
  | CellValue
  | {
      readonly value?: CellValue;
      readonly formula?: string;
      readonly isArray?: boolean;
      readonly style?: string;
    };

type Placed<T extends { readonly areas: readonly Area[] }> = Partial<Omit<T, 'areas'>> & {
  /** As B2:M2; several are set apart by spaces. */
  readonly areas: string;
};

export interface SheetWords
  extends Partial<
    Omit<
      BookSheet,
      | 'cells'
      | 'lines'
      | 'columns'
      | 'view'
      | 'page'
      | 'merges'
      | 'validations'
      | 'conditions'
      | 'links'
      | 'notes'
    >
  > {
  readonly title: string;
  readonly cells?: Readonly<Record<string, CellWords>>;
  readonly lines?: Readonly<Record<number, Partial<LineSettings>>>;
  readonly columns?: readonly (Partial<ColumnSettings> & Pick<ColumnSettings, 'first' | 'last'>)[];
  readonly view?: Partial<SheetView>;
  readonly page?: Partial<PageSetup>;
  readonly merges?: readonly string[];
  readonly validations?: readonly Placed<DataValidation>[];
  readonly conditions?: readonly Placed<ConditionalFormat>[];
  readonly links?: readonly (Partial<Omit<Hyperlink, 'area'>> & { readonly area: string })[];
  readonly notes?: Readonly<Record<string, string>>;
}

function areaIn(text: string): Area {
  const area = readArea(text);
  if (!area) throw new Error(`${text} is no range`);
  return area;
}

const areasIn = (text: string): readonly Area[] => text.split(' ').map(areaIn);

function cellOf(address: string, words: CellWords, styleNumber: (name: string) => number): BookCell {
  const place = readAddress(address);
  if (!place) throw new Error(`${address} is no address`);
  const isShort = words === null || typeof words !== 'object' || 'error' in words;
  const long = isShort ? { value: words } : words;
  const isFormula = typeof long.value === 'string' && long.value.startsWith('=');
  return {
    ...place,
    value: isFormula ? null : (long.value ?? null),
    formula: isFormula ? String(long.value).slice(1) : (long.formula?.replace(/^=/, '') ?? null),
    isArray: long.isArray ?? false,
    style: styleNumber(long.style ?? 'plain'),
  };
}

const readingOrder = (one: BookCell, other: BookCell): number =>
  one.line - other.line || one.column - other.column;

const defaultView: SheetView = { zoomPercent: 100, activeCell: 'A1', showsGridLines: true, frozen: null };

const defaultPage: PageSetup = {
  orientation: null,
  isFitToPage: false,
  fitToWidth: 1,
  fitToHeight: 1,
  scalePercent: 100,
  paper: 1,
  sideMargins: 1.4,
  lineBreaks: [],
  columnBreaks: [],
  hasHeaderOrFooter: false,
};

function settingsOf(words: SheetWords) {
  return {
    state: 'visible' as const,
    kind: 'worksheet' as const,
    tabColour: null,
    standardWidthChars: 9,
    chartCount: 0,
    isProtected: false,
    ...words,
    view: { ...defaultView, ...words.view },
    page: { ...defaultPage, ...words.page },
    lines: new Map(
      Object.entries(words.lines ?? {}).map(([line, settings]) => [
        Number(line),
        { heightPoints: null, isHidden: false, outlineLevel: 0, ...settings },
      ]),
    ),
    columns: (words.columns ?? []).map((column) => ({
      widthChars: null,
      isHidden: false,
      outlineLevel: 0,
      ...column,
    })),
  };
}

export function sheetOf(words: SheetWords, styleNumber: (name: string) => number): BookSheet {
  return {
    ...settingsOf(words),
    cells: Object.entries(words.cells ?? {})
      .map(([address, cell]) => cellOf(address, cell, styleNumber))
      .sort(readingOrder),
    merges: (words.merges ?? []).map(areaIn),
    validations: (words.validations ?? []).map((validation) => ({
      type: 'decimal',
      formulas: [],
      hasMessage: false,
      ...validation,
      areas: areasIn(validation.areas),
    })),
    conditions: (words.conditions ?? []).map((condition) => ({
      type: 'cellIs',
      operator: null,
      formulas: [],
      ...condition,
      areas: areasIn(condition.areas),
    })),
    links: (words.links ?? []).map((link) => ({
      location: null,
      target: null,
      ...link,
      area: areaIn(link.area),
    })),
    notes: new Map(Object.entries(words.notes ?? {})),
  };
}
