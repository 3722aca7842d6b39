// Tests that checking a large gallery template does not delay other requests, and that its limits apply.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { removeFolder, sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

const server = suiteServer(sqlite);

async function newEditor(own: Pick<SuiteServer, 'newVisitor' | 'place' | 'clock'>) {
  const { visitor, email } = await newPerson(own);
  await withDatabase(own, (database) => grantRole({ database, clock: own.clock }, email, 'entitled'));
  return visitor;
}

test('while a large template is checked, other requests are answered', async () => {
  const editor = await newEditor(server);
  let isSaved = false;
  const saving = editor
    .call('saveToGallery', { body: { template: largeTemplate(300, randomUUID()) } })
    .finally(() => {
      isSaved = true;
    });
  let answered = 0;
  while (!isSaved) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    answered += 1;
  }
  expect((await saving).template.isVerified).toBe(true);
  // If the check ran on the main thread, one request would wait for nearly the whole save, with few before and after
  // it.
  expect(answered).toBeGreaterThan(20);
});

test('a template too large to check is refused and not published', async () => {
  const dataDir = temporaryFolder();
  const place = { databaseUrl: null, dataDir, remove: async () => removeFolder(dataDir) };
  const small = await startTestServer(place, { BUILD_MEMORY_MB: '24' });
  const editor = await newEditor({ ...small, place });
  const little = await editor.call('saveToGallery', { body: { template: largeTemplate(1, randomUUID()) } });
  expect(little.template.isVerified).toBe(true);
  const template = largeTemplate(990, randomUUID());
  const { status, error } = await editor.failure('saveToGallery', { body: { template } });
  expect([status, error.code]).toEqual([422, 'build-too-large']);
  const { templates } = await editor.call('getGallery');
  expect(templates.map(({ uuid }) => uuid)).toEqual([little.template.uuid]);
  await small.stop();
  await place.remove();
});
