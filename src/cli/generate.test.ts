// Runs `modelwright generate`: what it makes of a line, what it says and what it keeps with the template.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { called } from '#testing/cli/called.ts';

/** A busy machine takes its time for whole models. */
vi.setConfig({ testTimeout: 120_000 });

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('generate makes a template of a line, says what it was understood as, and check is content with it', async () => {
  const file = join(folder, 'generated.json');
  const options = [
    '--periods',
    '8',
    '--periodicity',
    'quarter',
    '--start',
    '2028-04-01',
    '--currency',
    'USD',
  ];
  const made = await called('generate', 'dog grooming in Lisbon, 3 groomers', '-o', file, ...options);
  expect(made).toMatchObject({ code: 0, complained: '' });
  expect(made.said).toMatch(/generated\.json: Dog grooming .* · Lisbon · 3 groomers · USD$/);
  const template = JSON.parse(await readFile(file, 'utf8'));
  expect(template).toMatchObject({
    name: 'dog grooming in Lisbon, 3 groomers',
    layout: { cFcstColCount: 8 },
    data: { options: { timing: { dateStart: '2028-04-01', periodicity: 'quarter' } } },
    // What the page makes it again of.
    openAIPrompt: 'dog grooming in Lisbon, 3 groomers',
    businessAnswers: {},
    businessTerms: { dateStart: '2028-04-01', periodicity: 'quarter', periodCount: 8, currency: 'USD' },
  });
  expect(template).not.toHaveProperty('businessText');
  expect(await called('check', file)).toMatchObject({ code: 0, complained: '' });
});

test('generate is refined line by line, says what each changed, and keeps it with the template', async () => {
  const file = join(folder, 'refined.json');
  const lines = ['no restaurant, 30 rooms', 'in Porto, open from May 2029, zxqv', 'thanks'];
  const options = lines.flatMap((line) => ['--refine', line]);
  const made = await called('generate', 'hotel with a restaurant in Lisbon', '-o', file, ...options);
  expect(made).toMatchObject({ code: 0, complained: '' });
  expect(made.said.split('\n').slice(0, 4)).toEqual([
    'no restaurant, 30 rooms: without a restaurant · 30 rooms',
    'in Porto, open from May 2029, zxqv: in Porto · open from May 2029 (not understood: zxqv)',
    'thanks: nothing changes',
    `${file}: Hotel · Porto · 30 rooms · open from May 2029 · EUR`,
  ]);
  const { businessAnswers, data } = JSON.parse(await readFile(file, 'utf8'));
  expect(businessAnswers).toEqual({
    ...{ kindIds: ['hotel'], partSizes: { hotel: 30 }, countryId: 'PT', city: 'Porto' },
    dateStart: '2029-05-01',
  });
  expect(data.options.timing.dateStart).toBe('2029-05-01');
  expect(await called('check', file)).toMatchObject({ code: 0, complained: '' });
});

test('generate writes in the language of the line, from the first of a month, for three years by month', async () => {
  const file = join(folder, 'russian.json');
  const { code, said: texts } = await called('generate', 'кофейня в Казани на 40 мест', '-o', file);
  expect(code).toBe(0);
  expect(texts).toContain(' · Казань · 40 мест · руб.');
  const { data, layout, openAIPrompt } = JSON.parse(await readFile(file, 'utf8'));
  expect(layout.cFcstColCount).toBe(36);
  expect(openAIPrompt).toBe('кофейня в Казани на 40 мест');
  expect(data.options.timing).toEqual({
    dateStart: expect.stringMatching(/^\d{4}-\d\d-01$/),
    periodicity: 'month',
  });
  // A line in Russian, in English all the same.
  const inEnglish = await called('generate', 'кофейня в Казани', '-o', file, '--language', 'en');
  expect(inEnglish.said).toContain(' · Kazan · ');
});

test('generate keeps a story whole, and its beginning as the line', async () => {
  const file = join(folder, 'story.json');
  const story = 'I want to open a dog grooming salon with three groomers in Lisbon, near the park.';
  expect(await called('generate', story, '-o', file)).toMatchObject({ code: 0, complained: '' });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    name: expect.stringMatching(/^Dog grooming .*, Lisbon$/),
    openAIPrompt: 'I want to open a dog grooming salon',
    businessText: story,
  });
  expect(await called('check', file)).toMatchObject({ code: 0, complained: '' });
});
