// Tests that no request has the main thread parse, write, compress or normalise more than a small document.
import { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { sqlite } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { addSpreadsheet } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';
import { mostInPlaceBytes } from './document-thread.ts';

const server = suiteServer(sqlite, { MAX_TEMPLATES_PER_USER: '100' });

/** The longest text or bytes that each kind of work was given on this thread, where the server runs. */
let longest: Record<string, number> = {};
const note = (kind: string, length: number) => {
  longest[kind] = Math.max(longest[kind] ?? 0, length);
};

const original = { parse: JSON.parse, stringify: JSON.stringify, normalize: String.prototype.normalize };

beforeEach(() => {
  longest = {};
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    note('parsed', text.length);
    return original.parse(text, reviver);
  });
  vi.spyOn(JSON, 'stringify').mockImplementation((...given: unknown[]) => {
    const text: string | undefined = Reflect.apply(original.stringify, JSON, given);
    note('written', text?.length ?? 0);
    return text ?? '';
  });
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    note('normalised', this.length);
    return original.normalize.call(this, form);
  });
  for (const name of ['deflateRawSync', 'inflateRawSync', 'gzipSync', 'gunzipSync'] as const) {
    const work = zlib[name];
    vi.spyOn(zlib, name).mockImplementation((...given) => {
      const done = work(...given);
      const [taken] = given;
      note('compressed', Math.max(typeof taken === 'string' ? taken.length : taken.byteLength, done.length));
      return done;
    });
  }
  // Whoever imported the functions by name gets these instead.
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const large = 'ж\ufdfa"'.repeat(300_000);

async function newEditor(): Promise<Visitor> {
  const { visitor, email } = await newPerson(server);
  await withDatabase(server, (database) => grantRole({ database, clock: server.clock }, email, 'entitled'));
  return visitor;
}

/** The reply is not read as JSON: that would be parsed on this thread as well. */
async function bytesOf(visitor: Visitor, name: Parameters<Visitor['request']>[0], input: CallInput) {
  const response = await visitor.request(name, input);
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, byteLength };
}

test('every call that carries, reads or changes a large template', async () => {
  const visitor = await newEditor();
  const template = { ...(await visitor.call('getDefaultTemplate')), ofTomorrow: large };
  const id = template.uuid;
  const whole = original.stringify(template);
  const inTemplate = `{"template":${whole}}`;
  const staticId = randomUUID();
  const anew = `{"template":${original.stringify({ ...template, uuid: staticId })}}`;
  const refused = `{"template":${original.stringify({ ...template, data: 1 })}}`;
  longest = {};

  const done = async (name: Parameters<Visitor['request']>[0], status: number, input: CallInput) => {
    const answer = await bytesOf(visitor, name, input);
    expect([name, answer.status]).toEqual([name, status]);
    return answer.byteLength;
  };
  await done('saveUserTemplate', 200, { id, body: inTemplate });
  await done('saveUserTemplate', 422, { id, body: refused });
  expect(await done('getUserTemplate', 200, { id })).toBeGreaterThan(large.length);
  expect(await done('cloneTemplate', 200, { id, body: inTemplate })).toBeGreaterThan(large.length);
  await done('cloneTemplate', 422, { id, body: refused });
  const publication = original.stringify({ uuid: id, name: 'x', isPublished: true });
  await done('publishTemplate', 200, { body: publication });
  expect(await done('getGalleryTemplate', 200, { params: { templateId: id } })).toBeGreaterThan(large.length);
  const { versions } = await visitor.call('listTemplateVersions', { id });
  const params = { version: versions[0]?.version ?? '' };
  expect(await done('getTemplateVersion', 200, { id, params })).toBeGreaterThan(large.length);
  const revision = versions[0]?.revision ?? 0;
  await done('restoreTemplateVersion', 200, { id, params, body: `{"baseRevision":${revision}}` });
  await done('buildModel', 200, { body: `{"template":${whole},"isPreview":true}` });
  await done('buildModel', 422, { body: refused });
  await done('saveToGallery', 200, { body: anew });
  await done('saveToGallery', 422, { body: refused });
  await done('createStaticGSUrl', 200, { query: { staticId } });
  await done('createReadonlyGSUrl', 200, { body: whole });
  await done('createReadonlyGSUrl', 422, { body: refused.slice('{"template":'.length, -1) });
  await done('sendReadonlyGSUrl', 200, { query: { templateId: id, email: 'reader@example.org' } });
  await done('buildModel', 200, { body: `{"template":${whole},"isGoogleSheets":true}` });
  await done('getGoogleSheetsScreenshots', 200, {
    body: `{"templateName":"x","spreadsheetId":"",${inTemplate.slice(1)}`,
  });
  await done('exportUser', 200, {});
  expect(longest.parsed).toBeGreaterThan(0);
  for (const [kind, length] of Object.entries(longest)) {
    expect([kind, length <= mostInPlaceBytes]).toEqual([kind, true]);
  }
});

test('saving and reading a megabyte of changes of a spreadsheet', async () => {
  const visitor = await newEditor();
  const id = await addSpreadsheet(server, visitor, { edit_key: 'k'.repeat(24) });
  const content = { kind: 'value', value: 1 };
  const edits = Array.from({ length: 12_000 }, (_, index) => ({
    sheet: 0,
    line: index + 1,
    column: 1,
    content,
  }));
  const save = (body: object) =>
    fetch(`${server.origin}/builder/sheets/${id}/edits`, {
      ...{ method: 'PUT', body: original.stringify(body) },
      headers: { authorization: `Bearer ${'k'.repeat(24)}`, 'content-type': 'application/json' },
    });
  longest = {};
  expect((await save({ revision: 0, edits })).status).toBe(200);
  expect((await save({ revision: 1, edits: [...edits, ...edits.slice(0, 1)] })).status).toBe(400);
  const state = await (await fetch(`${server.origin}/builder/sheets/${id}/state`)).text();
  expect(longest.written).toBeGreaterThan(0);
  for (const [kind, length] of Object.entries(longest)) {
    expect([kind, length <= mostInPlaceBytes]).toEqual([kind, true]);
  }
  expect(original.parse(state)).toMatchObject({ revision: 1, edits });
});

test.each(['register', 'login', 'requestResetPassword', 'requestEmailChange', 'feedback'] as const)(
  '%s does not normalise more than it takes',
  async (name) => {
    const visitor = await newEditor();
    longest = {};
    const text = '\ufdfa'.repeat(2000);
    const body = original.stringify({ email: text, password: text, message: 'x' });
    expect((await bytesOf(visitor, name, { body })).status).toBe(400);
    expect(longest.normalised ?? 0).toBeLessThan(1001);
  },
);
