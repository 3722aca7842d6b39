// Runs the server from its sources, as `npm run dev` does, with all its threads and processes.
import { expect, test } from 'vitest';
import { Visitor } from '#testing/server/visitor.ts';
import { startedServer } from '#testing/started-server.ts';

test('the server of `npm run dev` saves and builds', async () => {
  const server = await startedServer(process.execPath, ['--import', 'tsx', 'scripts/dev-server.mjs']);
  const visitor = new Visitor(new URL(server.address).origin);
  await visitor.call('getUser');
  const small = await visitor.call('getDefaultTemplate');
  // Large enough for the thread that works on documents, and for the one that moves the log.
  const template = { ...small, note: 'x'.repeat(3_500_000) };
  await visitor.call('saveUserTemplate', { id: small.uuid, body: { template } });
  await visitor.call('saveUserTemplate', { id: small.uuid, body: { template: { ...template, note: 'y' } } });
  const { data } = await visitor.call('buildModel', { body: { templateId: small.uuid, isPreview: true } });
  expect(data).toMatch(/\.preview$/);
  expect(await server.stop()).toBe(0);
});
