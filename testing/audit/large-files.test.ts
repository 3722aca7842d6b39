// Holds the reader to files of 50 MB: read or refused in words, within bounded memory.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '#testing/run.ts';
import { type Random, seededRandom } from '#testing/seeded-random.ts';
import { xlsxOf } from './xlsx-of.ts';

vi.setConfig({ testTimeout: 240_000 });

const sheetCount = 10;
const columnCount = 50;
const mostBytes = 512 * 1024 * 1024;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .';

const randomText = (random: Random, length: number): string =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');

function fileOf(cellsOnSheet: number, cell: (random: Random) => string): Uint8Array {
  const random = seededRandom(20270131);
  const row = () => `<row>${Array.from({ length: columnCount }, () => cell(random)).join('')}</row>`;
  const lines = Array.from({ length: cellsOnSheet / columnCount }, row);
  const inside = `<sheetData>${lines.join('')}</sheetData>`;
  return xlsxOf({
    sheets: Object.fromEntries(Array.from({ length: sheetCount }, (_, index) => [`Sheet ${index}`, inside])),
  });
}

async function readApart(file: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  try {
    const path = join(folder, 'large.xlsx');
    await writeFile(path, file);
    const { stdout } = await run('npx', ['tsx', 'testing/audit/read-process.ts', path], process.cwd());
    const read: { cells: number | null; refusal: string | null; peakBytes: number } = JSON.parse(stdout);
    return { ...read, megabytes: file.length / 1e6 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('fifty megabytes of texts are read', async () => {
  const file = fileOf(30_000, (random) => `<c t="str"><v>${randomText(random, 230)}</v></c>`);
  const { megabytes, cells, refusal, peakBytes } = await readApart(file);
  expect(megabytes).toBeGreaterThan(50);
  expect([cells, refusal]).toEqual([300_000, null]);
  expect(peakBytes).toBeLessThan(mostBytes);
});

test('fifty megabytes of numbers are more cells than are read', async () => {
  const file = fileOf(550_000, (random) => `<c><v>${random()}</v></c>`);
  const { megabytes, cells, refusal, peakBytes } = await readApart(file);
  expect(megabytes).toBeGreaterThan(50);
  expect([cells, refusal]).toEqual([null, 'cells']);
  expect(peakBytes).toBeLessThan(mostBytes);
});
