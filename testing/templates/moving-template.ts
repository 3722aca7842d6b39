// A kiosk whose numbers move in every way: growth, seasons, dates, a slow start, numbers by year; in three scenarios.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from './build-template.ts';

export const movingTemplate = (language: Language): Template =>
  buildTemplate({
    language,
    periods: 30,
    dateStart: '2027-01-01',
    inflation: '3',
    seasons: { summer: '1;1;2;3;4;6;8;8;5;3;2;1' },
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
