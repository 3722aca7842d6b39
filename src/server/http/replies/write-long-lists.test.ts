// Tests that a long list is written as a whole reply would be, in pieces between which others have their turn.
import { setImmediate as turn } from 'node:timers/promises';
import fastCheck from 'fast-check';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { effort } from '#testing/effort.ts';
import { writeLongLists } from './write-long-lists.ts';

const item = z.object({ name: z.string(), price: z.number().nullable(), note: z.string().optional() });
const list = z.array(item);
const schema = z.object({
  title: z.string(),
  items: list,
  user: z.object({ id: z.string(), items: list, tags: z.array(z.string()) }).optional(),
});

async function answered(reply: z.ZodType, payload: unknown) {
  const app = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  const options = { schema: { response: { 200: reply } }, preSerialization: writeLongLists(reply) };
  app.get('/', options, async () => payload);
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { statusCode, type: headers['content-type'], body };
}

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `é ${index}`,
    price: index % 3 === 0 ? null : index,
  }));

const json = 'application/json; charset=utf-8';

test.each([0, 1, 50, 51, 100, 101, 1234])('a list of %d', async (count) => {
  const items = itemsOf(count);
  const { statusCode, type, body } = await answered(schema, { title: 'all', items });
  expect([statusCode, type]).toEqual([200, json]);
  expect(JSON.parse(body)).toEqual({ title: 'all', items });
});

test('lists below, several of them, a list by itself and one beside nothing else', async () => {
  const items = itemsOf(120);
  const user = { id: 'u', items: itemsOf(70), tags: items.map(({ name }) => name) };
  expect(JSON.parse((await answered(schema, { title: 't', items, user })).body)).toEqual({
    title: 't',
    items,
    user,
  });
  expect(JSON.parse((await answered(z.object({ items: list }), { items })).body)).toEqual({ items });
  expect(JSON.parse((await answered(list, items)).body)).toEqual(items);
});

test('what the contract does not name is left out of every item', async () => {
  const items = itemsOf(120);
  const withSecrets = items.map((one) => ({ ...one, secret: 'x' }));
  const { body } = await answered(schema, { title: 't', items: withSecrets, secret: 'x' });
  expect(JSON.parse(body)).toEqual({ title: 't', items });
});

test.each([
  ['an item', { title: 't', items: [...itemsOf(110), { name: 7, price: 1 }] }],
  ['a field beside the list', { title: 7, items: itemsOf(110) }],
  ['a list below', { title: 't', items: itemsOf(110), user: { id: 7, items: itemsOf(60), tags: [] } }],
])('%s of another kind is an error of the server, with nothing of the reply', async (_what, payload) => {
  const { statusCode, body } = await answered(schema, payload);
  expect(statusCode).toBe(500);
  expect(body).not.toContain('é');
});

test('others have a turn for every fifty items', async () => {
  let turns = 0;
  let isDone = false;
  const answer = answered(schema, { title: 't', items: itemsOf(1000) }).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    turns += 1;
  }
  await answer;
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('any reply is the same as written at once', async () => {
  const anyItem = fastCheck.record(
    {
      name: fastCheck.string({ unit: 'binary' }),
      price: fastCheck.option(fastCheck.integer()),
      more: fastCheck.integer(),
    },
    { requiredKeys: ['name', 'price'] },
  );
  const anyList = fastCheck.array(anyItem, { maxLength: 130, size: 'max' });
  const anyReply = fastCheck.record({ title: fastCheck.string(), items: anyList });
  await fastCheck.assert(
    fastCheck.asyncProperty(anyReply, async (payload) => {
      const { body } = await answered(schema, payload);
      expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(z.encode(schema, payload))));
    }),
    { numRuns: 30 * effort.timesProperties },
  );
});
