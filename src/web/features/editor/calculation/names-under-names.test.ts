// Tests that a name does not repeat what the heading and the row above it say.
import { expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from './calculate.ts';
import { gridOfSheet } from './grid-of-sheet.ts';

it('an input is named by its first row, below which its growth is set in and named alone', () => {
  const growth = { rate: '5;3', per: 'year' } as const;
  const template = buildTemplate({
    ...{ dateStart: '2027-01-01', periods: 24 },
    services: [
      {
        ...{ id: 'Tea', formula: 'price_quantity', data: { price: '10', quantity: '10' } },
        drivers: { price: { growth }, quantity: { growth } },
      },
    ],
  });
  const { result } = calculate({
    ...{ template, sheetIds: ['assumptions'], scenario: 1, isComparing: false, spans: [] },
  });
  const layout = result?.laidOut.get('assumptions');
  if (!layout) throw new Error('no assumptions');
  const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };
  const { rows } = gridOfSheet(layout.sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
  const shown = rows.flatMap(({ label, level, saidAbove = 0 }) =>
    label.startsWith('Tea: ') && !label.includes('active') ? [`${level} ${label.slice(saidAbove)}`] : [],
  );
  const parts = ['growth, year 1', 'growth, year 2', 'growth, of the year', 'growth to date'];
  const of = (input: string) => [
    `2 ${input}, starting value`,
    ...parts.map((part) => `3 ${part}`),
    `2 ${input}`,
  ];
  expect(shown).toEqual([...of('Price'), ...of('Quantity')]);
});
