// Tests that a body which comes too slowly or in countless pieces is refused, with time that the test moves on.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#testing/effort.ts';
import { leastBytesPerSecond, receiveBody } from './receive-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const slowBodyMs = 10_000;
const enough = leastBytesPerSecond * (slowBodyMs / 1000);

function receive(maxBytes = 2 ** 20) {
  const request = new IncomingMessage(new Socket());
  const grown: number[] = [];
  const hold = {
    grow: (bytes: number) => grown.push(bytes),
    keep: () => undefined,
    giveWay: () => undefined,
    free: () => undefined,
  };
  const body = receiveBody(request, { maxBytes, slowBodyMs }, hold);
  body.resume();
  const send = (bytes: number) => request.push(Buffer.alloc(bytes));
  const pass = () => vi.advanceTimersByTimeAsync(slowBodyMs + 1);
  return { request, body, grown, send, pass };
}

test('one that sends nothing, or stops after its greater part, is refused', async () => {
  for (const beginsWith of [0, 500_000]) {
    const { body, send, pass } = receive();
    if (beginsWith > 0) {
      send(beginsWith);
      await pass();
      expect(body.errored).toBeNull();
    }
    await pass();
    expect(body.errored).toMatchObject({ code: 'request-timeout' });
  }
});

test('one at the least speed goes on, one below it does not', async () => {
  const { body, send, pass } = receive();
  for (let count = 0; count < 5; count += 1) {
    send(enough);
    await pass();
    expect(body.errored).toBeNull();
  }
  send(enough - 1);
  await pass();
  expect(body.errored).toMatchObject({ code: 'request-timeout' });
});

test('one that has arrived is watched no longer', async () => {
  const { request, body, send, pass } = receive();
  send(2);
  request.push(null);
  await pass();
  await pass();
  expect(body.errored).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a piece counts as what is kept for it, and a body longer than it may be is refused', async () => {
  const { body, grown, send, pass } = receive(100);
  send(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(grown).toEqual([256]);
  send(100);
  await pass();
  expect(body.errored).toMatchObject({ code: 'template-too-large' });
});

test('a quick sender is read a quarter of a megabyte before others have a turn', async () => {
  vi.useRealTimers();
  const { body, grown, send } = receive(8 * 2 ** 20);
  const pieceBytes = 64 * 1024;
  const pieces = 32;
  let turns = 0;
  const arrivedAfter: number[] = [];
  const count = () => {
    turns += 1;
    arrivedAfter.push(grown.length);
    if (grown.length < pieces && turns < 1000) setImmediate(count);
  };
  for (let piece = 0; piece < pieces; piece += 1) send(pieceBytes);
  setImmediate(count);
  await vi.waitFor(() => expect(grown).toHaveLength(pieces), { timeout: waitTimeoutMs });
  const steps = arrivedAfter.map((arrived, index) => arrived - (arrivedAfter[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(5);
  body.destroy();
});
