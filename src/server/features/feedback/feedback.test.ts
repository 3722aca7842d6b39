// Tests feedback to the operators: stored, forwarded, validated and rate limited.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { featureDatabases, type TestDatabase } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

async function keptIn(place: TestDatabase) {
  const database = await openDatabase(place, { now: () => 0 }, () => undefined);
  try {
    return await database.query.selectFrom('feedback').selectAll().execute();
  } finally {
    await database.close();
  }
}

async function untilOutbox({ dataDir }: TestDatabase, { origin }: TestServer): Promise<Buffer> {
  for (;;) {
    const [name] = (await readdir(join(dataDir, 'outbox'))).filter((file) => file.endsWith('.eml'));
    if (name !== undefined) return readFile(join(dataDir, 'outbox', name));
    await fetch(`${origin}/healthz`);
  }
}

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  async function withServer(
    environment: Record<string, string>,
    run: (server: TestServer, place: TestDatabase) => Promise<void>,
  ): Promise<void> {
    const place = await createDatabase();
    const server = await startTestServer(place, environment);
    try {
      await run(server, place);
    } finally {
      await server.stop();
      await place.remove();
    }
  }

  test('a message reaches the operators, who can reply to it', () =>
    withServer({ FEEDBACK_EMAIL: 'operator@example.com' }, async (server, place) => {
      const visitor = await server.newVisitor();
      const body = { message: ' Всё <b>хорошо</b>\nи быстро\u0000 ', email: 'ann@example.com' };
      expect(await visitor.call('shareFeedback', { body })).toEqual({ result: 'sent' });
      const sent = await PostalMime.parse(await untilOutbox(place, server));
      expect(sent).toMatchObject({
        to: [{ address: 'operator@example.com' }],
        replyTo: [{ address: 'ann@example.com' }],
        subject: 'Feedback from ann@example.com',
      });
      expect(sent.text).toContain('Всё <b>хорошо</b>\nи быстро\n');
      expect(sent.html).toContain('Всё &lt;b&gt;хорошо&lt;/b&gt;');
      expect(await keptIn(place)).toMatchObject([
        { message: 'Всё <b>хорошо</b>\nи быстро', email: 'ann@example.com', at: server.clock.time },
      ]);
    }));

  test("without an operators' address messages are only stored, from both paths", () =>
    withServer({}, async (server, place) => {
      const visitor = await server.newVisitor();
      await visitor.call('shareFeedback', { body: { message: 'one' } });
      await visitor.call('feedback', { body: { message: 'two', email: '' } });
      await visitor.call('feedback', { body: { message: 'three', email: null } });
      const kept = await keptIn(place);
      expect(kept.map(({ message, email }) => [message, email]).sort()).toEqual([
        ['one', null],
        ['three', null],
        ['two', null],
      ]);
      expect(await readdir(join(place.dataDir, 'outbox'))).toEqual([]);
    }));

  test('a signed-in user is identified by their address', () =>
    withServer({}, async (server, place) => {
      const visitor = await server.newVisitor();
      await visitor.call('register', {
        body: { email: 'bob@example.com', password: 'correct horse battery' },
      });
      await visitor.call('shareFeedback', { body: { message: 'hello' } });
      expect(await keptIn(place)).toMatchObject([{ email: 'bob@example.com' }]);
    }));

  test('a message is required, and an address must be valid', () =>
    withServer({}, async (server, place) => {
      const visitor = await server.newVisitor();
      const faultOf = async (body: object) => (await visitor.failure('feedback', { body })).error.faults;
      expect(await faultOf({ message: '  ' })).toEqual([
        { path: 'body.message', message: 'A message is required.' },
      ]);
      const [fault] = (await faultOf({ message: 'a', email: 'nobody' })) ?? [];
      expect(fault?.path).toBe('body.email');
      expect(await keptIn(place)).toEqual([]);
    }));

  test('one address may send a limited number a minute', () =>
    withServer({ SIGN_INS_PER_MINUTE: '2' }, async (server, place) => {
      const visitor = await server.newVisitor();
      for (const message of ['1', '2']) await visitor.call('feedback', { body: { message } });
      const { status } = await (await server.newVisitor()).failure('shareFeedback', {
        body: { message: '3' },
      });
      expect(status).toBe(429);
      expect(await keptIn(place)).toHaveLength(2);
    }));
});
