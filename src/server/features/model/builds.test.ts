// Tests running builds: followed, cancelled, shared, limited in memory, and always given an end by a stopping server.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testTimeoutMs } from '#testing/effort.ts';
import { removeFolder, sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { holdBuilds } from '#testing/server/held-builds.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawFailure, rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { failureOf, type Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

/** However long a test takes, held builds do not end by themselves. */
const patient = { BUILD_TIMEOUT_SECONDS: '3600' };
const server = suiteServer(sqlite, patient);
const hold = holdBuilds();

/** Its preview exceeds any small memory limit. */
const hugeResources = 900;

interface Asked {
  readonly buildId: string;
  readonly reply: Promise<Response>;
  hangUp(): void;
}

function ask(visitor: Visitor, template: object, options: object = {}): Asked {
  const buildId = randomUUID();
  const hangingUp = new AbortController();
  const reply = visitor.fetch('/api/model/build', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template, buildId, ...options }),
    signal: hangingUp.signal,
  });
  // A disconnected client gets no reply.
  reply.catch(() => undefined);
  return { buildId, reply, hangUp: () => hangingUp.abort() };
}

/** Polls until the build is in one of these states, with pauses that leave the processor to the build. */
async function until(visitor: Visitor, { buildId }: Pick<Asked, 'buildId'>, ...states: readonly string[]) {
  const seen: { state: string; percent: number }[] = [];
  const look = async () => {
    const response = await visitor.request('getBuild', { id: buildId });
    // At first the build request may not have arrived yet.
    if (response.status !== 404 || seen.length > 0) seen.push(await response.json());
    expect(states).toContain(seen.at(-1)?.state);
  };
  await vi.waitFor(look, { interval: 20, timeout: testTimeoutMs });
  return seen;
}

const codeOf = async (reply: Promise<Response>) => (await failureOf(await reply)).error.code;

test('a build goes from queued to building to done, and its progress never decreases', async () => {
  const visitor = await server.newVisitor();
  const { template, letGo } = hold();
  const asked = ask(visitor, template);
  const seen = await until(visitor, asked, 'building');
  letGo();
  seen.push(...(await until(visitor, asked, 'done')));
  const states = ['queued', 'building', 'done'];
  const order = seen.map(({ state }) => states.indexOf(state));
  expect(order).toEqual([...order].sort());
  expect(new Set(order)).toContain(1);
  const percents = seen.map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((one, other) => one - other));
  expect(percents.at(-1)).toBe(100);
  expect((await asked.reply).status).toBe(200);
});

test('what was built before is done at once, a failed build is reported as failed', async () => {
  const visitor = await server.newVisitor();
  const template = largeTemplate(1, randomUUID());
  await (await ask(visitor, template).reply).text();
  const again = ask(visitor, template);
  await again.reply;
  expect(await visitor.call('getBuild', { id: again.buildId })).toEqual({ state: 'done', percent: 100 });
  const broken = ask(visitor, { ...template, data: 1 });
  expect(await codeOf(broken.reply)).toBe('template-invalid');
  expect((await visitor.call('getBuild', { id: broken.buildId })).state).toBe('failed');
  // A finished build can no longer be cancelled.
  expect(await visitor.call('cancelBuild', { id: broken.buildId })).toEqual({ state: 'failed' });
  expect(await visitor.call('cancelBuild', { id: again.buildId })).toEqual({ state: 'done' });
});

test('a cancelled build ends at once, leaves no file, and makes room for the next', async () => {
  const visitor = await server.newVisitor();
  const files = join(server.place.dataDir, 'files');
  const before = await readdir(files);
  const asked = ask(visitor, hold().template);
  await until(visitor, asked, 'building');
  expect(await visitor.call('cancelBuild', { id: asked.buildId })).toEqual({ state: 'cancelled' });
  expect(await codeOf(asked.reply)).toBe('build-cancelled');
  expect((await visitor.call('getBuild', { id: asked.buildId })).state).toBe('cancelled');
  expect((await ask(visitor, largeTemplate(1, randomUUID())).reply).status).toBe(200);
  expect(await readdir(files)).toHaveLength(before.length + 1);
});

test('a queued build can be cancelled before it starts', async () => {
  const visitor = await server.newVisitor();
  const processes = Math.max(1, availableParallelism() - 1);
  const running = Array.from({ length: processes }, () => ask(visitor, hold().template));
  for (const one of running) await until(visitor, one, 'building');
  const waiting = ask(visitor, largeTemplate(1, randomUUID()));
  const seen = await until(visitor, waiting, 'queued', 'building');
  expect(seen.at(-1)).toEqual({ state: 'queued', percent: 0 });
  await visitor.call('cancelBuild', { id: waiting.buildId });
  expect(await codeOf(waiting.reply)).toBe('build-cancelled');
  for (const one of running) one.hangUp();
});

test('identical requests share one build, and one leaving does not stop it for the other', async () => {
  const visitor = await server.newVisitor();
  const { template, letGo } = hold();
  const [one, other, third] = [ask(visitor, template), ask(visitor, template), ask(visitor, template)];
  for (const asked of [one, other, third]) await until(visitor, asked, 'building');
  await visitor.call('cancelBuild', { id: one.buildId });
  other.hangUp();
  expect(await codeOf(one.reply)).toBe('build-cancelled');
  letGo();
  expect((await third.reply).status).toBe(200);
  expect((await visitor.call('getBuild', { id: third.buildId })).state).toBe('done');
});

test('disconnecting stops the build', async () => {
  const visitor = await server.newVisitor();
  const asked = ask(visitor, hold().template);
  await until(visitor, asked, 'building');
  asked.hangUp();
  const seen = await until(visitor, asked, 'done', 'failed', 'cancelled');
  expect(seen.at(-1)?.state).toBe('cancelled');
});

test.each(['close', 'reset', 'end'] as const)(
  'ending the connection (%s) stops all builds that were asked for on it, and whoever still reads is told',
  async (leave) => {
    const visitor = await server.newVisitor();
    const connection = await openConnection(server.origin);
    const ids = [randomUUID(), randomUUID()];
    for (const buildId of ids) {
      const body = JSON.stringify({ template: hold().template, buildId });
      const head = rawPost('/api/model/build', visitor, { 'content-length': Buffer.byteLength(body) });
      connection.send(head + body);
    }
    for (const buildId of ids) await until(visitor, { buildId }, 'queued', 'building');
    connection[leave]();
    for (const buildId of ids) {
      const seen = await until(visitor, { buildId }, 'done', 'failed', 'cancelled');
      expect(seen.at(-1)?.state).toBe('cancelled');
    }
    if (leave !== 'end') return;
    const reply = await connection.untilClosed();
    expect(reply.match(/HTTP\/1\.1 409/g)).toHaveLength(2);
    expect(rawFailure(reply).code).toBe('build-cancelled');
  },
);

test('whoever asks for a tunnel after a build and leaves stops it too', async () => {
  const visitor = await server.newVisitor();
  const connection = await openConnection(server.origin);
  const buildId = randomUUID();
  const body = JSON.stringify({ template: hold().template, buildId });
  connection.send(rawPost('/api/model/build', visitor, { 'content-length': Buffer.byteLength(body) }));
  connection.send(`${body}CONNECT a:1 HTTP/1.1\r\nhost: x\r\n\r\n`);
  await until(visitor, { buildId }, 'building');
  connection.end();
  expect(rawFailure(await connection.untilClosed()).code).toBe('not-found');
  expect((await visitor.call('getBuild', { id: buildId })).state).toBe('cancelled');
});

test("nobody can follow or cancel somebody else's build, or take over its id", async () => {
  const owner = await server.newVisitor();
  const other = await server.newVisitor();
  const { template, letGo } = hold();
  const asked = ask(owner, template);
  await until(owner, asked, 'building');
  for (const name of ['getBuild', 'cancelBuild'] as const) {
    for (const id of [asked.buildId, randomUUID()]) {
      const { status, error } = await other.failure(name, { id });
      expect([status, error.code]).toEqual([404, 'build-not-found']);
    }
  }
  const { buildId } = asked;
  const taking = ask(other, largeTemplate(1, randomUUID()), { buildId });
  letGo();
  expect((await taking.reply).status).toBe(200);
  expect((await other.failure('getBuild', { id: buildId })).error.code).toBe('build-not-found');
  expect((await asked.reply).status).toBe(200);
});

test('fifty visitors build at once, and each gets a workbook', async () => {
  const visitors = await Promise.all(Array.from({ length: 50 }, () => server.newVisitor()));
  const template = largeTemplate(1, randomUUID());
  const names = await Promise.all(
    visitors.map(async (visitor) => {
      const { data } = await visitor.call('buildModel', { body: { template } });
      const filename = String(data);
      expect((await visitor.request('downloadModel', { query: { filename } })).status).toBe(200);
      return filename;
    }),
  );
  // Nobody gets a file of another account, even for the same template.
  expect(new Set(names).size).toBe(50);
});

test('too many builds at once are told when to retry, and others are still served', async () => {
  const greedy = await server.newVisitor();
  const other = await server.newVisitor();
  const processes = Math.max(1, availableParallelism() - 1);
  const running = Array.from({ length: processes }, () => ask(greedy, hold().template));
  for (const one of running) await until(greedy, one, 'building');
  const waiting = Array.from({ length: 20 }, () => ask(greedy, largeTemplate(1, randomUUID())));
  for (const one of waiting) await until(greedy, one, 'queued', 'building', 'done');
  const refused = await failureOf(await ask(greedy, largeTemplate(1, randomUUID())).reply);
  expect([refused.status, refused.error.code]).toEqual([429, 'rate-limited']);
  expect(refused.headers.get('retry-after')).toBe('5');
  for (const one of running) await greedy.call('cancelBuild', { id: one.buildId });
  expect((await ask(other, largeTemplate(1, randomUUID())).reply).status).toBe(200);
  for (const one of running) expect(await codeOf(one.reply)).toBe('build-cancelled');
  for (const one of waiting) expect((await one.reply).status).toBe(200);
});

test('only a build that uses too much memory is killed', async () => {
  const dataDir = temporaryFolder();
  const small = await startTestServer({ databaseUrl: null, dataDir }, { BUILD_MEMORY_MB: '48' });
  const visitor = await small.newVisitor();
  const tooLarge = ask(visitor, largeTemplate(hugeResources, randomUUID()), { isPreview: true });
  const others = Array.from({ length: 3 }, () => ask(visitor, largeTemplate(1, randomUUID())));
  expect(await codeOf(tooLarge.reply)).toBe('build-too-large');
  for (const other of others) expect((await other.reply).status).toBe(200);
  expect((await visitor.call('getBuild', { id: tooLarge.buildId })).state).toBe('failed');
  await small.stop();
  removeFolder(dataDir);
});

test.each([
  { timeout: '60', state: 'finished', status: 200 },
  { timeout: '0', state: 'refused', status: 503 },
])('with a time to stop of $timeout s, a running build is $state', async ({ timeout, status }) => {
  const dataDir = temporaryFolder();
  const place = { databaseUrl: null, dataDir };
  const stopping = await startTestServer(place, { ...patient, SHUTDOWN_TIMEOUT_SECONDS: timeout });
  const visitor = await stopping.newVisitor();
  const { template, letGo } = hold();
  const asked = ask(visitor, template);
  await until(visitor, asked, 'building');
  const stopped = stopping.stop();
  if (status === 200) letGo();
  await stopped;
  const reply = await asked.reply;
  expect(reply.status).toBe(status);
  if (status === 503) expect(await codeOf(asked.reply)).toBe('shutting-down');
  expect(await readdir(join(dataDir, 'files'))).toHaveLength(status === 200 ? 1 : 0);
  removeFolder(dataDir);
});
