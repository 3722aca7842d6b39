// Visitors that came while a test ran leave with it: a page that stays open goes on working, and slows the next journey.
import { beforeEach } from 'vitest';
import { visitorsHere } from './journey.ts';

beforeEach(() => {
  const cameBefore = new Set(visitorsHere);
  return async () => {
    const cameWithTest = [...visitorsHere].filter((visitor) => !cameBefore.has(visitor));
    await Promise.all(cameWithTest.map(({ context }) => context.close()));
  };
});
