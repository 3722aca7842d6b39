// Tests stopping: requests in progress are finished and answered to the end, new ones turned away, and nothing lingers.
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { answerOnSocket } from './answer-on-socket.ts';
import { Connections } from './connections.ts';
import { createLogger } from './logger.ts';
import { refuseWhileStopping, type Stopping } from './stopping.ts';

describe('the whole server', () => {
  let dataDir: string;
  let server: TestServer;
  beforeEach(async () => {
    dataDir = temporaryFolder();
    server = await startTestServer({ databaseUrl: null, dataDir });
  });
  afterEach(() => removeFolder(dataDir));

  const readiness = 'GET /readyz HTTP/1.1\r\nHost: x\r\n';

  /** A save whose body is only half sent. */
  async function beginSave() {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const body = JSON.stringify({ template });
    const connection = await openConnection(server.origin);
    const headers = [
      `POST /api/user/template/${template.uuid} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Cookie: session=${visitor.cookies.get('session')}`,
      `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN')}`,
      'Expect: 100-continue',
    ];
    connection.send(`${headers.join('\r\n')}\r\n\r\n`);
    // The server has read the headers once it asks for the body.
    await connection.until(/^HTTP\/1\.1 100 Continue/);
    connection.send(body.slice(0, 100));
    return { ...connection, finish: () => connection.send(body.slice(100)) };
  }

  test('a running save is finished, on disk, and its connection closed', async () => {
    const save = await beginSave();
    const stopped = server.stop();
    save.finish();
    const reply = await save.untilClosed();
    expect(reply).toContain('HTTP/1.1 200 OK');
    expect(reply.toLowerCase()).toContain('connection: close');
    expect(reply).toContain('"revision":1');
    await stopped;
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  });

  test('while stopping it is alive but not ready, and new calls are refused', async () => {
    const save = await beginSave();
    const [alive, ready, call] = await Promise.all([0, 1, 2].map(() => openConnection(server.origin)));
    const before = await fetch(`${server.origin}/readyz`);
    expect([before.status, await before.json()]).toEqual([200, { status: 'ready' }]);
    // Each has started its request, so that the stop does not close it as idle.
    alive?.send('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    ready?.send(readiness);
    call?.send('GET /api/template/languages HTTP/1.1\r\nHost: x\r\n');
    await fetch(`${server.origin}/healthz`);
    const stopped = server.stop();
    for (const connection of [alive, ready, call]) connection?.send('\r\n');
    expect(await alive?.untilClosed()).toContain('{"status":"alive"}');
    const notReady = await ready?.untilClosed();
    expect(notReady).toContain('HTTP/1.1 503');
    expect(notReady).toContain('{"status":"stopping"}');
    expect(await call?.untilClosed()).toContain('"code":"shutting-down"');
    save.finish();
    expect(await save.untilClosed()).toContain('HTTP/1.1 200 OK');
    await stopped;
  });
});

describe('a server of a few routes', () => {
  afterEach(() => void vi.useRealTimers());

  /** More than the system takes from a server whose client does not read. */
  const largeBytes = 32 * 2 ** 20;
  const large = Buffer.alloc(largeBytes, 'x');
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

  /** Nothing is cut off before a test has ended. */
  const hourMs = 3_600_000;

  async function startApp(addRoutes: (app: FastifyInstance) => void, shutdownTimeoutMs = hourMs) {
    // Connections that nobody closes stay open much longer than a test may take.
    const app = fastify({ keepAliveTimeout: hourMs, return503OnClosing: false });
    const stopping: Stopping = { isStopping: false };
    const connections = new Connections(
      () => stopping.isStopping,
      answerOnSocket({}, createLogger('silent')),
    );
    connections.follow(app.server);
    refuseWhileStopping(app, stopping, connections, shutdownTimeoutMs);
    app.get('/large', async () => large);
    addRoutes(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const stop = () => {
      stopping.isStopping = true;
      return app.close();
    };
    return { connect: () => openConnection(`http://127.0.0.1:${port}`), stop };
  }

  describe('after a refusal of a request that has not arrived whole', () => {
    async function refuseOne() {
      const { connect, stop } = await startApp((app) => {
        app.post(
          '/refused',
          { onRequest: async (_request, reply) => reply.code(401).send('no') },
          async () => '',
        );
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const connection = await connect();
      connection.send('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"a');
      await connection.until(/401 Unauthorized.*no$/s);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      return { connection, connect, stop };
    }

    test.each(['close', 'end'] as const)('a client that leaves (%s) is not waited for', async (leave) => {
      const { connection, stop } = await refuseOne();
      connection[leave]();
      await connection.untilClosed();
      await expect.poll(() => vi.getTimerCount()).toBe(0);
      await stop();
    });

    test.each(['', '":'])('a client that stays and sends %j does not delay a stop', async (more) => {
      const { connection, connect, stop } = await refuseOne();
      connection.send(more);
      // Whatever is sent later arrives later.
      const other = await connect();
      other.send(get('/none'));
      await other.until(/404 Not Found/);
      await stop();
      await connection.untilClosed();
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test('an answer that is written, but not sent, arrives whole', async () => {
    const { connect, stop } = await startApp(() => undefined);
    const slow = await connect();
    slow.send(get('/large'));
    await slow.until(/200 OK/);
    slow.pause();
    const stopped = stop();
    slow.resume();
    expect(bodyOf(await slow.untilClosed())).toHaveLength(largeBytes);
    await stopped;
  });

  test('of two requests sent at once both are answered', async () => {
    const steps = new EventEmitter();
    const areAsked = once(steps, 'second asked');
    const { connect, stop } = await startApp((app) => {
      app.get('/first', async () => (await once(steps, 'finish first'))[0]);
      app.get('/second', async () => {
        steps.emit('second asked');
        return (await once(steps, 'finish second'))[0];
      });
    });
    const connection = await connect();
    connection.send(get('/first') + get('/second'));
    await areAsked;
    const stopped = stop();
    steps.emit('finish first', 'the first answer');
    await connection.until(/the first answer/);
    steps.emit('finish second', 'the second answer');
    expect(await connection.untilClosed()).toMatch(/connection: close.*the second answer$/s);
    await stopped;
  });

  test('those that send nothing more are answered, and delay it by nothing else', async () => {
    const steps = new EventEmitter();
    const areAsked = once(steps, 'asked');
    const { connect, stop } = await startApp((app) => {
      app.get('/slow', async () => {
        steps.emit('asked');
        return (await once(steps, 'finish'))[0];
      });
    });
    const [idle, answered, waiting] = [await connect(), await connect(), await connect()];
    answered.send(get('/none'));
    await answered.until(/404 Not Found/);
    waiting.send(get('/slow'));
    await areAsked;
    for (const connection of [idle, answered, waiting]) connection.end();
    const stopped = stop();
    await Promise.all([idle.untilClosed(), answered.untilClosed()]);
    steps.emit('finish', 'the answer');
    expect(await waiting.untilClosed()).toMatch(/connection: close.*the answer$/s);
    await stopped;
  });

  test('requests that do not arrive whole are refused, and an answer under way is still sent to its end', async () => {
    const { connect, stop } = await startApp((app) => {
      app.post('/body', async () => 'a body');
    });
    const [slow, body, chunks, head] = [await connect(), await connect(), await connect(), await connect()];
    slow.send(get('/large'));
    await slow.until(/200 OK/);
    slow.pause();
    const post =
      'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n';
    body.send(`${post}Content-Length: 100\r\n\r\n`);
    chunks.send(`${post}Transfer-Encoding: chunked\r\n\r\n`);
    for (const connection of [body, chunks]) {
      await connection.until(/100 Continue/);
      connection.send('1\r\n');
    }
    head.send(post);
    // Whatever is sent later arrives later.
    const other = await connect();
    other.send(get('/none'));
    await other.until(/404 Not Found/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = stop();
    await expect.poll(() => vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(0.3 * hourMs);
    for (const connection of [body, chunks, head]) {
      expect(await connection.untilClosed()).toMatch(
        /HTTP\/1\.1 503 .*connection: close.*"code":"shutting-down"/is,
      );
    }
    slow.resume();
    expect(bodyOf(await slow.untilClosed())).toHaveLength(largeBytes);
    await stopped;
  });

  test('an answer that nobody reads is waited for, and then cut off', async () => {
    const { connect, stop } = await startApp(() => undefined);
    const unread = await connect();
    unread.send(get('/large'));
    await unread.until(/200 OK/);
    unread.pause();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onStopped = vi.fn();
    const stopped = stop().then(onStopped);
    await expect.poll(() => vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(0.8 * hourMs - 1);
    expect(onStopped).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await stopped;
  });

  test.each(['/%', `/item/${'x'.repeat(200)}`])(
    'a request for %s that was still arriving is answered',
    async (path) => {
      const { connect, stop } = await startApp((app) => {
        app.get('/item/:id', async () => 'an item');
      });
      const connection = await connect();
      const request = get(path);
      connection.send(request.slice(0, -2));
      // Whatever is sent later arrives later.
      const other = await connect();
      other.send(get('/none'));
      await other.until(/404 Not Found/);
      const stopped = stop();
      connection.send(request.slice(-2));
      expect(await connection.untilClosed()).toMatch(/^HTTP\/1\.1 4/);
      await stopped;
    },
  );
});
