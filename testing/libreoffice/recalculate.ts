// Has LibreOffice recalculate a workbook from nothing and gives back every number it arrived at.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without this LibreOffice keeps the values it finds in the file. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** One CSV a sheet: comma, quote, UTF-8, raw cell content, every sheet. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

/** Rows and columns as they stand on the sheet, by sheet name. */
export type Recalculated = ReadonlyMap<string, readonly (readonly string[])[]>;

function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, mark] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (mark === '\n') rows.push([]);
    if (mark === '') break;
  }
  if (rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

export async function recalculate(file: Uint8Array): Promise<Recalculated> {
  if (!existsSync('/usr/bin/soffice')) {
    throw new Error(
      'LibreOffice is missing; get it with: apt-get install -y --no-install-recommends libreoffice-calc',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'recalculate-'));
  try {
    await mkdir(join(folder, 'profile', 'user'), { recursive: true });
    await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), alwaysRecalculate);
    await writeFile(join(folder, 'book.xlsx'), file);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const out = join(folder, 'out');
    const convert = ['--headless', '--convert-to', csvFilter, '--outdir', out, join(folder, 'book.xlsx')];
    await run('/usr/bin/soffice', [profile, ...convert], { timeout: 120_000 });
    const sheets = (await readdir(out)).map(async (name) => {
      const text = await readFile(join(out, name), 'utf8');
      return [name.replace(/^book-(.*)\.csv$/, '$1'), csvRows(text)] as const;
    });
    return new Map(await Promise.all(sheets));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
