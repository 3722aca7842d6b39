// Holds reading to one copy of what it does not know, however many fields that is and wherever they stand.
import { expect, test } from 'vitest';
import { defaultTemplate } from './default-template.ts';
import { readTemplate, readToStore } from './read-template.ts';

const uuid = '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01';
const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });

const unknown = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 1]));

/** Of the processor, which other processes do not lengthen; the least of some, which rubbish of before does not either. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

/** Far more than one copy and the rest take, and less than a copy for each step did. */
const fewCopies = 3;

test.each([
  ['at the top', { ...template, ...unknown }],
  ['in its data', { ...template, data: { ...template.data, ...unknown } }],
  ['in its layout', { ...template, layout: { ...template.layout, ...unknown } }],
  ['in a field that is itself unknown', { ...template, ofTomorrow: unknown }],
])('many unknown fields %s are kept, and cost little more than one copy of them', (_where, document) => {
  expect(readToStore(document).template).toEqual(document);
  const copy = leastTime(() => ({ ...unknown }));
  expect(leastTime(() => readToStore(document)) / copy).toBeLessThan(fewCopies);
  expect(leastTime(() => readTemplate(document)) / copy).toBeLessThan(fewCopies);
});
