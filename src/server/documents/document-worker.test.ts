// Tests that work on documents always ends, and what follows is done, whatever becomes of the thread or its program.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { documentProgramVariable } from '#testing/server/bundled-thread-program.ts';
import { sqlite } from '#testing/server/databases.ts';
import { endsThread, neverEnds } from '#testing/server/failing-documents.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { createDocumentThread, type DocumentThread, mostInPlaceBytes } from './document-thread.ts';

beforeAll(() => {
  vi.stubEnv(documentProgramVariable, 'failing-documents');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const filling = 'x'.repeat(mostInPlaceBytes);

const caller = { accountId: 'a', network: 'a' };
const uuid = randomUUID();

/** The outcome, or what it was refused with. */
const read = (thread: DocumentThread, ofTomorrow: string) => {
  const bytes = new TextEncoder().encode(JSON.stringify({ template: { uuid, ofTomorrow, filling } }));
  return thread.run(caller, 'readPostedSave', { bytes, uuid }).then(
    (parsed) => parsed?.outline,
    (error: unknown) => error,
  );
};

const newThread = () => createDocumentThread(pino({ level: 'silent' }), () => undefined);
const readOutline = { template: { uuid } };

/** Lets the time pass that work may take; what it waits for on the way there needs none. */
async function passTime(ms: number): Promise<void> {
  while (vi.getTimerCount() === 0) await turn();
  vi.advanceTimersByTime(ms);
}

test('a document that never ends is refused after its time, and those behind it have their turn', async () => {
  const thread = newThread();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = read(thread, neverEnds);
  const behind = read(thread, '');
  await passTime(30_000);
  expect(await endless).toMatchObject({ code: 'server-busy', details: { retryAfterSeconds: 10 } });
  vi.useRealTimers();
  expect(await behind).toEqual(readOutline);
  await thread.close();
});

test('a document that never ends does not delay a stop beyond its time', async () => {
  const thread = newThread();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = read(thread, neverEnds);
  const behind = read(thread, '');
  thread.endWithin(5000);
  await passTime(5000);
  expect(await endless).toMatchObject({ code: 'shutting-down' });
  expect(await behind).toMatchObject({ code: 'shutting-down' });
  await thread.close();
});

const server = suiteServer(sqlite);

const saveLarge = async (visitor: Visitor, ofTomorrow: string) => {
  const template = { ...(await visitor.call('getDefaultTemplate')), ofTomorrow, filling };
  return { id: template.uuid, body: { template } };
};

test('a save whose thread ends is answered with an error, and the next one is stored', async () => {
  const visitor = await server.newVisitor();
  const ending = await saveLarge(visitor, endsThread);
  const { status, error } = await visitor.failure('saveUserTemplate', ending);
  expect([status, error.code]).toEqual([500, 'internal']);
  expect((await visitor.failure('getUserTemplate', { id: ending.id })).status).toBe(404);
  const { id, body } = await saveLarge(visitor, '');
  await visitor.call('saveUserTemplate', { id, body });
  expect(await visitor.call('getUserTemplate', { id })).toEqual(body.template);
});

test('a save is answered with an error while the program of the thread is missing, and stored once it is back', async () => {
  vi.stubEnv(documentProgramVariable, 'missing');
  const place = await sqlite.createDatabase();
  const bare = await startTestServer(place);
  try {
    const visitor = await bare.newVisitor();
    const { id, body } = await saveLarge(visitor, '');
    for (const { status, error } of [
      await visitor.failure('saveUserTemplate', { id, body }),
      await visitor.failure('saveUserTemplate', { id, body }),
    ]) {
      expect([status, error.code]).toEqual([500, 'internal']);
    }
    expect(bare.log.join('')).toContain('the thread that works on documents died');
    vi.stubEnv(documentProgramVariable, 'document-program');
    await visitor.call('saveUserTemplate', { id, body });
  } finally {
    await bare.stop();
    await place.remove();
  }
});
