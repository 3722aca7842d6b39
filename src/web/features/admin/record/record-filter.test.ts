// Tests what the fields of the record ask the server for.
import { expect, it } from 'vitest';
import { recordQuery, wholeRecord } from './record-filter.ts';

it('asks for everything while nothing is typed', () => {
  const nothing = { operatorId: undefined, act: undefined, whom: undefined, from: undefined, to: undefined };
  expect(recordQuery(wholeRecord)).toEqual(nothing);
});

it('counts both days whole, also over the end of a month', () => {
  const { from, to } = recordQuery({ ...wholeRecord, from: '2026-11-27', to: '2026-11-30' });
  expect(from).toBe(new Date(2026, 10, 27).getTime());
  expect(to).toBe(new Date(2026, 11, 1).getTime());
});

it('asks for what was typed without the spaces around it', () => {
  const query = recordQuery({ ...wholeRecord, operatorId: 'o1', act: 'user-deleted', whom: ' u1 ' });
  expect(query).toMatchObject({ operatorId: 'o1', act: 'user-deleted', whom: 'u1' });
});
