// Tests that open work is saved on request, and discarded once.
import { expect, it } from 'vitest';
import { discardOpenWork, saveOpenWork, setOpenWork } from './open-work.ts';

it('is saved on request, and forgotten when discarded', async () => {
  expect(await saveOpenWork()).toBe(true);
  let given = 0;
  setOpenWork({
    save: async () => false,
    discard: () => {
      given += 1;
    },
  });
  expect(await saveOpenWork()).toBe(false);
  discardOpenWork();
  discardOpenWork();
  expect(given).toBe(1);
  expect(await saveOpenWork()).toBe(true);
});
