// Holds that open work is saved when asked for, and given up once.
import { expect, it } from 'vitest';
import { giveUpOpenWork, holdOpenWork, saveOpenWork } from './open-work.ts';

it('is saved when asked for, and forgotten when given up', async () => {
  expect(await saveOpenWork()).toBe(true);
  let given = 0;
  holdOpenWork({
    save: async () => false,
    giveUp: () => {
      given += 1;
    },
  });
  expect(await saveOpenWork()).toBe(false);
  giveUpOpenWork();
  giveUpOpenWork();
  expect(given).toBe(1);
  expect(await saveOpenWork()).toBe(true);
});
