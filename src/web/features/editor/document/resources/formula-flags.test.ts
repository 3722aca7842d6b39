// Tests that a formula may say that its numbers are shown without units.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { resourcesOf } from './resource-view.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f15',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const unitsOf = (flags: { readonly hideUnits?: boolean }) => {
  const formulas = template.data.formulas.map((formula) => ({ ...formula, ...flags }));
  const [first] = resourcesOf({ ...template, data: { ...template.data, formulas } }, 'section_sales');
  return first?.flows[0]?.inputs.map(({ units }) => units);
};

it.each([
  [{}, ['USD', 'units']],
  [{ hideUnits: false }, ['USD', 'units']],
  [{ hideUnits: true }, ['', '']],
])('with %j, the units of price and quantity are %j', (flags, units) => {
  expect(unitsOf(flags)).toEqual(units);
});
