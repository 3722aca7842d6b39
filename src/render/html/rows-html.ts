// Writes the rows of a sheet as HTML table rows: nine columns of names and single figures, then the forecast.
import type { Language } from '#language/language.ts';
import { isCheckFlag } from '#render/check-flag.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { formatValue } from './format-value.ts';
import { htmlText } from './html-text.ts';
import type { PreviewRow } from './preview-row.ts';
import type { PreviewSheet } from './preview-sheet.ts';

export interface RowsHtmlOptions {
  /** The formula of a cell, its column counted from 1, for those who want to see it; null where it has none. */
  readonly formulaText?: (row: RowId, column: number) => string | null;
}

interface RowsHtmlContext extends RowsHtmlOptions {
  readonly language: Language;
  /** How many columns the widest sheet has, so that all tables line up. */
  readonly columnCount: number;
}

const attribute = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : ` ${name}="${htmlText(text)}"`;

/** Another table of the same page; it has the id of its sheet. */
export const sheetAnchor = (sheetId: string): string => `sheet-${sheetId}`;

/** The label's column: titles stand at the very left, headings by their size, everything else beside its numbers. */
function labelColumn({ role, level }: PreviewRow): number {
  if (role === 'title') return columns.rowHeader;
  return level === 0 ? columns.content : columns.firstHeading + level - 1;
}

function columnClass(column: number): string {
  if (column >= columns.firstPeriod) return 'preview-forecast';
  if (column === columns.rowHeader) return 'preview-row-header';
  if (column < columns.content) return 'preview-left';
  if (column === columns.content) return 'preview-content';
  if (column < columns.units) return 'preview-right';
  return column === columns.units ? 'preview-units' : 'preview-zero';
}

function labelCell({ label, link, note }: PreviewRow, start: string): string {
  const text = htmlText(label);
  const shown =
    link === null
      ? text
      : `<a href="#${htmlText(sheetAnchor(link))}"${attribute('data-sheet', link)}>${text}</a>`;
  return `<th scope="row" dir="auto"${start}${attribute('title', note)}>${shown}</th>`;
}

function captionOf({ captions }: PreviewRow, column: number): string | null {
  switch (column) {
    case columns.constant:
      return captions?.constant ?? null;
    case columns.total:
      return captions?.total ?? null;
    case columns.zero:
      return captions?.zero ?? null;
    default:
      return null;
  }
}

function textOf(row: PreviewRow, column: number, language: Language): string {
  switch (column) {
    case columns.constant:
      return row.sample?.text ?? row.constant;
    case columns.total:
      return row.total;
    case columns.units:
      return row.unit;
    case columns.zero:
      return row.zero;
  }
  if (row.isFirstEmpty && column === columns.firstPeriod) return '';
  const value = row.values[column - columns.firstPeriod];
  return value === undefined ? '' : formatValue(value, row.format, language);
}

const isInput = ({ inputs }: PreviewRow, column: number): boolean =>
  column === columns.constant ? inputs.constant : column >= columns.firstPeriod && inputs.periods;

/** What a cell of a check shows while all is well. */
const soundText = ({ format }: PreviewRow, language: Language): string => formatValue(0, format, language);

function stateClasses(row: PreviewRow, column: number, text: string, language: Language): string {
  if (text === '' || column === columns.units) return '';
  const input = isInput(row, column) ? ' preview-input' : '';
  return isCheckFlag(row) && text !== '0' && text !== soundText(row, language)
    ? `${input} preview-failing`
    : input;
}

function cell(row: PreviewRow, column: number, { language, formulaText }: RowsHtmlContext): string {
  const place = ` data-column="${columnLetters(column)}"`;
  if (column === labelColumn(row) && row.label !== '') {
    return labelCell(row, ` class="${columnClass(column)}"${place}`);
  }
  const caption = captionOf(row, column);
  if (caption !== null) {
    return `<th scope="col" dir="auto" class="${columnClass(column)}"${place}>${htmlText(caption)}</th>`;
  }
  const text = textOf(row, column, language);
  const classes = `${columnClass(column)}${stateClasses(row, column, text, language)}`;
  const sample =
    column === columns.constant && row.sample !== null ? attribute('data-sample', row.sample.role) : '';
  const formula = attribute('data-formula', formulaText?.(row.id, column) ?? null);
  return `<td class="${classes}"${place}${sample}${formula}>${htmlText(text)}</td>`;
}

function rowHtml(row: PreviewRow, isHeader: boolean, writing: RowsHtmlContext): string {
  const classes = [
    'preview-row',
    `preview-${row.role}-row`,
    ...(isHeader ? ['preview-head'] : []),
    ...(row.isGrandTotal ? ['preview-grand-total'] : []),
  ].join(' ');
  const provenance = row.provenance ?? row.captions?.provenance ?? null;
  const attributes = [
    attribute('data-row', row.id),
    attribute('data-role', row.role),
    attribute('data-format', row.format),
    attribute('data-level', String(row.level)),
    attribute('data-outline', String(row.outline)),
    attribute('data-resource', row.resourceId),
    attribute('data-variable', row.variableId),
    attribute('data-source', provenance?.source ?? null),
    attribute('data-owner', provenance?.owner ?? null),
    attribute('data-date', provenance?.date ?? null),
    row.isFailing ? ' data-failing' : '',
    row.isAlerting ? ' data-alerting' : '',
  ].join('');
  const cells = Array.from({ length: writing.columnCount }, (_, index) => cell(row, index + 1, writing));
  return `<tr class="${classes}"${attributes}>${cells.join('')}</tr>`;
}

/** `periodCount` is the model's: a sheet with fewer columns has empty cells behind them. */
export function rowsHtml(
  { header, rows }: PreviewSheet,
  language: Language,
  periodCount: number,
  options: RowsHtmlOptions = {},
): string {
  const writing = { ...options, language, columnCount: lastColumn(periodCount) };
  return [
    ...header.map((row) => rowHtml(row, true, writing)),
    ...rows.map((row) => rowHtml(row, false, writing)),
  ].join('\n');
}
