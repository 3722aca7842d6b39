// Which tests there are, in which surroundings each kind runs, in what order, and how many at a time.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './scripts/test/count-reporter.mjs';
import { searchTimeoutMs, testTimeoutMs, waitTimeoutMs } from './testing/effort.ts';
import { LongestFirst } from './testing/longest-first.ts';

const { CI, TEST_COUNTS } = process.env;
const bundledThreads = join(import.meta.dirname, 'testing/server/bundled-thread-program.ts');

const serverSetup = [
  './testing/postgres/global-setup.ts',
  './testing/server/migrated-databases.ts',
  './testing/server/bundle-programs.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Few tests leave anything behind, and loading what they stand on anew for each file takes longer than they do.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ...(TEST_COUNTS === undefined ? [] : [new CountReporter(TEST_COUNTS)])],
    // The end of a run repeats only the message of a failure, so the message holds the values.
    chaiConfig: { truncateThreshold: 400 },
    // A limit is there for what never ends: how long a test takes says how busy the machine is.
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    // Of its own, a poll gives up after a second; what a busy machine makes wait is no failure.
    expect: { poll: { timeout: waitTimeoutMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,bench,testing}/**/*.test.ts'],
          exclude: [
            'src/server/**',
            'src/web/**',
            'testing/import-rules/**',
            'testing/repository/**',
            'testing/access/**',
            'testing/**/*crash*.test.ts',
          ],
          setupFiles: ['./testing/seed-properties.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./testing/seed-properties.ts', './testing/browser/setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: { '#server/threads/thread-program.ts': bundledThreads } },
        test: {
          name: 'server',
          include: ['{src/server,testing/access}/**/*.test.ts'],
          exclude: ['src/server/**/*crash*.test.ts'],
          globalSetup: serverSetup,
          setupFiles: ['./testing/seed-properties.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['{src,testing}/**/*crash*.test.ts'],
          globalSetup: serverSetup,
          testTimeout: searchTimeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['testing/{import-rules,repository}/**/*.test.ts'],
          testTimeout: searchTimeoutMs,
          hookTimeout: searchTimeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A journey that passes only when run again is told at the end of the run, by name.
          retry: CI === 'true' ? 1 : 0,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./testing/browser/global-setup.ts'],
          setupFiles: [
            './testing/browser/close-visitors-after-test.ts',
            './testing/browser/report-page-content.ts',
          ],
        },
      },
    ],
  },
});
