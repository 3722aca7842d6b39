// Puts what a person changed, and what everything then comes to, into an .xlsx file of ours; all else stays as it was.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CalculatedCell, changesBySheet, type TypedCell } from './change.ts';
import { changedSheet } from './changed-sheet.ts';

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

type Parts = Readonly<Record<string, Uint8Array>>;

function textOf(parts: Parts, name: string): string {
  const part = parts[name];
  if (!part) throw new Error(`the file has no ${name}`);
  return strFromU8(part);
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The parts of the sheets, in the order of the workbook. */
function sheetParts(parts: Parts): readonly string[] {
  const targets = new Map(
    [...textOf(parts, relationsPart).matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return [...textOf(parts, workbookPart).matchAll(/<sheet\s[^>]*>/g)].map(
    ([tag]) => `xl/${targets.get(attribute(tag, 'r:id')) ?? ''}`,
  );
}

/** Programs work everything out anew when they open it, so that charts are drawn from what is there now. */
const calculatedOnOpening = (workbookXml: string): string =>
  workbookXml.replace(/fullCalcOnLoad="0"/, 'fullCalcOnLoad="1"');

/** The first day a zip can say, as the file shall not depend on when it was made. */
const firstDay = new Date(1980, 0, 1);

const level = 6;

/** `typed` is what cells hold now, `calculated` every cell whose value is another one than the file's. */
export function changedXlsx(
  file: Uint8Array,
  typed: readonly TypedCell[],
  calculated: readonly CalculatedCell[],
): Uint8Array {
  const parts = unzipSync(file);
  const names = sheetParts(parts);
  const changed: Record<string, Uint8Array> = {
    [workbookPart]: strToU8(calculatedOnOpening(textOf(parts, workbookPart))),
  };
  for (const [sheet, changes] of changesBySheet(typed, calculated)) {
    const name = names[sheet];
    if (name === undefined) throw new Error(`the file has no sheet ${sheet}`);
    changed[name] = strToU8(changedSheet(textOf(parts, name), changes));
  }
  return zipSync({ ...parts, ...changed }, { level, mtime: firstDay });
}
