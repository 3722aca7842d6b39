// Tests the fair queue: turns, limits, who is displaced, and removing work that nobody waits for.
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** Work that ends on command and records the order in which it started; callers are written as network/account. */
function workplace(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({
    maxRunning: 1,
    maxWaiting: 10,
    maxWaitingPerNetwork: 10,
    maxWaitingPerAccount: 4,
    maxHeldBytes: 1000,
    ...limits,
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, name: string, { signal = never, heldBytes = 1 } = {}) => {
    const [network = '', accountId = network] = who.split('/');
    const asked = queue.run({ caller: { network, accountId }, heldBytes }, signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    asked.catch(() => undefined);
    return asked;
  };
  const settle = () => new Promise(setImmediate);
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  /** The names of all work, in the order in which it is begun. */
  const endAll = async () => {
    await settle();
    while (ends.length > 0) await endOne();
    return begun;
  };
  return { queue, begun, ask, endOne, endAll, settle };
}

const refusal = { code: 'rate-limited', details: { retryAfterSeconds: 5 } };

test("a caller with many tasks waits behind one of everybody else's", async () => {
  const { ask, endAll } = workplace();
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
    ask('c', 'c1'),
  ];
  expect(await endAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

test('turns go round the networks, and within a network round its accounts', async () => {
  const { ask, endAll } = workplace({ maxWaiting: 20 });
  for (const account of ['a', 'b', 'c']) {
    for (const number of [1, 2]) ask(`crowd/${account}`, `${account}${number}`);
  }
  for (const number of [1, 2, 3]) ask('home', `home${number}`);
  expect(await endAll()).toEqual(['a1', 'home1', 'b1', 'home2', 'c1', 'home3', 'a2', 'b2', 'c2']);
});

test('whoever comes while one network alone builds and waits has the next turn', async () => {
  const { ask, endOne, endAll, settle } = workplace();
  for (const number of [1, 2, 3, 4]) ask('a', `a${number}`);
  await settle();
  await endOne();
  ask('b', 'b1');
  expect(await endAll()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
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
  const failing = queue.run({ caller: { network: 'a', accountId: 'a' }, heldBytes: 1 }, never, async () => {
    throw new Error('no');
  });
  const next = ask('a', 'next');
  await expect(failing).rejects.toThrow('no');
  await endOne();
  expect(await next).toBe('next');
});

test('waiting is limited for one account, with a time to retry', async () => {
  const { ask, endAll } = workplace({ maxWaitingPerAccount: 2 });
  for (const name of ['a1', 'a2', 'a3']) ask('home/a', name);
  await expect(ask('home/a', 'a4')).rejects.toMatchObject(refusal);
  ask('home/b', 'b1');
  expect(await endAll()).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('in a full network, the account that waits with most makes room for one with less', async () => {
  const { ask, endAll } = workplace({ maxWaitingPerNetwork: 4 });
  ask('else', 'begun');
  for (const name of ['a1', 'a2', 'a3']) ask('home/a', name);
  const newest = ask('home/a', 'a4');
  ask('home/b', 'b1');
  await expect(newest).rejects.toMatchObject(refusal);
  ask('other', 'o1');
  // With two each, nobody has to make room.
  await expect(ask('home/a', 'a5')).rejects.toMatchObject(refusal);
  ask('home/b', 'b2');
  await expect(ask('home/b', 'b3')).rejects.toMatchObject(refusal);
  await expect(ask('home/a', 'a6')).rejects.toMatchObject(refusal);
  expect(await endAll()).toEqual(['begun', 'a1', 'o1', 'b1', 'a2', 'b2']);
});

test('in a full queue, the network that waits with most makes room, however many accounts it has', async () => {
  const { ask, endAll } = workplace({ maxWaiting: 5 });
  ask('crowd/a', 'begun');
  for (const account of ['a', 'b', 'c']) ask(`crowd/${account}`, `${account}1`);
  const second = ['a', 'b'].map((account) => ask(`crowd/${account}`, `${account}2`));
  const d1 = ask('crowd/d', 'd1');
  await expect(second[1]).rejects.toMatchObject(refusal);
  ask('home/e', 'e1');
  await expect(second[0]).rejects.toMatchObject(refusal);
  ask('home/e', 'e2');
  await expect(d1).rejects.toMatchObject(refusal);
  await expect(ask('home/e', 'e3')).rejects.toMatchObject(refusal);
  expect(await endAll()).toEqual(['begun', 'e1', 'b1', 'e2', 'c1', 'a1']);
});

test('what waits is limited in bytes, and whoever holds most of them makes room', async () => {
  const { ask, endAll } = workplace({ maxHeldBytes: 100 });
  ask('else', 'begun');
  const held = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name, { heldBytes: 20 }));
  // Room for 60 would leave a with as much as b; room for 50 leaves it with less, though nothing is given up in vain.
  await expect(ask('b', 'b1', { heldBytes: 60 })).rejects.toMatchObject(refusal);
  ask('b', 'b2', { heldBytes: 50 });
  for (const displaced of held.slice(2)) await expect(displaced).rejects.toMatchObject(refusal);
  await expect(ask('c', 'c1', { heldBytes: 101 })).rejects.toMatchObject(refusal);
  expect(await endAll()).toEqual(['begun', 'a1', 'b2', 'a2']);
});

test('abandoned work leaves the queue, and is never started', async () => {
  const { begun, ask, endOne } = workplace({ maxWaitingPerAccount: 1 });
  const first = ask('a', 'first');
  const lettingGo = new AbortController();
  const second = ask('a', 'second', { signal: lettingGo.signal });
  lettingGo.abort();
  await expect(second).rejects.toMatchObject({ code: 'build-cancelled' });
  await expect(ask('a', 'late', { signal: lettingGo.signal })).rejects.toMatchObject({
    code: 'build-cancelled',
  });
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
