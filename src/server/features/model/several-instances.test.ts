// Tests that any of several instances on one PostgreSQL can follow and cancel a build.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testTimeoutMs } from '#testing/effort.ts';
import { postgres, type TestDatabase } from '#testing/server/databases.ts';
import { withDatabase } from '#testing/server/people.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { failureOf, Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

let place: TestDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  place = await postgres.createDatabase();
  one = await startTestServer(place);
  other = await startTestServer(place);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await place.remove();
});

/** The same browser, sent to the other instance. */
function atOther(visitor: Visitor): Visitor {
  const same = new Visitor(other.origin);
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
  return same;
}

/** Polls with pauses that leave the processor to the build. */
async function until(visitor: Visitor, id: string, state: string): Promise<void> {
  const look = async () => {
    const response = await visitor.request('getBuild', { id });
    expect((await response.json()).state).toBe(state);
  };
  await vi.waitFor(look, { interval: 20, timeout: testTimeoutMs });
}

const begin = async (resources: number) => {
  const visitor = await one.newVisitor();
  const buildId = randomUUID();
  const template = largeTemplate(resources, randomUUID());
  const reply = visitor.request('buildModel', { body: { template, buildId } });
  return { visitor, elsewhere: atOther(visitor), buildId, template, reply };
};

test('a build can be followed from the other instance, from building to done', async () => {
  const { elsewhere, buildId, reply } = await begin(300);
  await until(elsewhere, buildId, 'building');
  expect((await reply).status).toBe(200);
  expect(await elsewhere.call('getBuild', { id: buildId })).toEqual({ state: 'done', percent: 100 });
  expect(await elsewhere.call('cancelBuild', { id: buildId })).toEqual({ state: 'done' });
});

test('a build that is cancelled from the other instance ends as cancelled on both', async () => {
  const { visitor, elsewhere, buildId, reply } = await begin(300);
  await until(elsewhere, buildId, 'building');
  expect(await elsewhere.call('cancelBuild', { id: buildId })).toEqual({ state: 'cancelled' });
  expect((await failureOf(await reply)).error.code).toBe('build-cancelled');
  for (const asked of [visitor, elsewhere]) {
    expect((await asked.call('getBuild', { id: buildId })).state).toBe('cancelled');
  }
});

test('a failed build is failed there too; nobody else can follow or stop it, or take over its id', async () => {
  const { elsewhere, buildId, reply } = await begin(300);
  await until(elsewhere, buildId, 'building');
  const stranger = await other.newVisitor();
  for (const name of ['getBuild', 'cancelBuild'] as const) {
    expect((await stranger.failure(name, { id: buildId })).error.code).toBe('build-not-found');
  }
  const body = { template: largeTemplate(1, randomUUID()), buildId };
  await stranger.call('buildModel', { body });
  expect((await reply).status).toBe(200);
  expect((await elsewhere.call('getBuild', { id: buildId })).state).toBe('done');
  const broken = { template: { uuid: randomUUID(), data: 1 }, buildId: randomUUID() };
  const visitor = await one.newVisitor();
  await visitor.failure('buildModel', { body: broken });
  expect((await atOther(visitor).call('getBuild', { id: broken.buildId })).state).toBe('failed');
});

test('the builds of an instance that died have failed', async () => {
  const { elsewhere, buildId, reply } = await begin(1);
  await reply;
  const touched_at = other.clock.time - 31_000;
  await withDatabase({ place }, ({ query }) =>
    query
      .updateTable('build')
      .set({ state: 'building', percent: 10, touched_at })
      .where('id', '=', buildId)
      .execute(),
  );
  expect(await elsewhere.call('getBuild', { id: buildId })).toEqual({ state: 'failed', percent: 10 });
});
