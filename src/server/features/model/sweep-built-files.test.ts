// Tests that the sweep deletes expired files and nothing else.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer } from '#testing/server/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a starting server deletes built files that have expired or belong to nobody, and keeps the others', async () => {
  const dataDir = temporaryFolder();
  const place = { databaseUrl: null, dataDir };
  const files = join(dataDir, 'files');
  const server = await startTestServer(place, {}, Date.now());
  const visitor = await server.newVisitor();
  const build = async () => {
    const template = await visitor.call('getDefaultTemplate');
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    return String((await visitor.call('buildModel', { body: { templateId: template.uuid } })).data);
  };
  const [old, recent] = [await build(), await build()];
  const built = [`${'A'.repeat(24)}.xlsx`, `${'B'.repeat(24)}.preview`, 'killed.part'];
  // Of a receipt that was never written.
  const orphans = [...built, `receipt-${'D'.repeat(24)}.xlsx`];
  // The picture of a gallery template stays as long as the template does.
  const picture = `${'C'.repeat(24)}.png`;
  for (const name of [...orphans, picture]) await writeFile(join(files, name), 'x');
  const dayAgo = (server.clock.time - dayMs - 1000) / 1000;
  for (const name of [old, ...orphans, picture]) await utimes(join(files, name), dayAgo, dayAgo);
  await server.stop();
  expect((await readdir(files)).sort()).toEqual([old, recent, picture, ...orphans].sort());

  const later = await startTestServer(place, {}, Date.now());
  await later.stop();
  expect((await readdir(files)).sort()).toEqual([recent, picture].sort());
  removeFolder(dataDir);
});
