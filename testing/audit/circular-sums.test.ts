// Holds the audit of twenty thousand circular sums to a heap of 300 MB: each reads all of them, which is four hundred million reads.
import { expect, test, vi } from 'vitest';
import { searchTimeoutMs } from '#testing/effort.ts';
import { run } from '#testing/run.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

test('they are told as one cycle', async () => {
  const { stdout } = await run(
    'node',
    ['--max-old-space-size=300', '--import', 'tsx', 'testing/audit/circular-sums-process.ts'],
    process.cwd(),
  );
  const { cycles, peakBytes }: { cycles: readonly string[]; peakBytes: number } = JSON.parse(stdout);
  expect(cycles).toEqual([expect.stringContaining('cells on the cycle: 20000')]);
  expect(peakBytes).toBeLessThan(300 * 1024 * 1024);
});
