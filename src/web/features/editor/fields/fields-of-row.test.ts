// Tests which field a row of the assumptions sheet is typed in.
import { expect, it } from 'vitest';
import { driverField, fieldsOfRow, scenarioOfRow } from './fields-of-row.ts';

const price = 'assumptions.@tea.incBook.price';

it.each([
  [`${price}.base.scenario.2`, price],
  [`${price}.base.year.3.scenario.1`, price],
  [`${price}.growth.year.2`, driverField(price, 'rate')],
  [`${price}.start.scenario.1`, driverField(price, 'start')],
  [`${price}.end`, driverField(price, 'end')],
  [`${price}.every`, driverField(price, 'every')],
  [`${price}.ramp_from`, driverField(price, 'rampFrom')],
  [`${price}.ramp_periods`, driverField(price, 'rampPeriods')],
])('[GRID-11] a part of a number that moves, %s, has its field beside the number', (row, field) => {
  expect(fieldsOfRow(row).map((one) => one.field)).toContain(field);
});

it('[GRID-11] prefers the field of a variable that is called like a part', () => {
  const [first] = fieldsOfRow('assumptions.@tea.incBook.start');
  expect(first?.field).toBe('assumptions.@tea.incBook.start');
});

it('[GRID-11] a month of a season is one of twelve inputs of its pattern', () => {
  expect(fieldsOfRow('assumptions.@summer.weight_3')).toContainEqual({
    ...{ field: 'assumptions.@summer.', isStart: true, input: 2 },
  });
});

it('knows whose scenario a row is', () => {
  expect([scenarioOfRow(`${price}.scenario.2`), scenarioOfRow(price)]).toEqual([1, null]);
});
