// Sends malformed, hostile and unusual requests: each gets a clear error or a proper reply, quickly.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, errorReply } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { expectations } from '#testing/access/expectations.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { damagedBody, mutatedText } from '#testing/server/odd-bodies.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const numRuns = effort.requests;
const mostWorkMs = 1000;

/** CPU time of this process, the server included; unlike the wall clock it does not depend on other processes. */
async function answered(begin: () => Promise<Response>) {
  const before = process.cpuUsage();
  const response = await begin();
  const text = await response.text();
  const { user, system } = process.cpuUsage(before);
  return { response, text, workMs: (user + system) / 1000 };
}

/** Deleting the visitor would leave nobody to continue with. */
const namesWithBody = Object.entries(calls)
  .filter(([name, call]) => 'body' in call && name !== 'deleteUser')
  .map(([name]) => name)
  .filter((name): name is CallName => name in paths);

/** A body that the call would accept, as text. */
async function soundBodies(visitor: Visitor): Promise<[CallName, string][]> {
  const template = await visitor.call('getDefaultTemplate');
  const has = {
    template: async () => template,
    deleted: async () => template,
    version: async () => template.uuid,
    build: async () => ({ buildId: template.uuid, file: 'x.xlsx' }),
    sessionId: async () => template.uuid,
    order: async () => template.uuid,
    receipt: async () => template.uuid,
    spreadsheet: async () => template.uuid,
  };
  return Promise.all(
    namesWithBody.map(async (name): Promise<[CallName, string]> => {
      const input = await expectations[name].input?.(has, visitor);
      return [name, JSON.stringify(input?.body ?? {})];
    }),
  );
}

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, { MAX_BODY_KB: '256', LOG_LEVEL: 'silent' });
  let visitor: Visitor;
  let id: string;
  let saving: string;
  beforeAll(async () => {
    // Who may make every call that does not need an operator, so that each body is read.
    const person = await newPerson(server);
    visitor = person.visitor;
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, person.email, 'entitled'),
    );
    const template = await visitor.call('getDefaultTemplate');
    id = template.uuid;
    saving = JSON.stringify({ template, baseRevision: 0 });
    await visitor.call('saveUserTemplate', { id, body: saving });
    // The first search of a process reads the whole catalogue, which says nothing of the request.
    const search = { language: 'en', sectionId: 'section_sales', searchString: 'zzzz', templateContext: '' };
    await visitor.call('generateResources', { body: search });
  });
  afterAll(async () => {
    const { status } = await fetch(`${server.origin}/readyz`);
    expect(status).toBe(200);
    expect(await databaseFaults(server.place)).toEqual([]);
  });

  const expectClear = async (begin: () => Promise<Response>) => {
    const { response, text, workMs } = await answered(begin);
    expect(workMs).toBeLessThan(mostWorkMs);
    expect(response.status, text).toBeLessThan(500);
    // A path with dots may lead out of the API, where a plain page answers.
    const { pathname } = new URL(response.url);
    if (response.status < 400 || !pathname.startsWith('/api/')) return;
    // The links of receipts are opened in a browser: whoever has a wrong one reads so on a page.
    const isPage = pathname.startsWith('/api/receipts/') && text.startsWith('<!doctype html>');
    if (isPage) expect(response.status).toBe(404);
    else errorReply.strict().parse(JSON.parse(text));
  };

  test(
    'mutated saves',
    async () => {
      await fc.assert(
        fc.asyncProperty(mutatedText(saving), (body) =>
          expectClear(() => visitor.request('saveUserTemplate', { id, body })),
        ),
        { numRuns },
      );
    },
    searchTimeoutMs,
  );

  test(
    'mutated bodies of every call that takes one',
    async () => {
      const bodies = await soundBodies(visitor);
      const spoiled = fc
        .constantFrom(...bodies)
        .chain(([name, body]) =>
          fc.oneof(mutatedText(body), damagedBody(JSON.parse(body))).map((text) => [name, text] as const),
        );
      await fc.assert(
        fc.asyncProperty(spoiled, async ([name, body]) => {
          await expectClear(() => visitor.request(name, { id, params: { version: id }, body }));
        }),
        { numRuns },
      );
      // Whatever came before, a new visitor is served as usual.
      const someone = await server.newVisitor();
      const template = await someone.call('getDefaultTemplate');
      expect(await someone.call('saveUserTemplate', { id: template.uuid, body: { template } })).toMatchObject(
        {
          revision: 1,
        },
      );
    },
    searchTimeoutMs,
  );

  test(
    'any JSON for any call with a body',
    async () => {
      const withBody = fc.constantFrom(...namesWithBody);
      await fc.assert(
        fc.asyncProperty(withBody, fc.json({ stringUnit: 'binary' }), (name, body) =>
          expectClear(() => visitor.request(name, { id, body })),
        ),
        { numRuns },
      );
    },
    searchTimeoutMs,
  );

  test(
    'odd paths, queries and headers',
    async () => {
      const piece = fc.oneof(
        fc.constantFrom(
          '%00',
          '%2e%2e',
          '%2f',
          '%',
          '%zz',
          '%E0%A4%A',
          '..',
          '\\',
          '//',
          '?',
          '#',
          '&filename=',
          '%ud800',
        ),
        fc.constantFrom(id, 'api', 'user', 'template', ' ', '~', '\u202e', 'x'.repeat(300)),
      );
      const start = fc.constantFrom(
        ...Object.values(paths).map(({ path }) => path.replace(':id', '')),
        '/api/',
      );
      const header = fc.record({
        cookie: fc.constantFrom('session=%00', 'session=x; session=y', '=;;;=', 'session', 'XSRF-TOKEN=%E0'),
        accept: fc.constantFrom('*/*', '', ',;q=,'),
        'if-none-match': fc.constantFrom('*', '"1"', 'W/"1"', '"'),
      });
      await fc.assert(
        fc.asyncProperty(start, fc.array(piece, { maxLength: 5 }), header, (path, pieces, headers) =>
          expectClear(() => visitor.fetch(path + pieces.join(''), { headers })),
        ),
        { numRuns },
      );
    },
    searchTimeoutMs,
  );
});

describe('on a bare connection', () => {
  const server = suiteServer(sqlite, { MAX_BODY_KB: '16' });

  test.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a method of its own', 'STEAL /api/user HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'two lengths',
      'POST /api/user/settings HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'length and chunks',
      'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header without end', `GET /api/user HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['a zero byte in a header', 'GET /api/user HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
    [
      'an address that cannot be decoded',
      'GET /api/user/template/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
  ])('%s is refused in the format of every error', async (_name, text) => {
    const connection = await openConnection(server.origin);
    connection.send(text);
    const reply = await connection.untilClosed();
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    const body = reply.slice(reply.indexOf('\r\n\r\n') + 4);
    expect(errorReply.strict().parse(JSON.parse(body)).code).toBe('bad-request');
  });

  test.each([
    ['an empty body', '', 'application/json', 'bad-request'],
    ['half a body', '{"language":', 'application/json', 'bad-request'],
    ['a poisoned prototype', '{"language":"ru","__proto__":{"a":1}}', 'application/json', 'bad-request'],
    ['a form', 'language=ru', 'application/x-www-form-urlencoded', 'media-type'],
    ['a type that is no type', '{"language":"ru"}', 'nonsense', 'media-type'],
    ['a long body', `{"language":"${'x'.repeat(20_000)}"}`, 'application/json', 'template-too-large'],
  ])('%s is refused as it should be', async (_name, body, type, code) => {
    const visitor = await server.newVisitor();
    const { error } = await visitor.failure('saveSettings', { body, headers: { 'content-type': type } });
    expect(error.code).toBe(code);
    expect((await visitor.call('getUser')).settings.language).toBe('en');
  });
});
