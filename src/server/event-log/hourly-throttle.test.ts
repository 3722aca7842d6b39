// Tests the throttling of frequent entries to one an hour per key, within bounded memory.
import { expect, test } from 'vitest';
import { HourlyThrottle } from './hourly-throttle.ts';

const hourMs = 3_600_000;

test('each key is due once an hour, whatever the others do', () => {
  const seldom = new HourlyThrottle();
  expect(seldom.isDue('a', 0)).toBe(true);
  expect(seldom.isDue('a', hourMs - 1)).toBe(false);
  expect(seldom.isDue('b', hourMs - 1)).toBe(true);
  expect(seldom.isDue('a', hourMs)).toBe(true);
  expect(seldom.isDue('a', hourMs + 1)).toBe(false);
  expect(seldom.isDue('b', hourMs)).toBe(false);
});

test('of very many the one logged longest ago is forgotten', () => {
  const seldom = new HourlyThrottle();
  for (let index = 0; index <= 10_000; index++) expect(seldom.isDue(`${index}`, 1)).toBe(true);
  expect(seldom.isDue('1', 2)).toBe(false);
  expect(seldom.isDue('0', 2)).toBe(true);
});
