// Holds what typing into a cell does to the template, by numbers worked out by hand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { periodValues } from '#template/period-values.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { noDriver } from '../document/drivers/driver-texts.ts';
import { change, noHistory, undo } from '../document/history/history.ts';
import { setDriver, setInput } from '../document/resources/resource-edits.ts';
import { type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';
import { optionRows } from '../fields/field-goal.ts';
import { cellText, type GrownRow, type TypingKind, typingChange, withTyped } from './typed-cells.ts';
import { type PlacedRow, typedColumns, typedPlace } from './typed-places.ts';
import { typedSeries } from './typed-series.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function service(of: Template, scenario = 0): ResourceView {
  const [found] = resourcesOf(of, 'section_sales', scenario);
  if (!found) throw new Error('there are sales');
  return found;
}

const inputOf = (of: Template, name: string, scenario = 0) => {
  const found = service(of, scenario).flows[0]?.inputs.find((input) => input.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

const rowOf = (name: string, tail = '') => {
  const { id, flows } = service(template);
  return `assumptions.@${id}.${flows[0]?.id}.${inputOf(template, name).variableId}${tail}`;
};

/** As it is shown on the sheet of sales. */
const shown = (name: string): PlacedRow => ({
  id: `revenue.@${service(template).id}.x.variable.${inputOf(template, name).variableId}`,
  unit: 'USD',
  format: 'price',
  repeats: rowOf(name),
  inputs: { constant: false, periods: false },
  values: new Float64Array(36),
  constant: '',
  isFirstEmpty: false,
  variableId: inputOf(template, name).variableId,
});

type Typed = readonly (readonly [name: string, column: string, text: string])[];

function typed(cells: Typed, of: Template = template, scenario = 0, kind: TypingKind | GrownRow = 'type') {
  const placed = cells.map(([name, column, text]) => {
    const place = typedPlace(of, scenario, shown(name), column);
    if (!place) throw new Error(`${name} ${column} is not typed in`);
    return { ...place, text };
  });
  const wanted = typingChange(placed, kind);
  if (!wanted) throw new Error('nothing was typed');
  const after = change({ template: of, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(of);
  return { template: after.template, label: wanted.label };
}

const priced = (data: string) =>
  change({ template, history: noHistory }, setInput(service(template), inputOf(template, 'Price'), data))
    .template;

describe('typing in a cell', () => {
  it('changes that period alone, and a number for all periods becomes a row of them', () => {
    const after = typed([['Price', '2', '30']], priced('25')).template;
    expect(inputOf(after, 'Price').data).toBe('25;25;30;25');
  });

  it('leaves later periods as they were, also after the last number that is typed', () => {
    expect(inputOf(typed([['Price', '1', '7']], priced('1;2;3')).template, 'Price').data).toBe('1;7;3');
    expect(inputOf(typed([['Price', '2', '7']], priced('1;2;3')).template, 'Price').data).toBe('1;2;7;3');
    expect(inputOf(typed([['Price', '35', '9']], priced('5')).template, 'Price').data).toBe(
      `${'5;'.repeat(35)}9`,
    );
  });

  it('keeps what is typed for periods beyond the forecast', () => {
    const long = priced(`${'1;'.repeat(36)}8;9`);
    expect(inputOf(typed([['Price', '0', '2']], long).template, 'Price').data).toBe(
      `2;${'1;'.repeat(35)}8;9`,
    );
  });

  it('is 0 in a period that is cleared', () => {
    const after = typed([['Price', '1', '']], priced('25'), 0, 'clear').template;
    expect(inputOf(after, 'Price').data).toBe('25;0;25');
  });

  it('names the input, and for a block how many numbers there are and what they belong to', () => {
    const one = typed([['Price', '0', '1']]).label;
    expect([one.message.id, one.values?.input]).toEqual(['step.values', 'Price']);
    const block = typed(
      [
        ['Price', '0', '1'],
        ['Price', '1', '2'],
        ['Quantity', '0', '3'],
      ],
      template,
      0,
      'paste',
    );
    expect(block.label.message.id).toBe('step.cells-paste');
    expect(block.label.values).toMatchObject({ count: '3', item: service(template).name });
    expect(periodValues(inputOf(block.template, 'Price').data, 2)).toEqual([1, 2]);
    expect(periodValues(inputOf(block.template, 'Quantity').data, 1)).toEqual([3]);
  });

  it('says how much a row grows that is filled', () => {
    const cells: Typed = [
      ['Price', '1', '26.25'],
      ['Price', '2', '27.56'],
    ];
    const { label } = typed(cells, template, 0, { growth: '5%', row: 'Price' });
    expect(label.message.id).toBe('step.cells-grow');
    expect(label.values).toMatchObject({ filled: 'row', row: 'Price', growth: '5%', count: '2' });
    expect(typed(cells, template, 0, { growth: '5%', row: '' }).label.values?.filled).toBe('numbers');
  });

  it('gives a scenario that uses the numbers of the first one numbers of its own', () => {
    const two = typed([['Price', '0', '25']], priced('25;26')).template;
    const base = change(
      { template: two, history: noHistory },
      setInput(service(two), { ...inputOf(two, 'Price'), scenario: 1 }, ''),
    ).template;
    const after = typed([['Price', '1', '40']], base, 1).template;
    expect(inputOf(after, 'Price').data).toBe('25;26');
    expect(inputOf(after, 'Price', 1).data).toBe('25;40;26');
  });

  it('replaces a rule by the numbers as they are, and changes only what is typed', () => {
    const grown = change(
      { template: priced('100'), history: noHistory },
      setDriver(service(template), inputOf(priced('100'), 'Price'), { ...noDriver, rate: '10' }, 'growth'),
    ).template;
    const place = typedPlace(grown, 0, shown('Price'), '2');
    expect(place?.series.isMoving).toBe(true);
    expect(place && cellText(place)).toBe('121');
    const after = typed([['Price', '1', '50']], grown).template;
    expect(periodValues(inputOf(after, 'Price').data, 4)).toEqual([100, 50, 121, 133.1]);
    expect(inputOf(after, 'Price').driver.rate).toBeNull();
    // The numbers themselves, on the assumptions, are typed without taking the rule away.
    const base = typedSeries(grown, rowOf('Price', '.base'), 0);
    expect([base?.isMoving, base?.text]).toEqual([false, '100']);
    expect(typedSeries(grown, rowOf('Price', '.growth'), 0)?.text).toBe('10');
  });

  it('is possible only where an input is shown', () => {
    expect([...typedColumns(template, shown('Price'))].slice(0, 2)).toEqual(['0', '1']);
    expect(typedPlace(template, 0, shown('Price'), 'whole')).toBeNull();
    const total = { ...shown('Price'), id: 'revenue.total', repeats: 'revenue.@x.y' };
    expect(typedColumns(template, total).size).toBe(0);
  });

  it('changes one number of any row of numbers and no other', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.nat(35), fc.nat(999), (values, at, own) => {
        const series = typedSeries(priced(values.join(';')), rowOf('Price'), 0);
        if (!series) throw new Error('it is typed');
        const before = periodValues(series.text, 60);
        const after = periodValues(withTyped(series, [{ at, text: String(own) }]), 60);
        expect(after.slice(0, 36)).toEqual(before.slice(0, 36).with(at, own));
      }),
    );
  });
});

it('tells what a scenario can have of its own from what all of them share', () => {
  const isShared = (row: string) => typedSeries(template, row, 1)?.isShared;
  expect(isShared(rowOf('Price'))).toBe(false);
  expect(isShared(optionRows.inventoryPeriod)).toBe(true);
});
