// Checks that what failed and what is flaky is named with its reason at the end of the run, and that only CI retries.
import { afterEach, expect, test, vi } from 'vitest';
import { summaryLines } from '../../scripts/test/summary.mjs';
import { runVitest } from '../../scripts/test/vitest.mjs';

afterEach(() => vi.unstubAllEnvs());

test('what passes only when run again is counted as passed, and listed; what fails is listed with its reason', async () => {
  const counts = await runVitest(['--config', 'testing/flaky/vitest.config.ts'], {
    print: () => undefined,
  });
  expect(counts).toEqual({
    passed: 2,
    failures: [
      {
        name: 'flaky.fixture.ts › fails each time',
        reason: expect.stringMatching(/^line 13: expected true to be false/),
      },
    ],
    flaky: [
      {
        name: 'flaky.fixture.ts › passes when run again',
        reason: expect.stringMatching(/^line 10: expected 1 to be 2/),
      },
    ],
    files: [{ name: 'flaky.fixture.ts', seconds: expect.any(Number) }],
  });
  const files = [
    { name: 'quick.test.ts', seconds: 0.25 },
    { name: 'slow.test.ts', seconds: 61 },
  ];
  expect(summaryLines({ ...counts, files }, 125)).toEqual([
    '',
    'The slowest files:',
    '    61.0 s  slow.test.ts',
    '     0.3 s  quick.test.ts',
    '2 min 5 s in all',
    '',
    '1 failed:',
    '  flaky.fixture.ts › fails each time',
    '    line 13: expected true to be false // Object.is equality',
    '',
    '1 passed only when run again, each a bug to be fixed:',
    '  flaky.fixture.ts › passes when run again',
    '    line 10: expected 1 to be 2 // Object.is equality',
    '',
    '2 passed, 1 failed',
  ]);
});

test('where nothing failed or was run again, neither is mentioned', () => {
  const counts = { passed: 3, failures: [], flaky: [], files: [] };
  expect(summaryLines(counts, 59)).toEqual([
    '',
    'The slowest files:',
    '0 min 59 s in all',
    '',
    '3 passed, 0 failed',
  ]);
});

test.each([
  ['true', [['e2e', 1]]],
  ['', []],
])('with CI=%j these projects run a failed test again: %j', async (isCi, expected) => {
  vi.stubEnv('CI', isCi);
  vi.resetModules();
  const { default: config } = await import('../../vitest.config.ts');
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? [project.test] : [],
  );
  expect(projects.length).toBeGreaterThan(4);
  const again = projects.filter((project) => project?.retry);
  expect(again.map((project) => [project?.name, project?.retry])).toEqual(expected);
});
