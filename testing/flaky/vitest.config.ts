// Runs the fixture beside it as CI runs journeys: a test that fails is run once more.
import { defineConfig } from 'vitest/config';
import { Tally } from '../../scripts/test/tally.mjs';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['flaky.fixture.ts'],
    retry: 1,
    reporters: [new Tally(process.env.TEST_COUNTS ?? '')],
  },
});
