// Tests a store for files that cannot be reached: said clearly, and everything else goes on, is kept and comes back.
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { showPictures } from '#testing/gallery/show-pictures.ts';
import { S3Place } from '#testing/s3/s3-place.ts';
import { sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { failureOf, Visitor } from '#testing/server/visitor.ts';

let store: S3Place;
let place: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  store = await S3Place.start();
  place = await sqlite.createDatabase();
  server = await startTestServer(place, store.environment);
});
afterEach(async () => {
  await server.stop();
  await place.remove();
  await store.stop();
});

const readiness = async () => {
  const reply = await fetch(`${server.origin}/readyz`);
  return [reply.status, await reply.json()];
};

const download = (visitor: Visitor, filename: string) =>
  visitor.request('downloadModel', { query: { filename } });

const build = async (visitor: Visitor, templateId: string) =>
  String((await visitor.call('buildModel', { body: { templateId } })).data);

/** The lines about the store, which no request is named in. */
const said = () =>
  server.log.map((line) => JSON.parse(line)).filter(({ msg }) => /^files can/.test(String(msg)));

/** As it goes on after a restart with another configuration. */
async function restart(environment: Record<string, string>): Promise<void> {
  await server.stop();
  server = await startTestServer(place, environment);
}

test('while it is out of reach builds and downloads say so, saving goes on, and afterwards nothing is missing', async () => {
  const visitor = await server.newVisitor();
  const uuid = await saveNew(visitor);
  const filename = await build(visitor, uuid);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  store.fault = 'refuses';
  const refused = [
    await failureOf(await download(visitor, filename)),
    await visitor.failure('buildModel', { body: { templateId: uuid } }),
    await visitor.failure('buildModel', {
      body: { template: await visitor.call('getDefaultTemplate'), isPreview: true },
    }),
  ];
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
    refused.map(() => [503, 'files-unavailable']),
  );
  expect(await readiness()).toEqual([200, { status: 'ready', warnings: ['files-unavailable'] }]);
  const during = await saveNew(visitor, 'saved meanwhile');

  store.fault = null;
  expect((await download(visitor, filename)).status).toBe(200);
  expect(await build(visitor, uuid)).toBe(filename);
  expect((await download(visitor, await build(visitor, during))).status).toBe(200);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  expect(said().map(({ msg, reason }) => [msg, reason?.replace(/:\d+/, '')])).toEqual([
    ['files cannot be reached', 'the store at 127.0.0.1 answered 403 AccessDenied'],
    ['files can be reached again', undefined],
  ]);
  for (const secret of Object.values(store.environment).slice(2, 4)) {
    expect(server.log.join('')).not.toContain(secret);
  }
});

test('readyz does not wait for one that is silent', async () => {
  store.fault = 'silent';
  expect(await readiness()).toEqual([200, { status: 'ready', warnings: ['files-unavailable'] }]);
});

test('an account is deleted all the same, and its files once the store is there again', async () => {
  const { visitor } = await newPerson(server);
  const filename = await build(visitor, await saveNew(visitor));
  store.fault = 'busy';
  expect(await visitor.call('deleteUser', { body: { password } })).toEqual({ user: false });
  expect([...store.objects.keys()]).toEqual([`built/${filename}`]);
  store.fault = null;
  const [left] = store.objects.values();
  if (left !== undefined) {
    store.objects.set(`built/${filename}`, {
      ...left,
      writtenAt: new Date(server.clock.time - 2 * 86_400_000),
    });
  }
  await restart(store.environment);
  await expect.poll(() => [...store.objects.keys()]).toEqual([]);
});

test('a file that somebody else deleted there is built again', async () => {
  const visitor = await server.newVisitor();
  const uuid = await saveNew(visitor);
  const filename = await build(visitor, uuid);
  store.objects.clear();
  expect((await failureOf(await download(visitor, filename))).error.code).toBe('file-not-found');
  expect((await download(visitor, await build(visitor, uuid))).status).toBe(200);
});

test('the server starts without it', async () => {
  store.fault = 'refuses';
  await restart(store.environment);
  expect((await readiness())[0]).toBe(200);
  await expect.poll(() => said().map(({ msg }) => msg)).toEqual(['files cannot be reached']);
  store.fault = null;
});

test('what was kept in the folder before there was a store goes on working, and pictures move over', async () => {
  await restart({});
  const { visitor, email } = await newPerson(server);
  await withDatabase({ place }, (database) =>
    grantRole({ database, clock: server.clock }, email, 'entitled'),
  );
  const picture = `shot-${randomUUID()}.png`;
  const template = await visitor.call('getDefaultTemplate');
  const { template: card } = await visitor.call('saveToGallery', { body: { template } });
  await withDatabase({ place }, ({ query }) =>
    showPictures(query, template.uuid, [...card.screenshots, picture]),
  );
  writeFileSync(join(place.dataDir, 'files', picture), 'a picture');
  const filename = await build(visitor, await saveNew(visitor));

  await restart(store.environment);
  const same = new Visitor(server.origin);
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
  expect((await download(same, filename)).status).toBe(200);
  await expect.poll(() => readdirSync(join(place.dataDir, 'files'))).toEqual([filename]);
  const pictures = [...card.screenshots, picture].map((one) => `built/${one}`);
  expect([...store.objects.keys()].sort()).toEqual(pictures.sort());
  const query = { templateId: template.uuid, filename: picture };
  expect(await (await same.request('getScreenshot', { query })).text()).toBe('a picture');
});
