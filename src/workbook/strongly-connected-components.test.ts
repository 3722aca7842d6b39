// Checks the components of graphs worked out by hand, and two properties on random graphs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stronglyConnectedComponents } from './strongly-connected-components.ts';

const of = (graph: Record<string, string[]>) =>
  stronglyConnectedComponents(Object.keys(graph), (key) => graph[key] ?? []).map((group) =>
    [...group].sort().join(''),
  );

test('what is read comes before what reads it', () => {
  expect(of({ a: ['b'], b: ['c'], c: [] })).toEqual(['c', 'b', 'a']);
});

test('rows on a loop stand in one group', () => {
  expect(of({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'] })).toEqual(['d', 'abc', 'e']);
});

test('a chain of a hundred thousand rows does not exhaust the stack', () => {
  const last = 100_000;
  const groups = stronglyConnectedComponents([0], (key) => (key < last ? [key + 1] : []));
  expect(groups).toHaveLength(last + 1);
  expect(groups[0]).toEqual([last]);
});

test('every key is in one group, and no group reads a later one', () => {
  const graph = fc.array(fc.array(fc.nat(19), { maxLength: 4 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(graph, (reads) => {
      const groups = stronglyConnectedComponents(reads.keys(), (key) => reads[key] ?? []);
      const groupOf = new Map(groups.flatMap((group, index) => group.map((key) => [key, index] as const)));
      expect(groupOf.size).toBe(20);
      for (const [key, targets] of reads.entries()) {
        for (const target of targets) expect(groupOf.get(target)).toBeLessThanOrEqual(groupOf.get(key) ?? -1);
      }
    }),
  );
});
