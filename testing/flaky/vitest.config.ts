// Runs the fixture beside it as CI runs journeys: a test that fails is run once more.
import { defineConfig } from 'vitest/config';
import { CountReporter } from '../../scripts/test/count-reporter.mjs';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['flaky.fixture.ts'],
    retry: 1,
    reporters: [new CountReporter(process.env.TEST_COUNTS ?? '')],
  },
});
