// Tests that the command tells what the page shows beside a generated model, in the language of the line.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../commands/generate.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function told(line: string, ...refinements: readonly string[]): Promise<string> {
  const texts: string[] = [];
  const args = [line, '-o', join(folder, 'told.json'), ...refinements.flatMap((one) => ['--refine', one])];
  await generate(args, {
    say: (text) => void texts.push(text),
    complain: () => undefined,
    environment: {},
  });
  return texts.join('\n');
}

test('what was not understood, and sizes that were not used', async () => {
  const said = await told('barbershop in Lisbon, 4 barbers, 30 rooms, zxqv');
  expect(said.split('\n').slice(1)).toEqual([
    'Not understood: zxqv.',
    'Not used: 30 rooms. The size of this business is counted otherwise.',
  ]);
});

test('what stands out, and the line that puts it right', async () => {
  const line = 'barbershop in Lisbon, 4 barbers';
  const said = await told(line, 'prices 35% lower');
  expect(said).toContain('\nWorth a second look:\n  ');
  expect(said).toMatch(/\n {2}The EBITDA margin in the third year is −?\d+%, while \d+ to \d+% is usual/);
  const advised =
    / {2}With --refine "(all prices \d+% higher)" margins, pay and returns are as usual for the trade\.$/.exec(
      said,
    );
  // Taken as it is told.
  const after = await told(line, 'prices 35% lower', advised?.[1] ?? '');
  expect(after).toContain('all prices');
  expect(after).not.toContain('Worth a second look');
});

test('in Russian of a line in Russian', async () => {
  const line = 'барбершоп в Казани, 30 номеров';
  const said = await told(line, 'снизь цены на 40 %');
  expect(said).toContain('\nНе использовано: 30 номеров. Размер этого бизнеса считается иначе.\n');
  expect(said).toContain('\nСтоит проверить:\n  ');
  const advised =
    / {2}С --refine "(подними цены на \d+ %)" рентабельность, зарплаты и окупаемость будут обычными для этого дела\.$/.exec(
      said,
    );
  expect(await told(line, 'снизь цены на 40 %', advised?.[1] ?? '')).not.toContain('Стоит проверить');
});

test('where prices were said, the pay and rent that put it right', async () => {
  const line = 'частный детский сад в Новосибирске на 25 детей, 28 000 рублей в месяц';
  const said = await told(line);
  const advised = / {2}С --refine "(зарплаты на \d+ % ниже)" --refine "(аренда на \d+ % ниже)" /.exec(said);
  const after = await told(line, advised?.[1] ?? '', advised?.[2] ?? '');
  expect(after).not.toContain('убыточен');
});

test('a kind of business that is not known', async () => {
  expect(await told('зюкалка в Казани')).toContain(
    '\nТакой бизнес пока не известен: в модели то, что есть у',
  );
});
