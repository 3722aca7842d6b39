// Checks that the page gives a driver's total the unit that the workbook gives it.
import { expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { driverUnits } from './driver-units.ts';
import { resourcesOf } from './resource-view.ts';

it.each(languages)('in %s', (language) => {
  const template = buildTemplate({
    language,
    formulas: [
      {
        ...formulaOf('double', 'total = quantity * 2', [{ id: 'quantity', name: 'Q', units: 'shops' }]),
        allowedRels: ['driver'],
      },
    ],
    drivers: [
      { id: 'given', formula: 'count', data: { quantity: '5' }, units: 'people' },
      { id: 'typed', formula: 'count', data: { quantity: '5' } },
      { id: 'twice', formula: 'double', data: { quantity: '5' } },
      { id: 'alike', formula: 'sum_of', lookups: { a: 'given', b: 'given.total' } },
      { id: 'mixed', formula: 'sum_of', lookups: { a: 'given', b: 'section_sales' } },
      { id: 'money', formula: 'sum_of', lookups: { a: 'section_sales', b: 'shop' } },
      { id: 'days', formula: 'sum_of', lookups: { a: 'period_days' } },
      { id: 'row', formula: 'sum_of', lookups: { a: 'twice.quantity' } },
      { id: 'flows', formula: 'stock_and_flow', data: { added: '5' } },
    ],
    services: [{ id: 'shop', data: { amount: '5' } }],
  });
  const { workbook } = calculate(template);
  const rows = workbook.sheets.find(({ id }) => id === 'drivers')?.rows ?? [];
  const inWorkbook = (id: string) => rows.find((row) => row.id === `drivers.@${id}.incBook`)?.unit?.text;
  const drivers = resourcesOf(template, 'section_drivers');
  expect(drivers.map((driver) => [driver.id, driverUnits(template, driver)])).toEqual(
    drivers.map(({ id }) => [id, inWorkbook(id)]),
  );
});
