// Tests how much memory replies take that nobody reads: by network, in all, and for how long.
import { EventEmitter, once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#testing/effort.ts';
import { openConnection, type RawConnection } from '#testing/server/raw-connection.ts';
import { ClientGone } from '../../errors/client-gone.ts';
import { appErrorOf } from '../app-error-of.ts';
import { Connections } from '../connections.ts';
import { leaveUnanswered } from '../leave-unanswered.ts';
import { admitReplies } from './admit-replies.ts';
import { WrittenPieces } from './written-pieces.ts';

/** More than the system takes from a server whose client does not read. */
const largeBytes = 32 * 2 ** 20;
const large = Buffer.alloc(largeBytes, 'x');
const hourMs = 3_600_000;
const limits = {
  maxBodyBytes: largeBytes,
  maxRepliesBytes: 3 * largeBytes,
  maxRepliesBytesPerNetwork: 2 * largeBytes,
  slowReplyMs: hourMs,
};
const answers = new EventEmitter();
let release: () => void;
let released: Promise<void>;
let files: ReadStream[];
const apps: FastifyInstance[] = [];
const connections: RawConnection[] = [];

beforeEach(() => {
  files = [];
  released = new Promise((resolve) => {
    release = resolve;
  });
});
afterEach(async () => {
  release();
  vi.useRealTimers();
  for (const connection of connections.splice(0)) connection.close();
  for (const app of apps.splice(0)) await app.close();
});

async function startApp(changed: Partial<typeof limits> = {}) {
  const app = fastify({ keepAliveTimeout: hourMs });
  apps.push(app);
  new Connections(
    () => false,
    () => undefined,
  ).follow(app.server);
  app.setErrorHandler((thrown, request, reply) => {
    if (thrown instanceof ClientGone) return leaveUnanswered(request, reply);
    const { code, details } = appErrorOf(thrown);
    return reply.code(500).send({ code, ...details });
  });
  admitReplies(app, { ...limits, ...changed }, ({ headers }) => ({
    network: String(headers.from),
    accountId: '',
  }));
  app.addHook('onRequest', async (_request, { raw }) => {
    answers.emit('asked', raw);
  });
  app.get('/large', async () => large);
  app.get('/small', async () => 'small');
  app.get('/longer', async () => Buffer.alloc(3 * largeBytes));
  app.get('/held', () => released.then(() => large));
  app.get('/held-file', (_request, reply) => released.then(() => reply.send(fileOf())));
  app.get('/unchanged', async (_request, reply) => reply.code(304).send(Readable.from('')));
  app.get('/list', async (_request, reply) => reply.send(new WrittenPieces(['[1', ',2]'])));
  app.get('/worked-on', async (_request, reply) => reply.send(Readable.from(slowPieces(reply.raw))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (path: string, network: string, before?: RawConnection) => {
    const connection = before ?? (await openConnection(`http://127.0.0.1:${port}`));
    if (before === undefined) connections.push(connection);
    const asked = once(answers, 'asked');
    const [first = '', second] = path.split(' ');
    const [method, url] = second === undefined ? ['GET', first] : [first, second];
    connection.send(`${method} ${url} HTTP/1.1\r\nHost: x\r\nFrom: ${network}\r\n\r\n`);
    const [answer] = (await asked) as [ServerResponse];
    return { connection, answer };
  };
}

function fileOf(): ReadStream {
  const file = createReadStream(import.meta.filename);
  files.push(file);
  return file;
}

/** What the client is to blame for is not looked at before it has had time twice. */
async function* slowPieces(answer: ServerResponse) {
  yield 'first';
  await once(answer, 'timeout');
  await once(answer, 'timeout');
  yield 'last';
}

type Ask = Awaited<ReturnType<typeof startApp>>;

async function unread(ask: Ask, network: string) {
  const { connection, answer } = await ask('/large', network);
  await connection.until(/200 OK/);
  connection.pause();
  return { connection, answer };
}

const refusal = async (ask: Ask, network: string) =>
  (await ask('/large', network)).connection.until(/"code":"[^"]+".*\}/);

test('a reply in pieces says its length, in bytes, however short it is', async () => {
  const ask = await startApp();
  const { connection } = await ask('/list', 'a');
  expect((await connection.until(/,2\]/)).toLowerCase()).toContain('content-length: 5\r\n');
});

test('a long reply is sent in parts, with its length', async () => {
  const ask = await startApp();
  const { connection } = await ask('/large', 'a');
  const [head = ''] = (await connection.until(/\r\n\r\n/)).split('\r\n\r\n');
  expect(head.toLowerCase()).toContain(`content-length: ${largeBytes}`);
  expect(head.toLowerCase()).not.toContain('transfer-encoding');
});

test('a network has room for so many, another has its own, and a short reply always comes', async () => {
  const ask = await startApp({ maxRepliesBytes: 5 * largeBytes });
  await unread(ask, 'a');
  const { connection, answer } = await unread(ask, 'a');
  expect(await refusal(ask, 'a')).toContain('{"code":"rate-limited","retryAfterSeconds":2}');
  await (await ask('/small', 'a')).connection.until(/small$/);
  await unread(ask, 'b');
  const isClosed = once(answer, 'close');
  connection.close();
  await isClosed;
  await unread(ask, 'a');
});

test('one that is longer than all the room is sent if it is alone', async () => {
  const ask = await startApp();
  await (await ask('/longer', 'a')).connection.until(/200 OK/);
  expect(await refusal(ask, 'a')).toContain('rate-limited');
});

test('what has been read makes room', async () => {
  const ask = await startApp();
  for (let count = 0; count < 5; count += 1) {
    const { answer } = await ask('/large', 'a');
    await once(answer, 'close');
  }
});

test('where there is none for anybody, one of whoever has most gives way, but not at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = await startApp();
  const [first] = [await unread(ask, 'a'), await unread(ask, 'a')];
  expect(await refusal(ask, 'b')).toContain('server-busy');
  vi.advanceTimersByTime(hourMs / 6);
  await unread(ask, 'b');
  expect(first.answer.destroyed).toBe(true);
  // Nobody gives way to whoever has as much.
  expect(await refusal(ask, 'c')).toContain('server-busy');
});

test('whoever reads nothing is cut off, and not whoever waits for more', async () => {
  const ask = await startApp({ slowReplyMs: 50 });
  const unreading = await unread(ask, 'a');
  if (!unreading.answer.destroyed) await once(unreading.answer, 'close');
  unreading.connection.resume();
  expect((await unreading.connection.untilClosed()).length).toBeLessThan(largeBytes);
  const waiting = await ask('/worked-on', 'a');
  await waiting.connection.until(/first.*last/s);
});

test('a client that has gone before its reply is ready takes no room', async () => {
  const ask = await startApp();
  for (let count = 0; count < 3; count += 1) {
    const { connection, answer } = await ask('/held', 'a');
    connection.reset();
    await once(answer, 'close');
  }
  release();
  await unread(ask, 'a');
  await unread(ask, 'a');
});

test('a file for an answer whose turn never came is closed', async () => {
  const ask = await startApp();
  const { connection } = await ask('/held', 'a');
  const waiting = [
    await ask('/held-file', 'a', connection),
    await ask('/held-file', 'a', connection),
  ] as const;
  connection.reset();
  await Promise.all(waiting.map(({ answer }) => once(answer, 'close')));
  release();
  await vi.waitFor(() => expect(files.map(({ closed }) => closed)).toEqual([true, true]), {
    timeout: waitTimeoutMs,
  });
});

test.each(['/unchanged', 'HEAD /large', 'HEAD /worked-on', '/list'])(
  '%s takes no more room than it is long',
  async (path) => {
    const ask = await startApp({ maxRepliesBytesPerNetwork: largeBytes, maxBodyBytes: largeBytes / 2 });
    const { connection } = await ask('/held', 'b');
    await ask(path, 'a', connection);
    await unread(ask, 'a');
  },
);
