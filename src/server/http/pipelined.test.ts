// Tests that what is wrong with a request is never the answer of another that came before it on the same connection.
import { EventEmitter, on, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { sqlite } from '#testing/server/databases.ts';
import { openConnection, type RawConnection } from '#testing/server/raw-connection.ts';
import { rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { answerOddRequests } from './answer-odd-requests.ts';
import { answerOnSocket } from './answer-on-socket.ts';
import { Connections } from './connections.ts';
import { createLogger } from './logger.ts';

const tunnel = 'CONNECT a:1 HTTP/1.1\r\nhost: x\r\n\r\n';
const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

describe('the whole server', () => {
  const server = suiteServer(sqlite);

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', '400'],
    ['a tunnel', tunnel, '404'],
  ])('a save that is followed by %s is answered', async (_what, text, status) => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const body = JSON.stringify({ template: { ...template, ofTomorrow: 'x'.repeat(150_000) } });
    const connection = await openConnection(server.origin);
    const length = Buffer.byteLength(body);
    connection.send(rawPost(`/api/user/template/${template.uuid}`, visitor, { 'content-length': length }));
    connection.send(body + text);
    const received = await connection.untilClosed();
    expect(statusesOf(received)).toEqual(['200', status]);
    expect(received).toContain('"revision":1');
  });
});

describe('a server of a few routes', () => {
  /** More than the system takes from a server whose client does not read. */
  const largeBytes = 32 * 2 ** 20;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
  let steps: EventEmitter;
  let app: ReturnType<typeof fastify>;
  let connection: RawConnection;

  beforeEach(async () => {
    steps = new EventEmitter();
    const connections = new Connections(() => false, answerOnSocket({}, createLogger('silent')));
    app = fastify({
      clientErrorHandler: (_error, socket) => connections.refuse(socket, new AppError('bad-request')),
    });
    connections.follow(app.server);
    answerOddRequests(app, connections);
    app.get('/large', async () =>
      Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(2 ** 20, 'x'))),
    );
    for (const path of ['/first', '/second']) {
      app.get(path, async (_request: unknown, { raw }: FastifyReply) => {
        raw.once('close', () => steps.emit('closed', path));
        steps.emit('asked', path);
        return (await once(steps, path))[0];
      });
    }
    app.post('/body', async () => 'a body');
    await app.listen({ port: 0, host: '127.0.0.1' });
    connection = await openConnection(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  });
  afterEach(() => app.close());

  const isAsked = async (wanted: string) => {
    for await (const [path] of on(steps, 'asked')) if (path === wanted) return;
  };

  test('whoever waited for several answers and has gone keeps none of them waiting', async () => {
    const areAsked = isAsked('/second');
    const closed: unknown[] = [];
    const areClosed = new Promise<void>((resolve) => {
      steps.on('closed', (path) => {
        if (closed.push(path) === 2) resolve();
      });
    });
    connection.send(get('/first') + get('/second'));
    await areAsked;
    connection.reset();
    await areClosed;
    expect(closed).toEqual(['/first', '/second']);
  });

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', '400'],
    ['a tunnel', tunnel, '404'],
  ])('all that were asked before %s are answered first', async (_what, text, status) => {
    const areAsked = isAsked('/second');
    connection.send(get('/first') + get('/second') + text);
    await areAsked;
    // Each piece is as unreadable as the first.
    connection.send('MORE\r\n\r\n');
    steps.emit('/second', 'the second answer');
    steps.emit('/first', 'the first answer');
    const received = await connection.untilClosed();
    expect(statusesOf(received)).toEqual(['200', '200', status]);
    expect(received).toMatch(/the first answer.*the second answer.*"code":/s);
  });

  test('a body that cannot be read is refused after the answer before it, and only once', async () => {
    const isFirstAsked = isAsked('/first');
    const head = 'POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    connection.send(`${get('/first')}${head}transfer-encoding: chunked\r\n\r\nno length\r\n`);
    await isFirstAsked;
    steps.emit('/first', 'the first answer');
    expect(statusesOf(await connection.untilClosed())).toEqual(['200', '400']);
  });

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', '400'],
    ['a tunnel', tunnel, '404'],
  ])('an answer under way is sent to its end before %s is refused', async (_what, text, status) => {
    connection.send(get('/large'));
    await connection.until(/200 OK/);
    connection.pause();
    connection.send(text);
    connection.resume();
    const received = await connection.untilClosed();
    expect(statusesOf(received)).toEqual(['200', status]);
    expect(received.length).toBeGreaterThan(largeBytes);
  });

  test('one that sends nothing more has the answer under way and those after it to their end', async () => {
    connection.send(get('/large') + get('/first'));
    await connection.until(/200 OK/);
    connection.pause();
    connection.end();
    // Whatever is sent later arrives later.
    const other = await openConnection(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    other.send(get('/none'));
    await other.until(/404 Not Found/);
    connection.resume();
    steps.emit('/first', 'the first answer');
    const received = await connection.untilClosed();
    expect(statusesOf(received)).toEqual(['200', '200']);
    expect(received.length).toBeGreaterThan(largeBytes);
    expect(received).toMatch(/the first answer$/);
  });
});
