// Holds the audit to an answer for every broken file: findings or a refusal, never an exception and never without end.
import { expect, test, vi } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { writeWithExceljs } from './third-party-workbooks/write-with-exceljs.ts';
import { zipOf } from './zip-of.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const answer = (file: Uint8Array): string => {
  const { audit, refusal } = auditXlsx(file, { language: 'en', profile: 'bank' });
  return audit ? 'audited' : refusal.code;
};

const { workbook, values } = calculate(cafeTemplate());
const ours = new Uint8Array(writeXlsx(workbook, values));

test('a file cut off anywhere is refused', () => {
  for (let share = 0; share < 50; share += 1) {
    const cut = ours.slice(0, Math.floor((ours.length * share) / 50));
    expect([share, answer(cut)]).toEqual([share, share === 0 ? 'empty' : 'damaged']);
  }
});

/** The first packed part begins with a block of a kind that does not exist. */
function withoutFirstBlock(file: Uint8Array): Uint8Array {
  const bytes = new DataView(file.buffer, file.byteOffset);
  const start = 30 + bytes.getUint16(26, true) + bytes.getUint16(28, true);
  const changed = Uint8Array.from(file);
  changed[start] = (changed[start] ?? 0) | 0b110;
  return changed;
}

function changedBytes(file: Uint8Array, rounds: number): ReadonlySet<string> {
  const random = seededRandom(seed);
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const changed = Uint8Array.from(file);
    const at = wholeNumber(random, 0, file.length - 1);
    changed[at] = (changed[at] ?? 0) ^ wholeNumber(random, 1, 255);
    answers.add(answer(changed));
  }
  return answers;
}

test('a byte changed in the packed file is noticed, or does not matter', async () => {
  const theirs = await writeWithExceljs();
  expect([answer(withoutFirstBlock(ours)), answer(withoutFirstBlock(theirs))]).toEqual([
    'damaged',
    'damaged',
  ]);
  const answers = [
    ...changedBytes(ours, Math.ceil(effort.spoiledFiles / 10)),
    ...changedBytes(theirs, effort.spoiledFiles),
  ];
  expect(answers).not.toContain('failed');
});

const pieces = ['<', '>', '"', '&', '</', '<!--', ']]>', '\u0000', '9'.repeat(400), 'A1', '-', 'é', '1E999'];

function spoil(text: string, random: Random): string {
  const at = wholeNumber(random, 0, text.length);
  const end = at + wholeNumber(random, 0, 30);
  const piece = pieces[wholeNumber(random, 0, pieces.length - 1)] ?? '';
  const from = wholeNumber(random, 0, text.length);
  const copied = text.slice(from, from + wholeNumber(random, 0, 200));
  const put = [piece, '', copied, copied.repeat(3)][wholeNumber(random, 0, 3)] ?? '';
  return text.slice(0, at) + put + text.slice(end);
}

test('parts with something cut out, put in or repeated', async () => {
  const parts = [...unpack(await writeWithExceljs())].map(([name, content]) => ({
    name,
    content,
    method: 0,
  }));
  const random = seededRandom(seed);
  const answers = new Map<string, number>();
  for (let round = 0; round < effort.spoiledFiles; round += 1) {
    const spoiled = wholeNumber(random, 0, parts.length - 1);
    const file = zipOf(
      parts.map((part, index) =>
        index === spoiled ? { ...part, content: spoil(part.content, random) } : part,
      ),
    );
    const code = answer(file);
    answers.set(code, (answers.get(code) ?? 0) + 1);
  }
  expect(answers.get('audited')).toBeGreaterThan(effort.spoiledFiles / 20);
  expect(answers.get('brokenXml')).toBeGreaterThan(effort.spoiledFiles / 20);
});
