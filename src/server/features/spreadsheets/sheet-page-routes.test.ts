// Tests the page of a spreadsheet behind a link and what it reads and saves, on both databases: without any session.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SheetEdit } from '#contract/shapes/spreadsheet-shapes.ts';
import { databases, temporaryFolder } from '#testing/server/databases.ts';
import { withDatabase } from '#testing/server/people.ts';
import { spreadsheetRow } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;
const key = 'k'.repeat(24);
const webDir = temporaryFolder();
mkdirSync(webDir, { recursive: true });
const page =
  '<!doctype html><title>Spreadsheet</title><script type="module" src="/builder/assets/sheet.js"></script>';
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>App</title>');
writeFileSync(join(webDir, 'sheet.html'), page);

const two: SheetEdit = { sheet: 0, line: 4, column: 5, content: { kind: 'value', value: 2 } };
const sum: SheetEdit = { sheet: 1, line: 9, column: 2, content: { kind: 'formula', formula: 'SUM(A1:A3)' } };

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind, { WEB_DIR: webDir, MAX_BODY_KB: '1024' });

  const made = async (by: Visitor, change: Readonly<Record<string, unknown>> = {}) => {
    const template = { ...(await by.call('getDefaultTemplate')), ...change };
    const { data } = await by.call('buildModel', { body: { template, isGoogleSheets: true } });
    const url = new URL(String(data));
    return { url, id: url.pathname.split('/').at(-1) ?? '' };
  };
  const set = (id: string, change: Record<string, unknown>) =>
    withDatabase(server, ({ query }) =>
      query.updateTable('spreadsheet').set(change).where('id', '=', id).execute(),
    );
  const get = (id: string, part = '', headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/builder/sheets/${id}${part}`, { headers });
  const stateOf = async (id: string, headers: Record<string, string> = {}) =>
    (await get(id, '/state', headers)).json();
  const save = async (id: string, body: unknown, authorization = `Bearer ${key}`) => {
    const response = await fetch(`${server.origin}/builder/sheets/${id}/edits`, {
      ...{ method: 'PUT', body: JSON.stringify(body) },
      headers: { authorization, 'content-type': 'application/json' },
    });
    return [response.status, await response.json()] as const;
  };

  test('whoever has the link reads the page, the book and the file, and nobody is told of it', async () => {
    const { id, url } = await made(await server.newVisitor(), { name: 'Tea house' });
    expect(url.pathname).toMatch(/^\/builder\/sheets\/[\w-]{24}$/);
    const opened = await get(id);
    expect([opened.status, opened.headers.get('content-type'), await opened.text()]).toEqual([
      ...[200, 'text/html; charset=utf-8', page],
    ]);
    const book = await get(id, '/book');
    expect(await book.json()).toMatchObject({ title: 'Tea house', sheets: expect.any(Array) });
    const file = await get(id, '/workbook.xlsx');
    expect([...Buffer.from(await file.arrayBuffer()).subarray(0, 2)]).toEqual([...Buffer.from('PK')]);
    expect(file.headers.get('content-disposition')).toContain('Tea house');
    expect(await stateOf(id)).toEqual({
      ...{ title: 'Tea house', language: 'en', isReadonly: false, canDownload: true, canEdit: false },
      ...{ edits: [], revision: 0, expiresAt: server.clock.time + 30 * dayMs },
    });
    for (const { headers } of [opened, book, file]) {
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('the page may run the scripts of the app and ask for its own spreadsheet alone', async () => {
    const { id } = await made(await server.newVisitor());
    const policy = String((await get(id)).headers.get('content-security-policy')).split(';');
    expect(policy).toEqual([
      ...["default-src 'none'", "script-src 'self'", "script-src-attr 'none'", "style-src 'self'"],
      ...["img-src 'self' data:", "font-src 'self'", "worker-src 'self'"],
      `connect-src ${server.origin}/builder/sheets/${id}/`,
      ...[
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ],
    ]);
    expect((await get(id, '/state')).headers.get('content-security-policy')).toContain("default-src 'none'");
    const answer = await fetch(`${server.origin}/builder/sheets/${id}`, {
      headers: { host: 'x; script-src *' },
    }).catch(() => null);
    expect(answer?.headers.get('content-security-policy') ?? '').not.toContain('script-src *');
  });

  test('a session has no effect there, and none begins', async () => {
    const owner = await server.newVisitor();
    const { id } = await made(owner);
    await set(id, { edit_key: key });
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(cookie).toContain('session=');
    for (const part of ['', '/state', '/book', '/workbook.xlsx', '/none']) {
      const [without, withSession] = [await get(id, part), await get(id, part, { cookie })];
      expect(withSession.status).toBe(without.status);
      expect([...without.headers.getSetCookie(), ...withSession.headers.getSetCookie()]).toEqual([]);
      const bodies = [await without.text(), await withSession.text()].map((text) =>
        text.replace(/"requestId":"[^"]+"/, ''),
      );
      expect(bodies[1]).toBe(bodies[0]);
    }
    expect(await stateOf(id, { cookie })).toMatchObject({ canEdit: false });
    const saved = await fetch(`${server.origin}/builder/sheets/${id}/edits`, {
      ...{ method: 'PUT', body: JSON.stringify({ revision: 0, edits: [two] }) },
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    expect([saved.status, saved.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('the book is kept by the browser and the state never', async () => {
    const { id } = await made(await server.newVisitor());
    const book = await get(id, '/book');
    const tag = book.headers.get('etag') ?? '';
    expect([tag, book.headers.get('cache-control')]).toEqual([
      `W/"${id}"`,
      'private, max-age=31536000, immutable',
    ]);
    const again = await get(id, '/book', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const part of ['', '/state', '/workbook.xlsx']) {
      expect((await get(id, part)).headers.get('cache-control')).toBe('no-store');
    }
    const plain = await get(id, '/book', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), (await plain.json()).sheets.length > 5]).toEqual([
      null,
      true,
    ]);
  });

  test('changes are saved with the key, in their order, and never over those of somebody else', async () => {
    const { id } = await made(await server.newVisitor());
    expect(await save(id, { revision: 0, edits: [two] })).toMatchObject([
      403,
      { code: 'spreadsheet-read-only' },
    ]);
    await set(id, { edit_key: key });
    expect(await stateOf(id, { authorization: `Bearer ${key}` })).toMatchObject({ canEdit: true });
    expect(await stateOf(id, { authorization: `Bearer ${key}x` })).toMatchObject({ canEdit: false });
    expect(await save(id, { revision: 0, edits: [two] })).toEqual([200, { revision: 1 }]);
    expect(await save(id, { revision: 0, edits: [sum] })).toMatchObject([
      409,
      { code: 'spreadsheet-stale', currentRevision: 1 },
    ]);
    expect(await save(id, { revision: 1, edits: [two, sum] })).toEqual([200, { revision: 2 }]);
    expect(await stateOf(id)).toMatchObject({ canEdit: false, edits: [two, sum], revision: 2 });
    const both = await Promise.all([two, sum].map((edit) => save(id, { revision: 2, edits: [edit] })));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await save(id, { revision: 3, edits: [] }, 'Bearer ')).toMatchObject([403, {}]);
  });

  test.each([
    ['a cell twice', [two, two]],
    ['a line 0', [{ ...two, line: 0 }]],
    ['a line beyond the last', [{ ...two, line: 1_048_577 }]],
    ['a column beyond the last', [{ ...two, column: 16_385 }]],
    ['half a column', [{ ...two, column: 1.5 }]],
    ['a sheet before the first', [{ ...two, sheet: -1 }]],
    ['another field', [{ ...two, script: '' }]],
    ['a number as content', [{ ...two, content: 2 }]],
    ['a value and a formula', [{ ...two, content: { kind: 'value', value: 1, formula: '1' } }]],
    ['a formula of nothing', [{ ...two, content: { kind: 'formula', formula: '' } }]],
    [
      'a formula longer than Excel takes',
      [{ ...two, content: { kind: 'formula', formula: '1'.repeat(8193) } }],
    ],
    ['a text longer than Excel takes', [{ ...two, content: { kind: 'value', value: 'x'.repeat(32_768) } }]],
    ['a control character', [{ ...two, content: { kind: 'value', value: 'a\u0001b' } }]],
    ['half a character', [{ ...two, content: { kind: 'value', value: '\ud800' } }]],
    ['no list', { 0: two }],
    ['no object', ['x', null, 7]],
    ['another list', [[two]]],
    ['what is nested deeply', [{ ...two, content: [[[[]]]] }]],
    ['a sheet beyond the last', [{ ...two, sheet: 501 }]],
    ['no content', [{ sheet: 0, line: 4, column: 5 }]],
    ['content of another kind', [{ ...two, content: { kind: 'script', value: 1 } }]],
    ['a value that is a list', [{ ...two, content: { kind: 'value', value: [1] } }]],
  ])('%s is refused', async (_, edits) => {
    const { id } = await made(await server.newVisitor());
    await set(id, { edit_key: key });
    expect(await save(id, { revision: 0, edits })).toMatchObject([400, { code: 'bad-request' }]);
    expect(await stateOf(id)).toMatchObject({ edits: [], revision: 0 });
  });

  test.each([
    ['no JSON', '{"revision":0,"edits":[', 'application/json', 400, 'bad-request'],
    ['nothing', '', 'application/json', 400, 'bad-request'],
    ['null', 'null', 'application/json', 400, 'bad-request'],
    ['no revision', '{"edits":[]}', 'application/json', 400, 'bad-request'],
    ['a revision before the first', '{"revision":-1,"edits":[]}', 'application/json', 400, 'bad-request'],
    ['half a revision', '{"revision":0.5,"edits":[]}', 'application/json', 400, 'bad-request'],
    ['a revision beyond counting', '{"revision":1e99,"edits":[]}', 'application/json', 400, 'bad-request'],
    ['another field', '{"revision":0,"edits":[],"title":"x"}', 'application/json', 400, 'bad-request'],
    ['a prototype', '{"revision":0,"edits":[],"__proto__":{}}', 'application/json', 400, 'bad-request'],
    [
      'a cell’s prototype',
      '{"revision":0,"edits":[{"__proto__":1}]}',
      'application/json',
      400,
      'bad-request',
    ],
    ['a form', 'revision=0', 'application/x-www-form-urlencoded', 415, 'media-type'],
  ])('a body of %s is refused, and nothing is saved', async (_, body, type, status, code) => {
    const { id } = await made(await server.newVisitor());
    await set(id, { edit_key: key });
    const answer = await fetch(`${server.origin}/builder/sheets/${id}/edits`, {
      ...{ method: 'PUT', body },
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    expect(await stateOf(id)).toMatchObject({ edits: [], revision: 0 });
  });

  test('as many changes as fit are taken, and no longer body', async () => {
    const { id } = await made(await server.newVisitor());
    await set(id, { edit_key: key });
    const many = Array.from({ length: 12_000 }, (__, index) => ({ ...two, line: index + 1 }));
    expect(await save(id, { revision: 0, edits: many })).toEqual([200, { revision: 1 }]);
    const long = Array.from({ length: 40 }, (__, index) => ({
      ...{ sheet: 0, line: index + 1, column: 1 },
      content: { kind: 'value', value: 'x'.repeat(32_000) },
    }));
    expect(await save(id, { revision: 1, edits: long })).toMatchObject([413, { code: 'template-too-large' }]);
  });

  test('a preview is looked at, and its file stays here', async () => {
    const visitor = await server.newVisitor();
    const body = await visitor.call('getDefaultTemplate');
    const { data } = await visitor.call('createReadonlyGSUrl', { body });
    const id = new URL(String(data)).pathname.split('/').at(-1) ?? '';
    expect(await stateOf(id)).toMatchObject({ isReadonly: true, canDownload: false });
    expect((await get(id, '/book')).status).toBe(200);
    const file = await get(id, '/workbook.xlsx');
    expect([file.status, (await file.json()).code]).toEqual([403, 'spreadsheet-read-only']);
  });

  test.each([
    ['unknown', 'a'.repeat(24), (at: string) => `connect-src ${new URL(at).origin}/builder/sheets/`],
    ['no id', '%27--', () => "connect-src 'none';"],
    ['cut short', 'a'.repeat(20), () => "connect-src 'none';"],
  ])('%s has a page that says so, and asks for nothing else', async (_, id, reach) => {
    const opened = await get(id);
    expect(opened.headers.get('content-security-policy')).toContain(reach(opened.url));
    expect([opened.status, opened.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await opened.text()).toBe(page);
    const answers = await Promise.all(['/state', '/book', '/workbook.xlsx'].map((part) => get(id, part)));
    for (const answer of answers) {
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'spreadsheet-not-found']);
    }
  });

  test('one whose link was cut amid a letter has that page too', async () => {
    const opened = await get('%E0%A4%A');
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([404, null]);
    expect(await opened.text()).toBe(page);
  });

  test.each([
    ['turned off', () => ({ revoked_at: server.clock.time }), 'spreadsheet-gone'],
    ['expired', () => ({ expires_at: server.clock.time }), 'spreadsheet-expired'],
    ['of nobody any more', () => ({ account_id: null }), 'spreadsheet-gone'],
    ['removed', () => ({ removed_at: server.clock.time }), 'spreadsheet-gone'],
  ])('one that is %s opens for nobody, whatever they have of it', async (_, changeOf, code) => {
    const { id } = await made(await server.newVisitor());
    await set(id, { edit_key: key });
    const tag = { 'if-none-match': `W/"${id}"` };
    expect((await get(id, '/book', tag)).status).toBe(304);
    await set(id, changeOf());
    const opened = await get(id);
    expect(opened.status).toBe(410);
    expect(await opened.text()).toBe(page);
    for (const part of ['/state', '/book', '/workbook.xlsx']) {
      const answer = await get(id, part, tag);
      expect([answer.status, (await answer.json()).code]).toEqual([410, code]);
    }
    expect(await save(id, { revision: 0, edits: [two] })).toMatchObject([410, { code }]);
    expect((await spreadsheetRow(server, id))?.edits).toBe('[]');
  });

  test('one that is still being made is known to nobody', async () => {
    const { id } = await made(await server.newVisitor());
    await set(id, { made_at: null });
    expect((await get(id)).status).toBe(404);
  });
});
