// Tests that each field that may be repaired has a name of its own.
import { expect, it } from 'vitest';
import { repairedFields } from './repaired-fields.ts';

const sold = 'data.divisions[0].sectionResources.section_sales[0]';
const entry = `${sold}.flows[0].fcst[0]`;

const named = [
  ['price', 'repairs.price'],
  ['rating', 'repairs.rating'],
  ['industry', 'repairs.industry'],
  ['image', 'repairs.image'],
  ['screenshots', 'repairs.screenshots'],
  ['screenshots[1]', 'repairs.screenshots'],
  ['layout.cLeftColCount', 'repairs.layout'],
  ['layout.sheetPerModule', 'repairs.layout'],
  [`${entry}.provenance`, 'repairs.source'],
  [`${entry}.provenance.note`, 'repairs.source'],
  ['data.options.provenance.wc.minCashBalance', 'repairs.source'],
  [`${sold}.otherAssumptions.inventoryPeriod.name`, 'repairs.assumption-name'],
  [`${sold}.otherAssumptions.inventoryPeriod.units`, 'repairs.assumption-units'],
  [`${sold}.otherAssumptions.inventoryPeriod.units.currency`, 'repairs.assumption-units'],
  [`${sold}.otherAssumptions.inventoryPeriod.provenance.source`, 'repairs.source'],
  ['data.formulas[0].allowedRels', 'repairs.formula-kinds'],
  ['data.formulas[12].allowedRels[3]', 'repairs.formula-kinds'],
  ['data.formulas[0].variables[0].units', 'repairs.formula-units'],
  ['id', 'repairs.internal'],
  ['data.divisions[0].id', 'repairs.internal'],
  ['data.coreResources[0].isDefault', 'repairs.internal'],
  [`${sold}.isEdited`, 'repairs.internal'],
] as const;

it.each(named)('%s is called %s', (path, id) => {
  expect(repairedFields([{ path, message: '' }])).toEqual([{ name: { id }, count: 1 }]);
});

it('names each field once with how often, in the order they were found', () => {
  const paths = ['rating', `${entry}.provenance`, 'price', `${entry}.provenance.note`];
  expect(repairedFields(paths.map((path) => ({ path, message: '' })))).toEqual([
    { name: { id: 'repairs.rating' }, count: 1 },
    { name: { id: 'repairs.source' }, count: 2 },
    { name: { id: 'repairs.price' }, count: 1 },
  ]);
});

it('names nothing where nothing was repaired', () => {
  expect(repairedFields([])).toEqual([]);
});
