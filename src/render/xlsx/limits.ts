// Refuses, before anything is written, what a spreadsheet cannot hold, and says what to do about it.
import { columnCount } from '#workbook/axis.ts';
import { lastColumn } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { fitsList, longestList, runOf } from './sheet/choice-list.ts';

/** What a person gave is too much for the file; the message names it and the way out. */
export class BeyondSpreadsheet extends Error {
  override readonly name = 'BeyondSpreadsheet';
}

const mostRows = 1_048_576;
const mostColumns = 16_384;
const longestText = 32_767;
const longestSheetName = 31;
const longestName = 255;

const plainNumber = (value: number): string => value.toLocaleString('en-US');

function refuse(what: string, limit: string, remedy: string): never {
  throw new BeyondSpreadsheet(`${what}: spreadsheets allow ${limit}. ${remedy}`);
}

/** Enough of a long text to know it by. */
const beginning = (text: string): string =>
  text.length <= 40 ? text : `${text.slice(0, 40).toWellFormed()}…`;

function refuseText(text: string, what: string): void {
  if (text.length <= longestText) return;
  refuse(
    `${what} "${beginning(text)}" has ${plainNumber(text.length)} characters`,
    `${plainNumber(longestText)} in a cell`,
    'Please shorten it.',
  );
}

function refuseRow(row: Row): void {
  refuseText(row.label, 'The name');
  if (row.note !== null) refuseText(row.note, 'The note');
  if (row.unit !== null) refuseText(row.unit.text, 'The unit');
  for (const text of Object.values(row.provenance ?? {})) refuseText(text, 'The source, owner or date');
  if (row.allowed?.kind !== 'choice') return;
  const { options } = row.allowed;
  if (fitsList(options) || runOf(options) !== null) return;
  refuse(
    `"${beginning(row.label)}" has ${plainNumber(options.length)} values to choose from`,
    `${longestList} characters in a list`,
    'Please leave some out.',
  );
}

const forbiddenInNames = /[[\]:*?/\\\p{Cc}]|^'|'$/u;

/** What a sheet may not be called; null for a name that will do. */
function sheetNameFault(title: string): string | null {
  if (title === '') return 'a name';
  if (title.length > longestSheetName) return `${longestSheetName} characters in the name of a sheet`;
  if (forbiddenInNames.test(title))
    return 'no [ ] : * ? / \\ in the name of a sheet and no apostrophe at its ends';
  // Spreadsheets keep this one for themselves.
  return title.toLowerCase() === 'history' ? 'every name of a sheet but this' : null;
}

function refuseSheet(sheet: Sheet, workbook: Workbook): void {
  const { title, rows } = sheet;
  const fault = sheetNameFault(title);
  if (fault !== null)
    refuse(`A sheet is called "${beginning(title)}"`, fault, 'Please give it another name.');
  if (rows.length > mostRows) {
    refuse(
      `The sheet ${title} has ${plainNumber(rows.length)} rows`,
      `${plainNumber(mostRows)} on a sheet`,
      'Please remove resources.',
    );
  }
  const columnsNeeded = lastColumn(columnCount(sheet, workbook));
  if (columnsNeeded > mostColumns) {
    refuse(
      `The sheet ${title} has ${plainNumber(columnsNeeded)} columns`,
      `${plainNumber(mostColumns)} on a sheet`,
      'Please forecast fewer periods.',
    );
  }
  for (const row of rows) refuseRow(row);
}

const definedName = /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u;
/** A1 or R1C1 would be taken for a cell. */
const likeCell = /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*)$/i;

function refuseNames({ names }: Workbook): void {
  for (const { name } of names) {
    if (name.length <= longestName && definedName.test(name) && !likeCell.test(name)) continue;
    refuse(
      `A row is named "${beginning(name)}"`,
      'names of letters, digits, dots and underscores that do not look like a cell',
      'Please choose another.',
    );
  }
}

export function refuseBeyondLimits(workbook: Workbook): void {
  const seen = new Set<string>();
  for (const sheet of workbook.sheets) {
    refuseSheet(sheet, workbook);
    const key = sheet.title.toLowerCase();
    if (seen.has(key)) {
      refuse(`Two sheets are called "${sheet.title}"`, 'each name once', 'Please give one another name.');
    }
    seen.add(key);
  }
  refuseNames(workbook);
}
