// Tests that the cloud spreadsheet calls report when the service is not set up, and refuse other sites.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';

const server = suiteServer(sqlite);

const calls = {
  buildModel: async (visitor: Visitor) => ({
    body: { template: await visitor.call('getDefaultTemplate'), isGoogleSheets: true },
  }),
  createReadonlyGSUrl: async (visitor: Visitor) => ({ body: await visitor.call('getDefaultTemplate') }),
  sendReadonlyGSUrl: async () => ({ query: { templateId: randomUUID(), email: 'ada@example.com' } }),
  createStaticGSUrl: async () => ({ query: { staticId: randomUUID() } }),
} satisfies Record<string, (visitor: Visitor) => Promise<CallInput>>;

test.each(Object.entries(calls))('%s reports that the service is not set up', async (name, inputOf) => {
  const visitor = await server.newVisitor();
  const call = Object.keys(calls).find((known): known is keyof typeof calls => known === name);
  if (call === undefined) throw new Error(name);
  const { error } = await visitor.failure(call, await inputOf(visitor));
  expect(error.code).toBe('not-available');
});

test('only template editors may take screenshots of a spreadsheet', async () => {
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  const body = { templateName: 'Tea', spreadsheetId: 'x', template };
  expect((await visitor.failure('getGoogleSheetsScreenshots', { body })).error.code).toBe('sign-in-required');
});

test.each(['cross-site', 'same-site'])('a link on a %s page creates and sends nothing', async (site) => {
  const visitor = await server.newVisitor();
  for (const name of ['sendReadonlyGSUrl', 'createStaticGSUrl'] as const) {
    const input = { ...(await calls[name]()), headers: { 'sec-fetch-site': site } };
    const { status, error } = await visitor.failure(name, input);
    expect([status, error.code]).toEqual([403, 'xsrf-mismatch']);
  }
});
