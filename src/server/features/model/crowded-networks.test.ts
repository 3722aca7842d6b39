// Tests that the visitors of one network cannot keep another's from building, however many they are.
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testTimeoutMs } from '#testing/effort.ts';
import { sqlite } from '#testing/server/databases.ts';
import { holdBuilds } from '#testing/server/held-builds.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { failureOf, type Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

const server = suiteServer(sqlite, { TRUST_PROXY: '127.0.0.1', BUILD_TIMEOUT_SECONDS: '3600' });

const processes = Math.max(1, availableParallelism() - 1);
const hold = holdBuilds();

const little = () => largeTemplate(1, randomUUID());

interface Asked {
  readonly visitor: Visitor;
  readonly buildId: string;
  readonly reply: Promise<Response>;
  isAnswered: boolean;
}

function ask(visitor: Visitor, address: string, template: object): Asked {
  const buildId = randomUUID();
  const headers = { 'x-forwarded-for': address };
  const reply = visitor.request('buildModel', { headers, body: { template, buildId } });
  const asked: Asked = { visitor, buildId, reply, isAnswered: false };
  reply.then(
    () => {
      asked.isAnswered = true;
    },
    () => undefined,
  );
  return asked;
}

const stateOf = async ({ visitor, buildId }: Asked): Promise<string> => {
  const response = await visitor.request('getBuild', { id: buildId });
  return response.ok ? (await response.json()).state : 'unknown';
};

const untilIn = (asked: Asked, state: string) =>
  vi.waitFor(async () => expect(await stateOf(asked)).toBe(state), { interval: 20, timeout: testTimeoutMs });

const untilWaitingOrAnswered = (asked: Asked) =>
  vi.waitFor(async () => expect(asked.isAnswered || (await stateOf(asked)) === 'queued').toBe(true), {
    interval: 20,
    timeout: testTimeoutMs,
  });

test('six visitors of one network fill their share, and one of another network is built next', async () => {
  // Addresses of one IPv6 network.
  const address = (index: number) => `2001:db8:1:1::${index}`;
  const crowd = await Promise.all(Array.from({ length: 6 }, () => server.newVisitor()));
  const first = await server.newVisitor();
  const running = Array.from({ length: processes }, () => ask(first, address(0), hold().template));
  for (const one of running) await untilIn(one, 'building');
  const waiting = crowd.flatMap((visitor, index) =>
    Array.from({ length: 20 }, () => ask(visitor, address(index), little())),
  );
  for (const one of waiting) await untilWaitingOrAnswered(one);
  const refused = waiting.filter(({ isAnswered }) => isAnswered);
  expect(refused).toHaveLength(60);
  for (const { reply } of refused) {
    const { status, error, headers } = await failureOf(await reply);
    expect([status, error.code, headers.get('retry-after')]).toEqual([429, 'rate-limited', '5']);
  }
  for (const visitor of crowd) {
    expect(refused.filter((one) => one.visitor === visitor)).toHaveLength(10);
  }

  const other = ask(await server.newVisitor(), '2001:db8:1:2::1', little());
  await untilIn(other, 'queued');
  for (const { visitor, buildId } of running) await visitor.call('cancelBuild', { id: buildId });
  const { data } = await (await other.reply).json();
  for (const one of waiting.filter((each) => !refused.includes(each)))
    expect((await one.reply).status).toBe(200);
  const names = await withDatabase(server, ({ query }) =>
    query.selectFrom('built_file').select('name').orderBy(sql`rowid`).execute(),
  );
  expect(names).toHaveLength(61);
  // Several processes may each have begun one by then.
  expect(names.slice(0, processes).map(({ name }) => name)).toContain(data);
});
