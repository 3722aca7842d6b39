// Tests that what the payment service tells has a limit of its own, however small templates are held.
import { expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const server = suiteServer(sqlite, {
  ...{ MAX_BODY_KB: '16', MAX_BODIES_MB: '1', MAX_BODIES_MB_PER_NETWORK: '1' },
});

test('an event of a megabyte is read whole, and a longer one is not', async () => {
  const tell = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${server.origin}/api/checkout/webhook`, { method: 'POST', headers, body });
    return [reply.status, (await reply.json()).code];
  };
  const event = '{"id":"evt_1"}'.padEnd(2 ** 20, ' ');
  // It was read, or else nobody would know that it is not signed.
  expect(await tell(event)).toEqual([400, 'bad-request']);
  expect(await tell(`${event} `)).toEqual([413, 'template-too-large']);
  const visitor = await server.newVisitor();
  const { status } = await visitor.failure('saveSettings', { body: 'x'.repeat(16 * 1024 + 1) });
  expect(status).toBe(413);
});
