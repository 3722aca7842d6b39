// Tests that pass at once, only when run again, and never.
import { expect, it } from 'vitest';

let runs = 0;

it('passes at once', () => expect(true).toBe(true));

it('passes when run again', () => {
  runs += 1;
  expect(runs).toBe(2);
});

it('fails each time', () => expect(true).toBe(false));
