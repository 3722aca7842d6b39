// Tests whose body is refused when the room for bodies is full: by network, by visitor and by length.
import { expect, test } from 'vitest';
import type { AppError } from '#server/errors/app-error.ts';
import { type BodyHold, BodyMemory, mostSmallBytes } from './body-memory.ts';

const unit = mostSmallBytes;
/** 28 units for large bodies and 4 more for small ones; half of it for a network. */
const limits = { maxBodyBytes: 8 * unit, maxBodiesBytes: 32 * unit, maxBodiesBytesPerNetwork: 16 * unit };

function memoryWithNames() {
  const memory = new BodyMemory(limits);
  const refused: string[] = [];
  const begin = (name: string, announcedUnits = 8): BodyHold => {
    const [network = '', accountId = ''] = name.split('/');
    const onRefusal = ({ code }: AppError) => refused.push(`${name} ${code}`);
    return memory.begin({ network, accountId }, announcedUnits * unit, onRefusal);
  };
  const holding = (name: string, units: number): BodyHold => {
    const hold = begin(name);
    hold.grow(units * unit);
    return hold;
  };
  return { begin, holding, refused };
}

test('what is announced and has not arrived takes no room', () => {
  const { begin, refused } = memoryWithNames();
  for (let count = 0; count < 1000; count += 1) begin('a/1');
  begin('b/1').grow(8 * unit);
  begin('a/2').grow(8 * unit);
  expect(refused).toEqual([]);
});

test('large bodies leave an eighth to small ones, in a network and in all', () => {
  const { begin, holding } = memoryWithNames();
  holding('a/1', 8);
  holding('a/1', 6);
  expect(() => holding('a/1', 1)).toThrow('rate-limited');
  const small = begin('a/1', 1);
  expect(() => small.grow(unit)).not.toThrow();
  const other = begin('a/1', 1);
  other.grow(unit);
  expect(() => begin('a/1', 1).grow(unit)).toThrow('rate-limited');
  holding('b/1', 8);
  holding('b/1', 6);
  for (const name of ['c/1', 'c/1']) begin(name, 1).grow(unit);
  expect(() => begin('d/1', 8).grow(28 * unit)).toThrow('rate-limited');
});

test('in a full network the visitor with most makes room for one with less, and not the other way round', () => {
  const { holding, refused } = memoryWithNames();
  holding('a/1', 7);
  const most = holding('a/1', 5);
  const other = holding('a/2', 2);
  other.grow(2 * unit);
  expect(refused).toEqual(['a/1 rate-limited']);
  // What comes of the refused one is forgotten.
  expect(() => most.grow(3 * unit)).not.toThrow();
  expect(() => most.grow(7 * unit)).toThrow('rate-limited');
});

test('in a full server the network with most makes room, and in it the visitor with most', () => {
  const { holding, refused } = memoryWithNames();
  holding('a/1', 6);
  holding('a/2', 8);
  holding('b/1', 7);
  holding('c/1', 7);
  holding('d/1', 4);
  expect(refused).toEqual(['a/2 server-busy']);
  // Its own network would have most, and in it another visitor has more.
  holding('b/2', 5);
  expect(refused).toEqual(['a/2 server-busy', 'b/1 server-busy']);
  expect(() => holding('a/1', 8)).toThrow('server-busy');
});

test('a body that has arrived stays, whoever needs room, until it is answered', () => {
  const { holding, refused } = memoryWithNames();
  const whole = [holding('a/1', 7), holding('a/1', 7), holding('b/1', 7), holding('b/1', 7)];
  for (const hold of whole) hold.keep();
  expect(() => holding('c/1', 1)).toThrow('server-busy');
  whole[0]?.free();
  whole[0]?.free();
  holding('c/1', 7);
  expect(() => holding('c/1', 1)).toThrow('server-busy');
  expect(refused).toEqual([]);
});

test('the largest body fits, however little is allowed in all', () => {
  const memory = new BodyMemory({
    maxBodyBytes: 8 * unit,
    maxBodiesBytes: unit,
    maxBodiesBytesPerNetwork: 1,
  });
  const hold = memory.begin({ network: 'a', accountId: '1' }, 8 * unit, () => undefined);
  expect(() => hold.grow(8 * unit)).not.toThrow();
});
