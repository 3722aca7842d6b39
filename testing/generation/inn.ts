// A small generated inn with a bar and without one, written by hand, under the ids that a generator gives.
import type { Template } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';

/** An inn with a bar: as generated, with the ids that a generator gives. */
const inn: TemplateWords = {
  drivers: [
    { id: 'driver_1_1', formula: 'count', data: { quantity: '600' }, units: 'nights' },
    { id: 'driver_2_1', formula: 'count', data: { quantity: '900' }, units: 'guests' },
  ],
  services: [
    {
      id: 'service_1_1',
      formula: 'quantity_price_share',
      data: { price: '80', share: '100' },
      lookups: { quantity: 'driver_1_1' },
    },
    {
      id: 'service_2_1',
      formula: 'quantity_price_share',
      data: { price: '12', share: '100' },
      lookups: { quantity: 'driver_2_1' },
    },
  ],
  costs: [{ id: 'cos_2_1', formula: 'share_of', data: { share: '30' }, lookups: { base: 'service_2_1' } }],
  expenses: [
    { id: 'sga_1_1', data: { amount: '4000' } },
    { id: 'sga_2_1', data: { amount: '1500' } },
  ],
  assets: [{ id: 'fixedasset_1_1', data: { amount: '50000' }, names: { deprgroup: 'life_8' } }],
  equity: [{ id: 'equity_1', data: { amount: '120000' } }],
  groups: [
    { id: '05', formula: 'straight_line', data: { years: '5' } },
    { id: 'life_8', formula: 'straight_line', data: { years: '8' } },
  ],
  wc: { inventoryPeriod: '6' },
};
const words: Readonly<Record<string, string>> = {
  driver_1_1: 'Nights',
  driver_2_1: 'Guests of the bar',
  service_1_1: 'Rooms',
  service_2_1: 'Drinks',
  cos_2_1: 'Drinks bought',
  sga_1_1: 'Rent',
  sga_2_1: 'Bar staff',
  fixedasset_1_1: 'Furniture',
  equity_1: 'Owners',
  '05': '5 years',
  life_8: '8 years',
};

export function generatedInn(template: TemplateWords, names = words): Template {
  const built = buildTemplate(template);
  const coreResources = built.data.coreResources.map((core) => ({
    ...core,
    name: names[core.name] ?? core.name,
  }));
  return { ...built, data: { ...built.data, coreResources } };
}

export const withBar = { template: generatedInn(inn), kindIds: ['inn', 'bar'] };
/** Ten more rooms and no bar: 900 nights, furniture for 75,000, less rent and money. */
export const withoutBar = {
  template: generatedInn({
    ...inn,
    drivers: [{ id: 'driver_1_1', formula: 'count', data: { quantity: '900' }, units: 'nights' }],
    services: (inn.services ?? []).slice(0, 1),
    costs: [],
    expenses: [{ id: 'sga_1_1', data: { amount: '3500' } }],
    assets: [{ id: 'fixedasset_1_1', data: { amount: '75000' }, names: { deprgroup: 'life_8' } }],
    equity: [{ id: 'equity_1', data: { amount: '100000' } }],
    wc: { inventoryPeriod: '2' },
  }),
  kindIds: ['inn'],
};
