// Tests that of several instances on one PostgreSQL each hands out what another one has built, and nothing of others,
// with files in the database and in a store.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { showPictures } from '#testing/gallery/show-pictures.ts';
import { S3Place } from '#testing/s3/s3-place.ts';
import { postgres, removeFolder, type TestDatabase, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const build = async (visitor: Visitor, options: { isPreview?: boolean } = {}) => {
  const template = await visitor.call('getDefaultTemplate');
  const body = { template, ...options };
  return { body, name: String((await visitor.call('buildModel', { body })).data) };
};

const download = (visitor: Visitor, filename: string) =>
  visitor.request('downloadModel', { query: { filename } });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(['the database', 'a store'])('with files in %s', (where) => {
  let store: S3Place;
  let environment: Record<string, string>;
  let place: TestDatabase;
  /** As on another machine: the same database, and a folder that only this instance sees. */
  let otherPlace: DatabaseLocation;
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    store = await S3Place.start();
    environment = where === 'a store' ? store.environment : {};
    place = await postgres.createDatabase();
    otherPlace = { databaseUrl: place.databaseUrl, dataDir: temporaryFolder() };
    one = await startTestServer(place, environment);
    other = await startTestServer(otherPlace, environment);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    removeFolder(otherPlace.dataDir);
    await place.remove();
    await store.stop();
  });

  /** The same browser, sent to the other instance. */
  function atOther(visitor: Visitor): Visitor {
    const same = new Visitor(other.origin);
    for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
    return same;
  }

  /** Of both folders, the database and the store. */
  const allNames = async () => [
    ...(await keptFileNames(place)),
    ...(await keptFileNames(otherPlace)),
    ...[...store.objects.keys()].map((key) => key.replace('built/', '')),
  ];

  test('a workbook that one instance built is downloaded from the other, and not built again there', async () => {
    const visitor = await one.newVisitor();
    const { name, body } = await build(visitor);
    const here = await bytesOf(await download(visitor, name));
    const there = await download(atOther(visitor), name);
    expect(there.status).toBe(200);
    expect((await bytesOf(there)).equals(here)).toBe(true);
    expect(await atOther(visitor).call('buildModel', { body })).toEqual({ data: name });
  });

  test('so is a preview', async () => {
    const visitor = await one.newVisitor();
    const { name: fileName } = await build(visitor, { isPreview: true });
    const rows = await visitor.request('buildModel', { body: { fileName } });
    const there = await atOther(visitor).request('buildModel', { body: { fileName } });
    expect([there.status, await there.json()]).toEqual([200, await rows.json()]);
  });

  test('it stays its owner’s alone, until it has expired or its owner is deleted', async () => {
    const { visitor } = await newPerson(one);
    const { name } = await build(visitor);
    expect(await allNames()).toContain(name);
    const stranger = await other.newVisitor();
    expect((await download(stranger, name)).status).toBe(404);
    other.clock.time += 24 * 60 * 60 * 1000;
    expect((await download(atOther(visitor), name)).status).toBe(404);
    other.clock.time = one.clock.time;
    expect((await download(atOther(visitor), name)).status).toBe(200);

    await atOther(visitor).call('deleteUser', { body: { password } });
    expect(await allNames()).not.toContain(name);
  });

  test('a picture of the gallery that lies in the folder of one is shown by the other once both have started', async () => {
    const { visitor, email } = await newPerson(one);
    await withDatabase({ place }, (database) => grantRole({ database, clock: one.clock }, email, 'entitled'));
    const filename = `shot-${randomUUID()}.png`;
    const template = await visitor.call('getDefaultTemplate');
    await visitor.call('saveToGallery', { body: { template } });
    await withDatabase({ place }, ({ query }) => showPictures(query, template.uuid, [filename]));
    const picture = Buffer.from('89504e470d0a1a0a', 'hex');
    writeFileSync(join(place.dataDir, 'files', filename), picture);
    const query = { templateId: template.uuid, filename };
    const ask = (server: TestServer) => new Visitor(server.origin).request('getScreenshot', { query });
    expect((await ask(one)).status).toBe(200);
    await one.stop();
    one = await startTestServer(place, environment);
    await expect.poll(async () => (await ask(other)).status).toBe(200);
    expect(await bytesOf(await ask(other))).toEqual(picture);
  });
});
