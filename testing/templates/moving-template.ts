// A kiosk in three scenarios whose numbers move in every way (growth, seasons, dates, a slow start, numbers by year), with shared drivers.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf, type ResourceWords } from './build-template.ts';

const formulas = [
  formulaOf('rent_of', 'total = rent * base', [
    { id: 'rent', name: 'Rent', isCurrency: true },
    { id: 'base', name: 'Outlets', isReference: true, reference: 'section_sales' },
  ]),
  formulaOf('customers_of', 'total = spend / cost', [
    { id: 'spend', name: 'Spend', isReference: true },
    { id: 'cost', name: 'Cost of a customer', isCurrency: true },
  ]),
];

const drivers: readonly ResourceWords[] = [
  {
    id: 'stalls',
    formula: 'count',
    data: { quantity: ['2;3', '4'] },
    drivers: { quantity: [{ growth: { rate: '50', per: 'step' } }, null] },
    units: 'outlets',
  },
  { id: 'bicycles', formula: 'count', data: { quantity: '1' }, units: 'outlets' },
  { id: 'outlets', formula: 'sum_of', lookups: { a: 'stalls', b: 'bicycles.total' } },
  {
    id: 'customers',
    formula: 'customers_of',
    data: { cost: '2.5' },
    lookups: { spend: 'advertising' },
    units: 'people',
  },
];

export const movingTemplate = (language: Language): Template =>
  buildTemplate({
    language,
    periods: 30,
    dateStart: '2027-01-01',
    inflation: '3',
    seasons: { summer: '1;1;2;3;4;6;8;8;5;3;2;1' },
    formulas,
    drivers,
    services: [
      {
        id: 'ice_cream',
        formula: 'price_quantity',
        data: { price: ['3', '', '2.8'], quantity: ['900', '1000', ''] },
        drivers: {
          price: [{ growth: { rate: '4', per: 'step' } }, null, null],
          quantity: [
            { start: '2027-03-15', growth: { rate: '1;2', per: 'period' }, season: { lookupId: 'summer' } },
            { growth: { rate: '3' } },
            null,
          ],
        },
      },
      {
        id: 'catering',
        data: { amount: ['12000;24000;30000', '15000'] },
        drivers: { amount: [{ by: 'year-split', ramp: { from: '20', periods: '6' } }, null] },
      },
    ],
    costs: [{ id: 'milk', formula: 'share_of', data: { share: '35' }, lookups: { base: 'section_sales' } }],
    expenses: [
      {
        id: 'rent',
        data: { amount: '800' },
        drivers: { amount: { growth: { rate: '5;3', per: 'year' }, end: '2028-12-31' } },
      },
      { id: 'stands', formula: 'rent_of', data: { rent: '40' }, lookups: { base: 'outlets' } },
      { id: 'boxes', formula: 'rent_of', data: { rent: '0.1' }, lookups: { base: 'ice_cream.quantity' } },
      { id: 'reminders', formula: 'rent_of', data: { rent: '0.02' }, lookups: { base: 'customers' } },
      { id: 'advertising', data: { amount: '200' } },
      { id: 'licence', data: { amount: '600' }, drivers: { amount: { start: '2027-02-01', every: 12 } } },
    ],
    assets: [
      {
        id: 'freezer',
        data: { amount: '9000' },
        drivers: { amount: { start: '2027-02-10', end: '2027-02-10' } },
      },
    ],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    equity: [{ id: 'owner', data: { amount: '30000;0' }, second: '0' }],
  });
