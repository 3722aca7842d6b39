// Tests how Retry-After is parsed.
import { expect, it } from 'vitest';
import { readRetryAfterMs } from './retry-after.ts';

const nowMs = Date.parse('2027-01-01T00:00:00Z');

it.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['7', 7000],
  ['0', 0],
  ['Fri, 01 Jan 2027 00:00:30 GMT', 30_000],
  ['Thu, 31 Dec 2026 00:00:00 GMT', 0],
  ['99999999', 3_600_000],
])('%s', (header, waitMs) => {
  expect(readRetryAfterMs(header, nowMs)).toBe(waitMs);
});
