// Holds the sweep to removing what is over, and nothing else.
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer } from '#testing/server/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a server that starts removes workbooks whose day is over, and keeps the others', async () => {
  const dataDir = temporaryFolder();
  const place = { databaseUrl: null, dataDir };
  const files = join(dataDir, 'files');
  const server = await startTestServer(place, {}, Date.now());
  const visitor = await server.newVisitor();
  const build = async () => {
    const template = await visitor.call('getDefaultTemplate');
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    return (await visitor.call('buildModel', { body: { templateId: template.uuid } })).data;
  };
  const [old, recent] = [await build(), await build()];
  const dayAgo = (server.clock.time - dayMs - 1000) / 1000;
  await utimes(join(files, old), dayAgo, dayAgo);
  await server.stop();
  expect((await readdir(files)).sort()).toEqual([old, recent].sort());

  const later = await startTestServer(place, {}, Date.now());
  await later.stop();
  expect(await readdir(files)).toEqual([recent]);
  removeFolder(dataDir);
});
