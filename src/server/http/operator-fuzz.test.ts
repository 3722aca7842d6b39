// Sends the calls of operators odd ids, queries and bodies, as an operator: each answers, or refuses as it is documented.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls, errorReply } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { expectations } from '#testing/access/expectations.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { databases } from '#testing/server/databases.ts';
import { damagedBody } from '#testing/server/odd-bodies.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf, addReceiptOf } from '#testing/server/orders.ts';
import { newPerson, saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { codesOf } from './register-call.ts';

const names = Object.keys(calls)
  .filter((name): name is CallName => name in paths)
  .filter((name) => calls[name].access === 'operator');

const oddTexts = [
  ...['', ' ', '\0', 'a\0b', '%', '%00', "'", '"', '=1+1', '\u202e', '\ufeff', '\ufdfa', 'x'.repeat(500)],
  ...['-1', '0', '1', '1.5', '1e9', '1e999', '9007199254740993', '99999999999999999999', 'NaN', 'null'],
  ...['1.x', '1~x', '1.\0', '1~\0', '99999999999999999999~x', 'x@example.com', '\0@example.com', 'local'],
] as const;

/** The names of what a call takes beside its path. */
const keysOf = ({ query }: Call): readonly string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

const partsOf = (name: CallName): readonly string[] =>
  [...paths[name].path.matchAll(/:(\w+)/g)].flatMap(([, part]) => part ?? []);

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { LOG_LEVEL: 'silent' });
  let operator: Visitor;
  let ids: readonly string[];

  beforeAll(async () => {
    operator = (await newOperator(server)).visitor;
    const { visitor, email } = await newPerson(server);
    const uuid = await saveNew(visitor);
    const order = await addReceiptOf(server, visitor);
    ids = [await accountIdOf(visitor), await accountIdOf(operator), uuid, order, email];
  });

  afterAll(async () => {
    expect(await databaseFaults(server.place)).toEqual([]);
  });

  const oddText = () =>
    fc.oneof(
      fc.constantFrom(...oddTexts),
      fc.constantFrom('\0', ...ids),
      fc.string({ unit: 'binary', maxLength: 30 }).map((text) => Buffer.from(text).toString()),
    );

  const requestsOf = (name: CallName, sound: unknown) =>
    fc.record({
      name: fc.constant(name),
      params: fc.record(Object.fromEntries(partsOf(name).map((part) => [part, oddText()]))),
      query: fc.record(Object.fromEntries(keysOf(calls[name]).map((key) => [key, oddText()])), {
        requiredKeys: [],
      }),
      body: 'body' in calls[name] ? damagedBody(sound) : fc.constant(undefined),
    });

  async function expectDocumented({ name, params, query, body }: Sent): Promise<void> {
    const { id = '', ...others } = Object.fromEntries(
      Object.entries(params).map(([part, text]) => [part, encodeURIComponent(text)]),
    );
    const asked = Object.fromEntries(
      Object.entries(query).flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const])),
    );
    const response = await operator.request(name, { id, params: others, query: asked, body });
    const text = await response.text();
    if (response.status < 400) return;
    const { code } = errorReply.strict().parse(JSON.parse(text));
    expect(codesOf(name, calls[name]).filter((documented) => documented !== 'internal')).toContain(code);
  }

  test.each(names)(
    '%s',
    async (name) => {
      const sound = (await expectations[name].input?.(nothing, operator))?.body ?? {};
      await fc.assert(fc.asyncProperty(requestsOf(name, sound), expectDocumented), {
        numRuns: Math.min(500, effort.requests / 4),
      });
    },
    searchTimeoutMs,
  );
});

interface Sent {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
  /** Some of what it takes. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string | undefined;
}

/** No call of operators is described by what somebody has. */
const none = () => Promise.reject(new Error('the call needs what somebody has'));
const nothing = {
  ...{ template: none, deleted: none, version: none, build: none, sessionId: none, order: none },
  ...{ receipt: none, spreadsheet: none },
};
