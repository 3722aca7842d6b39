// Tests that the copy of an offered template is saved with what it is a copy of, without its harmless errors.
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { saveCopy } from './save-copy.ts';

const uuidOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const uuid = uuidOf(2);
const original = defaultTemplate({
  ...{ uuid: uuidOf(1), timestamp: 0 },
  ...{ language: 'en', dateStart: '2027-01-01' },
});
const traits = {
  uuid,
  timestamp: 5,
  language: 'en',
  nameAfter: (name: string) => `Copy of ${name}`,
} as const;
let saved: { template: { rating?: unknown; uuid?: unknown }; copyOf?: unknown }[] = [];

beforeEach(() => {
  saved = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    saved.push(JSON.parse(body));
    return Response.json({ uuid, revision: 1, timestamp: 5 });
  });
  return () => vi.unstubAllGlobals();
});

it('is saved as it is where nothing is wrong with it', async () => {
  expect(await saveCopy({ ...original, rating: 4 }, original.uuid, traits)).toEqual({
    uuid,
    isRepaired: false,
  });
  expect(saved).toMatchObject([{ template: { uuid, rating: 4 }, copyOf: original.uuid }]);
});

it('[KEEP-16] is saved without what is wrong and harmless, and says so', async () => {
  expect(await saveCopy({ ...original, rating: 6 }, original.uuid, traits)).toEqual({
    uuid,
    isRepaired: true,
  });
  expect(saved.map(({ template }) => template.rating)).toEqual([undefined]);
});

it('is not saved if nothing can be made of it', async () => {
  await expect(saveCopy({ ...original, moneyUnits: 'kopecks' }, original.uuid, traits)).rejects.toThrow();
  expect(saved).toEqual([]);
});
