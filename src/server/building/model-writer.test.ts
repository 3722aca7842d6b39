// Tests the time limit of the model writer, and that it continues after a process was killed.
import { expect, test } from 'vitest';
import { createModelProcesses } from '#server/model-processes/model-processes.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { createModelWriter } from './model-writer.ts';

const task = {
  document: Buffer.from(JSON.stringify(cafeTemplate())),
  kind: 'xlsx',
  scenario: 1,
  hasCharts: false,
} as const;
const caller = { accountId: 'a', network: 'a' };
const never = new AbortController().signal;
const nobody = () => undefined;

test('a build that takes too long is aborted, and the next has its own time', async () => {
  // No process starts within a millisecond.
  const processes = createModelProcesses({ buildTimeoutMs: 1, buildMemoryMb: 512 });
  const writer = createModelWriter(processes);
  for (const _ of [1, 2]) {
    await expect(writer.write(caller, task, never, nobody)).rejects.toMatchObject({
      code: 'build-too-large',
    });
  }
  await processes.close(0);
});

test('tells how far each of several builds is', async () => {
  const processes = createModelProcesses({ buildTimeoutMs: 120_000, buildMemoryMb: 512 });
  const writer = createModelWriter(processes);
  const reported: number[] = [];
  const written = await Promise.all(
    Array.from({ length: 8 }, () => writer.write(caller, task, never, (percent) => reported.push(percent))),
  );
  for (const one of written) expect(one).toHaveProperty('content');
  expect(Math.min(...reported)).toBeGreaterThan(0);
  expect(Math.max(...reported)).toBeLessThan(100);
  await processes.close(0);
});

test('a closed writer rejects new work', async () => {
  const processes = createModelProcesses({ buildTimeoutMs: 20_000, buildMemoryMb: 512 });
  const writer = createModelWriter(processes);
  await processes.close(0);
  await expect(writer.write(caller, task, never, nobody)).rejects.toMatchObject({ code: 'shutting-down' });
});
