// Tests the form of new uuids.
import { expect, it } from 'vitest';
import { newUuid } from './new-uuid.ts';

it('makes a random uuid of version 4, another one each time', () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});
