// Tests which rows of a formula have something at the start: those whose last period it reads.
import { expect, it } from 'vitest';
import { rememberedRows } from './remembered-rows.ts';

it('names each row that is read of the period before, once', () => {
  const steps = [
    { id: 'lost', expression: 'prev(customers) * churn' },
    { id: 'customers', expression: 'customers = prev(customers) + new - lost' },
  ];
  expect(rememberedRows({ steps, expression: 'total = customers * max(price, prev(total))' })).toEqual([
    'customers',
    'total',
  ]);
});

it('names none that is only read from further back, or while the formula cannot be read', () => {
  expect(rememberedRows({ expression: 'total = last(a, 3) + ago(b, year) + sum(c)' })).toEqual([]);
  expect(rememberedRows({ expression: 'total = prev(a) +' })).toEqual([]);
});
