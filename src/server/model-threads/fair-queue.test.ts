// Tests the fair queue: turns, limits, and removing work that nobody waits for.
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** Work that ends on command and records the order in which it started. */
function workplace(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ maxRunning: 1, maxWaiting: 10, maxWaitingEach: 4, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, name: string, signal = never) =>
    queue.run(who, signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const settle = () => new Promise(setImmediate);
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, ask, endOne, settle };
}

test("a caller with many tasks waits behind one of everybody else's", async () => {
  const { begun, ask, endOne, settle } = workplace();
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
    ask('c', 'c1'),
  ];
  await settle();
  for (const _ of asked) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

test('no more run at a time than allowed', async () => {
  const { begun, ask, endOne, settle } = workplace({ maxRunning: 2 });
  const asked = ['a', 'b', 'c'].map((who) => ask(who, who));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  for (const _ of asked) await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('failed work makes room like any other', async () => {
  const { queue, ask, endOne } = workplace();
  const failing = queue.run('a', never, async () => {
    throw new Error('no');
  });
  const next = ask('a', 'next');
  await expect(failing).rejects.toThrow('no');
  await endOne();
  expect(await next).toBe('next');
});

test('waiting is limited for one caller and for all together, with a time to retry', async () => {
  const { ask, endOne } = workplace({ maxWaiting: 3, maxWaitingEach: 2 });
  const refusal = { code: 'rate-limited', details: { retryAfterSeconds: 5 } };
  const taken = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toMatchObject(refusal);
  taken.push(ask('b', 'b1'));
  await expect(ask('c', 'c1')).rejects.toMatchObject(refusal);
  await endOne();
  taken.push(ask('c', 'c1'));
  for (const _ of taken) await endOne();
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('abandoned work leaves the queue, and is never started', async () => {
  const { begun, ask, endOne } = workplace({ maxWaitingEach: 1 });
  const first = ask('a', 'first');
  const lettingGo = new AbortController();
  const second = ask('a', 'second', lettingGo.signal);
  lettingGo.abort();
  await expect(second).rejects.toMatchObject({ code: 'build-cancelled' });
  await expect(ask('a', 'late', lettingGo.signal)).rejects.toMatchObject({ code: 'build-cancelled' });
  const third = ask('a', 'third');
  await endOne();
  await endOne();
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  expect(begun).toEqual(['first', 'third']);
});

test('a closed queue rejects waiting and new work, and waits for what runs', async () => {
  const { queue, ask, endOne, settle } = workplace();
  const running = ask('a', 'running');
  const waiting = ask('a', 'waiting');
  let isClosed = false;
  const closed = queue.close().then(() => {
    isClosed = true;
  });
  await expect(waiting).rejects.toMatchObject({ code: 'shutting-down' });
  await expect(ask('b', 'late')).rejects.toMatchObject({ code: 'shutting-down' });
  await settle();
  expect(isClosed).toBe(false);
  await endOne();
  await closed;
  expect(await running).toBe('running');
});
