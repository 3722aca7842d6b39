// Tests that the processes that work on models end with their server, even if it is killed.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testTimeoutMs } from '#testing/effort.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => removeFolder(dataDir));

const untilTrue = (isTrue: () => boolean) =>
  vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 10, timeout: testTimeoutMs });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const childrenOf = (pid: number): number[] =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);

test.each([
  { resources: 1, is: 'idle' },
  { resources: 900, is: 'at work' },
])('one that is $is ends with a killed server', async ({ resources, is }) => {
  const { child, origin, ended } = startServerProcess({ DATA_DIR: dataDir });
  const pid = child.pid ?? 0;
  const visitor = new Visitor(await origin);
  await visitor.call('getUser');
  const reply = visitor.request('buildModel', { body: { template: largeTemplate(resources, randomUUID()) } });
  reply.catch(() => undefined);
  if (is === 'idle') expect((await reply).status).toBe(200);
  await untilTrue(() => childrenOf(pid).length > 0);
  const [worker = 0] = childrenOf(pid);
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
  await untilTrue(() => !isRunning(worker));
});
