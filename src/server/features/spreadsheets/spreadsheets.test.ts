// Tests the calls that make spreadsheets behind links: for whom, of what, the same one again, and what they refuse.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findSpreadsheet, insertSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { mostSpreadsheetsOfAccount } from '#server/policy/spreadsheet-life.ts';
import { newSpreadsheetId } from '#server/spreadsheets/spreadsheet-id.ts';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';

/** Each call, of what whoever asks may have. */
const calls = {
  buildModel: async (visitor: Visitor) => ({
    body: { template: await visitor.call('getDefaultTemplate'), isGoogleSheets: true },
  }),
  createReadonlyGSUrl: async (visitor: Visitor) => ({ body: await visitor.call('getDefaultTemplate') }),
  sendReadonlyGSUrl: async (visitor: Visitor) => ({
    query: { templateId: await saveNew(visitor), email: newEmail() },
  }),
  createStaticGSUrl: async (_: Visitor, server: SuiteServer) => ({
    query: { staticId: await inGallery(server) },
  }),
} satisfies Record<string, (visitor: Visitor, server: SuiteServer) => Promise<CallInput>>;

type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

async function editorOf(server: SuiteServer): Promise<Visitor> {
  const { visitor, email } = await newPerson(server);
  await withDatabase(server, (database) => grantRole({ database, clock: server.clock }, email, 'entitled'));
  return visitor;
}

async function inGallery(server: SuiteServer, change: object = {}, editor?: Visitor): Promise<string> {
  const publisher = editor ?? (await editorOf(server));
  const template = { ...(await publisher.call('getDefaultTemplate')), ...change };
  await publisher.call('saveToGallery', { body: { template } });
  return template.uuid;
}

const addressOf = async (visitor: Visitor, name: Name, input: CallInput): Promise<string> =>
  String((await visitor.call(name, input)).data);

const opens = async (address: string): Promise<number> => (await fetch(`${address}/state`)).status;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test.each(names)('%s gives the whole address of a page that opens without a session', async (name) => {
    const visitor = await server.newVisitor();
    const address = await addressOf(visitor, name, await calls[name](visitor, server));
    expect(address).toMatch(/^http:\/\/localhost:\d+\/builder\/sheets\/[\w-]{24}$/);
    expect(new URL(address).port).toBe(new URL(server.origin).port);
    const state = await fetch(`${address}/state`);
    expect(state.headers.getSetCookie()).toEqual([]);
    const isPreview = name === 'createReadonlyGSUrl' || name === 'sendReadonlyGSUrl';
    expect(await state.json()).toMatchObject({
      isReadonly: isPreview,
      canDownload: !isPreview,
      canEdit: false,
    });
  });

  test.each(names)('%s gives the same spreadsheet of the same document', async (name) => {
    const visitor = await server.newVisitor();
    const input = await calls[name](visitor, server);
    const first = await addressOf(visitor, name, input);
    expect(await addressOf(visitor, name, input)).toBe(first);
  });

  test('another document, another scenario and another visitor give another one', async () => {
    const [visitor, other] = [await server.newVisitor(), await server.newVisitor()];
    const template = await visitor.call('getDefaultTemplate');
    const ask = (who: Visitor, body: object) =>
      addressOf(who, 'buildModel', { body: { template, isGoogleSheets: true, ...body } });
    const addresses = [
      await ask(visitor, {}),
      await ask(visitor, { template: { ...template, name: 'Tea' } }),
      await ask(other, {}),
    ];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('the email has the link, in the language of whoever asks', async () => {
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    const [templateId, email] = [await saveNew(visitor), newEmail()];
    const address = await addressOf(visitor, 'sendReadonlyGSUrl', { query: { templateId, email } });
    const { name } = await visitor.call('getUserTemplate', { id: templateId });
    const sent = await awaitEmail(server.place, email, `Ваша таблица: ${name}`);
    expect(sent.text).toContain(address);
  });

  test('a template of the gallery has one spreadsheet for everybody, and another once it changes', async () => {
    const editor = await editorOf(server);
    const staticId = await inGallery(server, {}, editor);
    const ask = async () =>
      addressOf(await server.newVisitor(), 'createStaticGSUrl', { query: { staticId } });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    const template = await editor.call('getGalleryTemplate', { params: { templateId: staticId } });
    await editor.call('saveToGallery', { body: { template: { ...template, name: 'Renewed' } } });
    const renewed = await ask();
    expect(renewed).not.toBe(first);
    expect([await opens(first), await opens(renewed)]).toEqual([410, 200]);
    // It is nobody's own.
    expect((await editor.call('listSpreadsheets')).spreadsheets).toEqual([]);
  });

  test('a published template has one for each who asks, which stays when it is published no more', async () => {
    const [owner, reader] = [await server.newVisitor(), await server.newVisitor()];
    const other = await server.newVisitor();
    const uuid = await saveNew(owner, 'Tea');
    const asked = { query: { staticId: uuid } };
    const publish = (isPublished: boolean) =>
      owner.call('publishTemplate', { body: { uuid, name: 'Tea', isPublished } });
    expect((await reader.failure('createStaticGSUrl', asked)).error.code).toBe('template-not-found');
    await publish(true);
    const address = await addressOf(reader, 'createStaticGSUrl', asked);
    expect(await addressOf(reader, 'createStaticGSUrl', asked)).toBe(address);
    expect(await addressOf(other, 'createStaticGSUrl', asked)).not.toBe(address);
    expect((await reader.call('listSpreadsheets')).spreadsheets).toMatchObject([
      { url: address, title: 'Tea', isReadonly: false },
    ]);
    // Nobody reads what the owner saves with their own.
    expect((await owner.call('listSpreadsheets')).spreadsheets).toEqual([]);
    await publish(false);
    expect((await other.failure('createStaticGSUrl', asked)).error.code).toBe('template-not-found');
    expect(await opens(address)).toBe(200);
    await publish(true);
    await setPrice(server, uuid, 4900);
    expect((await other.failure('createStaticGSUrl', asked)).error.code).toBe('payment-required');
  });

  test('a gallery may have more templates than a person may have spreadsheets', async () => {
    const visitor = await server.newVisitor();
    const first = await addressOf(visitor, 'createStaticGSUrl', {
      query: { staticId: await inGallery(server) },
    });
    await withDatabase(server, async ({ query }) => {
      const row = await findSpreadsheet(query, new URL(first).pathname.split('/').at(-1) ?? '');
      if (row === undefined) throw new Error(first);
      for (const _ of Array.from({ length: mostSpreadsheetsOfAccount })) {
        const id = newSpreadsheetId();
        await insertSpreadsheet(query, { ...row, id, content_key: id, template_uuid: id });
      }
    });
    const query = { staticId: await inGallery(server) };
    expect(await opens(await addressOf(visitor, 'createStaticGSUrl', { query }))).toBe(200);
  });

  test('a link in a document that somebody saves or publishes is not believed', async () => {
    const editor = await editorOf(server);
    const forged = { staticGSUrl: 'https://elsewhere.example.com/phishing' };
    const template = { ...(await editor.call('getDefaultTemplate')), ...forged };
    await editor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    expect(await editor.call('getUserTemplate', { id: template.uuid })).not.toHaveProperty('staticGSUrl');
    const staticId = await inGallery(server, forged, editor);
    const read = await editor.call('getGalleryTemplate', { params: { templateId: staticId } });
    expect(read).not.toHaveProperty('staticGSUrl');
  });
});

describe('refusals', () => {
  const server = suiteServer(sqlite);

  const malformed: readonly (readonly [string, Name, CallInput, string])[] = [
    ['a build of nothing', 'buildModel', { body: { isGoogleSheets: true } }, 'bad-request'],
    [
      'a preview that is a spreadsheet too',
      'buildModel',
      { body: { templateId: randomUUID(), isGoogleSheets: true, isPreview: true } },
      'bad-request',
    ],
    [
      'a build of what is not there',
      'buildModel',
      { body: { templateId: randomUUID(), isGoogleSheets: true } },
      'template-not-found',
    ],
    [
      'a flag that is a text',
      'buildModel',
      { body: { templateId: randomUUID(), isGoogleSheets: 'yes' } },
      'bad-request',
    ],
    ['a body that is no JSON', 'createReadonlyGSUrl', { body: '{"uuid":' }, 'bad-request'],
    ['an empty body', 'createReadonlyGSUrl', { body: '' }, 'bad-request'],
    ['a list', 'createReadonlyGSUrl', { body: [] }, 'bad-request'],
    ['no uuid', 'createReadonlyGSUrl', { body: { name: 'Tea' } }, 'bad-request'],
    ['no model', 'createReadonlyGSUrl', { body: { uuid: randomUUID(), data: 1 } }, 'template-invalid'],
    ['no query', 'sendReadonlyGSUrl', {}, 'bad-request'],
    [
      'an id that is no uuid',
      'sendReadonlyGSUrl',
      { query: { templateId: '1', email: 'ada@example.com' } },
      'bad-request',
    ],
    [
      'no email address',
      'sendReadonlyGSUrl',
      { query: { templateId: randomUUID(), email: 'ada' } },
      'bad-request',
    ],
    [
      'a preview of what is not there',
      'sendReadonlyGSUrl',
      { query: { templateId: randomUUID(), email: 'ada@example.com' } },
      'template-not-found',
    ],
    ['no id', 'createStaticGSUrl', {}, 'bad-request'],
    ['an id of another form', 'createStaticGSUrl', { query: { staticId: '../1' } }, 'bad-request'],
    [
      'what is not in the gallery',
      'createStaticGSUrl',
      { query: { staticId: randomUUID() } },
      'template-not-found',
    ],
  ];

  test.each(malformed)('%s: %s', async (_, name, input, code) => {
    const visitor = await server.newVisitor();
    expect((await visitor.failure(name, input)).error.code).toBe(code);
  });

  test('what belongs to somebody else is not there', async () => {
    const [owner, other] = [await server.newVisitor(), await server.newVisitor()];
    const templateId = await saveNew(owner);
    const asked = [
      await other.failure('buildModel', { body: { templateId, isGoogleSheets: true } }),
      await other.failure('sendReadonlyGSUrl', { query: { templateId, email: newEmail() } }),
    ];
    expect(asked.map(({ error }) => error.code)).toEqual(['template-not-found', 'template-not-found']);
  });

  test('a template of the gallery with a price is for whoever bought it', async () => {
    const staticId = await inGallery(server);
    await setPrice(server, staticId, 4900);
    const { visitor, email } = await newPerson(server);
    const input = { query: { staticId } };
    expect((await visitor.failure('createStaticGSUrl', input)).error.code).toBe('payment-required');
    await buy(server, email, staticId);
    expect(await opens(await addressOf(visitor, 'createStaticGSUrl', input))).toBe(200);
  });

  test.each(['cross-site', 'same-site'])('a link on a %s page makes and sends nothing', async (site) => {
    const visitor = await server.newVisitor();
    for (const name of ['sendReadonlyGSUrl', 'createStaticGSUrl'] as const) {
      const input = { ...(await calls[name](visitor, server)), headers: { 'sec-fetch-site': site } };
      const { status, error } = await visitor.failure(name, input);
      expect([status, error.code]).toEqual([403, 'xsrf-mismatch']);
    }
    expect((await visitor.call('listSpreadsheets')).spreadsheets).toEqual([]);
  });

  test('only template editors may take screenshots', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const body = { templateName: 'Tea', spreadsheetId: '', template };
    const { error } = await visitor.failure('getGoogleSheetsScreenshots', { body });
    expect(error.code).toBe('sign-in-required');
  });
});

describe('a fresh install', () => {
  const server = suiteServer(sqlite);

  test('offers spreadsheets, and no call for one is without a service', async () => {
    const visitor = await editorOf(server);
    expect(await visitor.call('getUser')).toMatchObject({ hasSpreadsheets: true, hasGoogleSheets: false });
    for (const name of names) {
      const response = await visitor.request(name, await calls[name](visitor, server));
      expect([name, response.status]).toEqual([name, 200]);
    }
  });
});

describe('limits', () => {
  const server = suiteServer(sqlite, { BUILDS_PER_MINUTE: '2' });

  test.each(names)('%s counts as a build', async (name) => {
    const visitor = await server.newVisitor();
    const input = await calls[name](visitor, server);
    for (const _ of [1, 2]) await visitor.call(name, input);
    expect((await visitor.failure(name, input)).error.code).toBe('rate-limited');
  });
});
