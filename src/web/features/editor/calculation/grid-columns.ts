// The columns of a sheet's grid: its periods or spans, its constants and totals, and what it opens with.
import type { Language } from '#language/language.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';
import { opens } from './opening.ts';
import type { DisplayOptions } from './shown-cell.ts';
import { periodTexts } from './spans/period-texts.ts';
import { type SpanTexts, type SpanView, spanColumns } from './spans/span-columns.ts';
import type { SpannedSheets } from './spans/spanned.ts';
import { type BandTexts, yearBands } from './year-bands.ts';

export interface GridTexts extends BandTexts, Partial<Pick<SpanTexts, 'wholeYear'>> {
  readonly units: string;
  readonly total: string;
  readonly value: string;
  readonly zero: string;
  /** The beginning of `zero`, which its column shows. */
  readonly zeroShort?: string;
  /** The label of the button that collapses a group's rows. */
  readonly rowsOf?: (label: string) => string;
  /** The label of the button with what can be done with a resource. */
  readonly moreOf?: (name: string) => string;
  /** What is said at the edge of the names. */
  readonly widenHint?: string;
  /** What is said of an input that a scenario has of its own. */
  readonly own?: string;
  /** The person's language; the template's by default. */
  readonly language?: Language;
}

export interface GridOptions {
  readonly texts: GridTexts;
  readonly pickedGroup: string | null;
  /** On narrow screens the periods come first, unless a row's total is its only number. */
  readonly isTotalLast: boolean;
  /** Plain units by default. */
  readonly display?: DisplayOptions;
  /** The rows whose groups are collapsed. */
  readonly folded?: ReadonlySet<string>;
  /** By quarter or by year, with the numbers of these; by period where it is not said. */
  readonly spans?: { readonly view: SpanView; readonly spanned: SpannedSheets };
}

/** The column of constants and totals, and that of the opening period; the others are named by their period number. */
export const wholeColumn = 'whole';
export const zeroColumn = 'zero';

export const isPeriod = (id: string): boolean => id !== wholeColumn && id !== zeroColumn;

/** The id of a column as a place in the sheet. */
export const placeOfColumn = (id: string): number | typeof wholeColumn | typeof zeroColumn =>
  id === wholeColumn || id === zeroColumn ? id : Number.parseInt(id, 10);

/** Only columns with something in them; openings and totals only of what is in view, since those of a closed group for the engine explain nothing. */
export function columnsOf(
  { sheet, inView }: { readonly sheet: PreviewSheet; readonly inView: readonly PreviewRow[] },
  { texts, isTotalLast, spans }: GridOptions,
): GridColumn[] {
  const { rows, columns } = sheet;
  const isUsed = rows.some(({ values }) => values.length > 0) && saysMoreByPeriod(sheet);
  const titles = isUsed ? periodTexts(columns) : [];
  const bands = yearBands({ sheet, titles, years: spans?.spanned.yearsOfPeriods }, texts);
  const each = titles.map((title, index) => ({ id: String(index), title, ...bandAt(bands, index) }));
  const periods = spans ? spanColumns(each, spans.spanned, spans.view, spanTexts(texts)) : each;
  const zero = opens(inView) ? [{ id: zeroColumn, title: texts.zero, short: texts.zeroShort }] : [];
  const filled = inView.filter(({ total, constant }) => total !== '' || constant !== '');
  const whole = filled.length > 0 ? [{ id: wholeColumn, title: wholeTitle(filled, texts) }] : [];
  const isLast = isTotalLast && !rows.some(isWholeAlone);
  return isLast ? [...zero, ...periods, ...whole] : [...whole, ...zero, ...periods];
}

/** Where results stand beside the names, as on paper, periods add nothing until one of them is not as it should be. */
const saysMoreByPeriod = ({ isAxisPrinted, rows }: PreviewSheet): boolean =>
  isAxisPrinted !== false || rows.some(({ isFailing, isAlerting }) => isFailing || isAlerting);

const spanTexts = ({ wholeYear = '', partOfYear = (year) => year }: GridTexts): SpanTexts => ({
  wholeYear,
  partOfYear,
});

/** By what is right below it, or else by what most rows have there. */
function wholeTitle(filled: readonly PreviewRow[], { total, value }: GridTexts): string {
  const totals = filled.filter((row) => row.total !== '').length;
  return filled[0]?.total !== '' || totals * 2 > filled.length ? total : value;
}

/** Such a row would look empty while its number comes after all periods. */
const isWholeAlone = ({ total, constant, zero, values }: PreviewRow): boolean =>
  (total !== '' || constant !== '') && zero === '' && values.length === 0;

function bandAt(bands: ReturnType<typeof yearBands>, index: number): Pick<GridColumn, 'band'> {
  const band = bands[index];
  return band ? { band } : {};
}
