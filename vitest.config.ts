// Which tests there are, in which surroundings each kind runs, and how many at a time.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing here keeps anything between files, and loading the floors anew for each takes as long as the tests.
          isolate: false,
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          exclude: [
            'src/server/**',
            'src/web/**',
            'testing/law/**',
            'testing/house/**',
            'testing/access/**',
            'testing/fuzz/**',
            'testing/**/*crash*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./testing/browser/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{src/server,testing/access,testing/fuzz}/**/*.test.ts'],
          exclude: ['src/server/**/*crash*.test.ts'],
          globalSetup: ['./testing/postgres/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['{src,testing}/**/*crash*.test.ts'],
          globalSetup: ['./testing/postgres/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['testing/{law,house}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          isolate: false,
          // A browser beside another one may need more than the second that is usual.
          expect: { poll: { timeout: 10_000 } },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./testing/browser/global-setup.ts'],
          setupFiles: ['./testing/browser/tell-what-is-shown.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
