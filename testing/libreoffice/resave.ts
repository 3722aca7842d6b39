// Has LibreOffice open workbooks, recalculate every formula in them, and save them again as .xlsx, or print them.
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without this LibreOffice keeps the values it finds in the file. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** It is there, but where it cannot be found, as after an installation by hand. */
const usualPlaces = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  '/opt/libreoffice/program/soffice',
];

async function findLibreOffice(): Promise<string> {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, 'soffice'), join(folder, 'libreoffice')]);
  for (const program of [...onPath, ...usualPlaces]) {
    const isThere = await access(program).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  throw new Error(
    'LibreOffice is missing; get it with: apt-get install -y --no-install-recommends libreoffice-calc',
  );
}

/** A start costs as much as one or two files, and their values fit into memory. */
const filesAStart = 24;

const timeoutMs = 60_000 + filesAStart * 60_000;

/** What the files become: an ending, and the filter that writes it. */
const conversions = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  pdf: 'pdf:calc_pdf_Export',
} as const;

type Conversion = keyof typeof conversions;

async function convertInOneStart(
  program: string,
  files: readonly Uint8Array[],
  to: Conversion,
): Promise<readonly Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'resave-'));
  try {
    await mkdir(join(folder, 'profile', 'user'), { recursive: true });
    await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), alwaysRecalculate);
    const names = files.map((_, index) => `${index}.xlsx`);
    await Promise.all(files.map((file, index) => writeFile(join(folder, `${index}.xlsx`), file)));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const out = join(folder, 'out');
    const sources = names.map((name) => join(folder, name));
    const convert = ['--headless', '--convert-to', conversions[to], '--outdir', out];
    await run(program, [profile, ...convert, ...sources], { timeout: timeoutMs });
    return await Promise.all(names.map((name) => readFile(join(out, name.replace('xlsx', to)))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In the order of the files given; `atOnce` starts run side by side, each with a profile of its own. */
export const resave = (files: readonly Uint8Array[], atOnce = 1): Promise<readonly Uint8Array[]> =>
  convert(files, 'xlsx', atOnce);

/** As they would be printed. */
export const print = (files: readonly Uint8Array[]): Promise<readonly Uint8Array[]> =>
  convert(files, 'pdf', 1);

async function convert(
  files: readonly Uint8Array[],
  to: Conversion,
  atOnce: number,
): Promise<readonly Uint8Array[]> {
  const program = await findLibreOffice();
  const size = Math.max(1, Math.min(filesAStart, Math.ceil(files.length / atOnce)));
  const batches = Array.from({ length: Math.ceil(files.length / size) }, (_, index) =>
    files.slice(index * size, (index + 1) * size),
  );
  const saved: (readonly Uint8Array[])[] = [];
  const waiting = [...batches.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      saved[next[0]] = await convertInOneStart(program, next[1], to);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return saved.flat();
}
