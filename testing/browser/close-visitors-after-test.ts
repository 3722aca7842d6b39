// Closes the visitors of a test after it: an open page keeps working, and slows down the next journey.
import { beforeEach } from 'vitest';
import { openVisitors } from './journey.ts';

beforeEach(() => {
  const cameBefore = new Set(openVisitors);
  return async () => {
    const cameWithTest = [...openVisitors].filter((visitor) => !cameBefore.has(visitor));
    await Promise.all(cameWithTest.map(({ context }) => context.close()));
  };
});
