// A small generated model, written by hand: coffee and cakes for guests, with lines that read each other.
import type { BusinessSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';

interface CoffeeShopWords {
  readonly currency?: string;
  /** Sections in which nothing is generated. */
  readonly without?: readonly BusinessSectionId[];
}

const names: Readonly<Record<string, string>> = {
  driver_1_1: 'Guests',
  service_1_1: 'Coffee',
  service_1_2: 'Cakes',
  cos_1_1: 'Beans',
  sga_1_1: 'Rent',
  fixedasset_1_1: 'Coffee machine',
  equity_1: 'Owners',
  taxincome_1: 'Tax of the place',
  '05': '5 years',
  life_8: '8 years',
};

export function coffeeShop({ currency = 'USD', without = [] }: CoffeeShopWords = {}): Template {
  const built = buildTemplate({
    drivers: [{ id: 'driver_1_1', formula: 'count', data: { quantity: '900' }, units: 'guests' }],
    services: [
      {
        id: 'service_1_1',
        formula: 'quantity_price_share',
        data: { price: '4', share: '100' },
        lookups: { quantity: 'driver_1_1' },
      },
      { id: 'service_1_2', formula: 'price_quantity', data: { price: '5', quantity: '300' } },
    ],
    costs: [{ id: 'cos_1_1', formula: 'share_of', data: { share: '25' }, lookups: { base: 'service_1_1' } }],
    expenses: [{ id: 'sga_1_1', data: { amount: '1200' } }],
    assets: [{ id: 'fixedasset_1_1', data: { amount: '8000;0' }, names: { deprgroup: 'life_8' } }],
    equity: [{ id: 'equity_1', data: { amount: '90000' } }],
    taxes: [{ id: 'taxincome_1', formula: 'rate', data: { rate: '21' } }],
    groups: [
      { id: '05', formula: 'straight_line', data: { years: '5' } },
      { id: 'life_8', formula: 'straight_line', data: { years: '8' } },
    ],
    wc: { inventoryPeriod: '6' },
  });
  const [division] = built.data.divisions;
  const kept = Object.entries(division?.sectionResources ?? {}).filter(
    ([id]) => !without.some((one) => one === id),
  );
  return {
    ...built,
    data: {
      ...built.data,
      divisions: [{ id: 'division_1', sectionResources: Object.fromEntries(kept) }],
      coreResources: built.data.coreResources.map((core) =>
        core.rel === 'currency'
          ? { ...core, name: currency }
          : { ...core, name: names[core.name] ?? core.name },
      ),
    },
  };
}
