// Tests what is wrong with a formula and where, worked out by hand.
import { describe, expect, it } from 'vitest';
import { checkFormula, namesRead } from './check-formula.ts';
import { nearestName } from './nearest-name.ts';

const variables = ['new', 'churn', 'price'].map((id) => ({ id }));
const lost = { id: 'lost', expression: 'prev(customers) * churn' };
const customers = { id: 'customers', expression: 'prev(customers) + new - lost' };
const subscription = { variables, steps: [lost, customers], expression: 'total = customers * price' };

const faultsOf = (changed: Partial<typeof subscription> & { readonly billing?: string }) =>
  checkFormula({ ...subscription, ...changed });

describe('a formula', () => {
  it('with steps that remember is right', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ billing: 'lost' })).toEqual([]);
    expect(
      faultsOf({ steps: [lost, { ...customers, expression: `customers = ${customers.expression}` }] }),
    ).toEqual([]);
  });

  it('names each unknown name once, where it stands in what was typed', () => {
    const expression = 'prev(custmers) + nwe - nwe';
    expect(faultsOf({ steps: [lost, { id: 'customers', expression }] })).toEqual([
      { kind: 'unknown', place: 1, name: 'custmers', column: 6 },
      { kind: 'unknown', place: 1, name: 'nwe', column: 18 },
    ]);
  });

  it('reads no later step and not itself, but for what they were', () => {
    expect(faultsOf({ steps: [customers, lost] })).toEqual([
      { kind: 'later', place: 0, name: 'lost', column: 25 },
    ]);
    expect(faultsOf({ steps: [{ id: 'customers', expression: 'customers + new' }] })).toEqual([
      { kind: 'itself', place: 0, name: 'customers', column: 1 },
    ]);
    expect(faultsOf({ expression: 'total = last(total, 3) + prev(total)' })).toEqual([
      { kind: 'itself', place: 'total', name: 'total', column: 14 },
    ]);
  });

  it('names the circle of steps that read each other', () => {
    const steps = [
      { id: 'a', expression: 'b + 1' },
      { id: 'b', expression: 'c' },
      { id: 'c', expression: 'prev(b) + sum(a)' },
    ];
    expect(faultsOf({ steps, expression: 'total = a' })).toEqual([
      { kind: 'circle', circle: ['a', 'b', 'c', 'a'], place: 0, name: 'b', column: 1 },
      { kind: 'circle', circle: ['b', 'c', 'a', 'b'], place: 1, name: 'c', column: 1 },
    ]);
    const read = [{ id: 'a', expression: 'total * 2' }];
    expect(faultsOf({ steps: read, expression: 'total = a' })).toMatchObject([
      { kind: 'circle', circle: ['a', 'total', 'a'], place: 0 },
    ]);
  });

  it('counts the places of a step from what was typed, without the name before it', () => {
    expect(faultsOf({ steps: [lost, { id: 'customers', expression: 'last(new, 1.5)' }] })).toMatchObject([
      { kind: 'unreadable', place: 1, expected: 'span', column: 11 },
    ]);
    expect(faultsOf({ steps: [lost, { id: 'customers', expression: '' }] })).toMatchObject([
      { kind: 'unreadable', place: 1, expected: 'operand', column: 1 },
    ]);
  });

  it('has steps with names of their own, and invoices one of them', () => {
    expect(
      faultsOf({ steps: [lost, { ...customers, id: 'lost' }], expression: 'total = lost' }),
    ).toContainEqual({
      kind: 'taken',
      place: 1,
      name: 'lost',
    });
    for (const id of ['price', 'total'])
      expect(faultsOf({ steps: [{ id, expression: '1' }] })).toContainEqual({
        kind: 'taken',
        place: 0,
        name: id,
      });
    for (const id of ['a + b', '5', ' lost'])
      expect(faultsOf({ steps: [{ id, expression: '1' }] })).toContainEqual({
        kind: 'no-name',
        place: 0,
        name: id,
      });
    expect(faultsOf({ billing: 'price' })).toEqual([{ kind: 'no-step', place: 'billing', name: 'price' }]);
  });

  it('knows the length of a year as a number, not as a row', () => {
    expect(faultsOf({ expression: 'total = price / year + ago(price, year)' })).toEqual([]);
    expect(faultsOf({ expression: 'total = last(year, 3)' })).toEqual([
      { kind: 'unknown', place: 'total', name: 'year', column: 14 },
    ]);
    const named = { variables: [...variables, { id: 'year' }], expression: 'total = sum(year)' };
    expect(faultsOf(named)).toEqual([]);
  });
});

it('reads the names of a text that cannot be parsed', () => {
  expect(namesRead('total = max(a, prev(b)) + ago(c, year) * (')).toEqual([
    { name: 'a', column: 13, isNow: true, isRow: false },
    { name: 'b', column: 21, isNow: false, isRow: true },
    { name: 'c', column: 31, isNow: false, isRow: true },
  ]);
});

it.each([
  ['custmers', 'customers'],
  ['pirce', 'price'],
  ['Price', 'price'],
  ['qty', null],
  ['a', null],
])('takes %s for %s', (name, meant) => {
  expect(nearestName(name, ['customers', 'price', 'churn'])).toBe(meant);
});
