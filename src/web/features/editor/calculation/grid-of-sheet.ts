// Lays a calculated sheet out for the grid.
import type { Language } from '#language/language.ts';
import { technicalHeading, technicalSheets } from '#model/ids/technical.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import { spanOfColumn } from '#render/html/span-place.ts';
import {
  emsOf,
  type GridColumn,
  type GridData,
  type GridRole,
  type GridRow,
} from '#web/ui/data-grid/grid-data.ts';
import { columnsOf, type GridOptions, isPeriod, placeOfColumn, wholeColumn } from './grid-columns.ts';
import { rawNumber } from './numbers/raw-number.ts';
import type { ShownRow } from './one-scenario.ts';
import { outlineOf, type RowGroup } from './outline.ts';
import { rowTrend } from './row-trend.ts';
import { type DisplayOptions, shownCell, shownUnit, shownValue } from './shown-cell.ts';
import type { SpannedSheets } from './spans/spanned.ts';

export function gridOfSheet(sheet: PreviewSheet, language: Language, options: GridOptions): GridData {
  const { texts, pickedGroup, folded = noFoldedRows, display = plain(language) } = options;
  const { header } = sheet;
  const ownLanguage = texts.language ?? language;
  const shown = withoutLeadingBlank(sheet.rows);
  const groups = outlineOf(shown);
  const under = ownersOf(groups);
  const hidden = hiddenRows(under, folded);
  const isForEngine = (id: string) => technicalHeadings.has(id) && folded.has(id);
  const inView = shown.filter(({ id }) => !under.get(id)?.some(isForEngine));
  const columns = columnsOf({ sheet, inView }, options);
  const owners = new Set(groups.map(({ ownerId }) => ownerId));
  const places = placesUnderNames(shown);
  const measured = shown.map(
    (row): GridRow => ({
      ...gridRow(row, { display, ownLanguage, header, spanned: options.spans?.spanned ?? {} }, columns),
      ...places.get(row.id),
      ...(under.has(row.id) && { under: under.get(row.id) ?? [] }),
      ...(owners.has(row.id) && { isOpen: !folded.has(row.id) }),
      // The name above it is folded away too.
      ...(folded.has(row.id) && { saidAbove: 0 }),
    }),
  );
  return {
    title: sheet.title,
    unitTitle: columns.length > 0 ? texts.units : '',
    ...unitsOf(measured.filter(isForReaders), columns),
    columns,
    ownColumn: Math.max(
      0,
      columns.findIndex(({ id }) => id === wholeColumn),
    ),
    beginColumn: columns.findIndex(({ id }) => id === '0'),
    ...(isProse(shown) && { isProse: true }),
    rows: measured.filter(({ id }) => !hidden.has(id)),
    pickedGroup,
    hidden,
    // Numbers for the engine may be longer than all others; their room comes with them.
    measured: measured.filter(({ under }) => !under?.some(isForEngine)),
    ...(texts.rowsOf && { nameFold: texts.rowsOf }),
    ...(texts.moreOf && { nameMore: texts.moreOf }),
    ...(texts.widenHint && { widenHint: texts.widenHint }),
    ...(texts.own && { ownText: texts.own }),
  };
}

/** Sentences with headings, fewer numbers than those, and none by period. */
function isProse(rows: readonly PreviewRow[]): boolean {
  const numbers = rows.filter(({ constant, total }) => constant !== '' || total !== '').length;
  return (
    rows.every(({ values }) => values.length === 0) &&
    numbers < rows.filter(({ role }) => role === 'text').length
  );
}

/** Rather than for the engine; those would name a unit that hardly anything in sight has. */
const isForReaders = ({ under = [] }: GridRow): boolean => !under.some((id) => technicalHeadings.has(id));

const technicalHeadings: ReadonlySet<string> = new Set(technicalSheets.map(technicalHeading));

/** A few units of its own need no wider names on the whole sheet. */
const nearlyAll = 0.75;

/** Where there are periods, they need the room of a column of units: all of it where most rows would repeat one. */
function unitsOf(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): Pick<GridData, 'commonUnit' | 'unitLine'> {
  const units = rows.flatMap(({ unit, role }) => (unit === '' || role === 'text' ? [] : [unit]));
  const commonUnit = mostCommon(units);
  const shared = units.filter((unit) => unit === commonUnit).length;
  const hasPeriods = columns.some(({ id }) => isPeriod(id));
  if (!hasPeriods) return { commonUnit };
  return shared * 2 >= units.length
    ? { commonUnit, unitLine: shared >= units.length * nearlyAll ? 'shared' : 'most' }
    : { commonUnit: '', unitLine: 'between-panels' };
}

/** The first of equally common values; empty if none occurs twice. */
function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 1])[0];
}

/** How far a row is set in, and how much of its label repeats the resource's name above it, or the input that the row before is of. */
function placesUnderNames(
  rows: readonly PreviewRow[],
): ReadonlyMap<string, Pick<GridRow, 'level' | 'saidAbove'>> {
  const places = new Map<string, Pick<GridRow, 'level' | 'saidAbove'>>();
  let above: PreviewRow | null = null;
  let before = '';
  for (const row of rows) {
    if (row.role === 'heading') above = row;
    const depth = above?.level === 2 ? 1 : 0;
    const name: string = above?.resourceId === row.resourceId ? `${above?.label}: ` : '';
    const isSaid = name !== '' && row.resourceId !== null && row.label.startsWith(name);
    const isLow = row.role !== 'total' && row.role !== 'heading';
    const input = isSaid && isLow ? inputSaidBefore(row.label, before, name.length) : 0;
    const level = depth + (isLow ? 1 : 0) + (input > 0 ? 1 : 0);
    places.set(row.id, { level, ...(isSaid && { saidAbove: Math.max(name.length, input) }) });
    before = row.label;
  }
  return places;
}

/** How long the name of the input is that two rows in turn are parts of, such as "Guests: Turns per day, " of its growth after its starting value. */
function inputSaidBefore(label: string, before: string, nameLength: number): number {
  const end = label.indexOf(', ', nameLength) + 2;
  return end >= 2 && before.startsWith(label.slice(0, end)) ? end : 0;
}

const noFoldedRows: ReadonlySet<string> = new Set();

const plain = (language: Language): DisplayOptions => ({ language, scale: 'units' });

/** By member, the widest group first. */
function ownersOf(groups: readonly RowGroup[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { ownerId, memberIds } of groups) {
    for (const id of memberIds) owners.set(id, [...(owners.get(id) ?? []), ownerId]);
  }
  return owners;
}

function hiddenRows(
  under: ReadonlyMap<string, readonly string[]>,
  folded: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const hidden = new Map<string, readonly string[]>();
  for (const [id, owners] of folded.size > 0 ? under : []) {
    const closed = owners.filter((owner) => folded.has(owner));
    if (closed.length > 0) hidden.set(id, closed);
  }
  return hidden;
}

/** The line below the file's header; the grid's header does not need one. */
function withoutLeadingBlank(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  return rows[0]?.role === 'blank' ? rows.slice(1) : rows;
}

/** The cell to read for a column, which of a span is one of its numbers; null where the row has none. */
function cellAt(row: PreviewRow, name: string, spanned: SpannedSheets) {
  const span = spanOfColumn(name);
  if (!span) return { row, at: placeOfColumn(name) };
  const values = spanned[span.kind]?.values.get(row.id);
  return values ? { row: { ...row, values, isFirstEmpty: false }, at: span.index } : null;
}

/** The numbers of the periods and spans that have columns. */
function seenValues(row: PreviewRow, columns: readonly GridColumn[], spanned: SpannedSheets): Float64Array {
  const kinds = new Set(columns.flatMap(({ id }) => spanOfColumn(id)?.kind ?? []));
  const hasPeriods = columns.some(({ id }) => isPeriod(id) && !spanOfColumn(id));
  const spans = [...kinds].flatMap((kind) => Array.from(spanned[kind]?.values.get(row.id) ?? []));
  if (spans.length === 0) return hasPeriods || columns.length === 0 ? row.values : new Float64Array(0);
  return Float64Array.from([...(hasPeriods ? row.values : []), ...spans]);
}

interface RowContext {
  readonly header: readonly PreviewRow[];
  readonly display: DisplayOptions;
  readonly ownLanguage: Language;
  readonly spanned: SpannedSheets;
}

function gridRow(
  row: ShownRow,
  { display, ownLanguage, header, spanned }: RowContext,
  columns: readonly GridColumn[],
): GridRow {
  const { id, label, resourceId, link, note, isFailing, isAlerting } = row;
  const unit = shownUnit(row, display);
  const trend = rowTrend(row, header);
  const text = (name: string) => {
    const cell = cellAt(row, name, spanned);
    return cell ? shownCell(cell.row, cell.at, display) : '';
  };
  const seen = seenValues(row, columns, spanned);
  const widthOf = (values: Float64Array) =>
    values.length > 0 ? emsOf(shownValue(largest(values), row, display)) : 0;
  // Among spans the first period is one of many.
  const begun = seen === row.values ? 1 : 0;
  const later = widthOf(seen.subarray(begun));
  const begin = begun === 0 ? later : widthOf(seen.subarray(0, begun));
  const singles = columns.filter(({ id: name }) => !isPeriod(name));
  const own = singles.find(({ id: name }) => name === wholeColumn) ?? columns[0];
  const others = singles.filter((column) => column !== own).map(({ id: name }) => emsOf(text(name)));
  const first = own && (isPeriod(own.id) ? Math.max(begin, later) : emsOf(text(own.id)));
  return {
    id,
    label,
    unit,
    level: 0,
    role: gridRole(row),
    group: resourceId,
    leadsTo: link,
    note,
    isFailing,
    isAlerting,
    ...(row.isOwn && { isOwn: true }),
    cellText: (column) => text(columns[column]?.id ?? ''),
    rawText: (column) => {
      const cell = cellAt(row, columns[column]?.id ?? '', spanned);
      return cell ? rawNumber(cell.row, cell.at, display.language, ownLanguage) : '';
    },
    widest: { first: first ?? 0, begin: Math.max(begin, ...others), rest: Math.max(later, ...others) },
    ...(unit !== row.unit && { rawUnit: row.unit }),
    ...(trend && { trend }),
  };
}

function gridRole({ role, resourceId }: PreviewRow): GridRole {
  if (role === 'heading' || role === 'input' || role === 'text') return role;
  if (role === 'total') return resourceId === null ? 'total' : 'strong';
  return 'plain';
}

/** Of equally long numbers a negative one is wider. */
function largest(values: Float64Array): number {
  let [most, least] = [0, 0];
  for (const value of values) {
    if (value > most) most = value;
    if (value < least) least = value;
  }
  return -least * signShare >= most ? least : most;
}

/** A number of a tenth may need as much room as its sign makes up for. */
const signShare = 10;
