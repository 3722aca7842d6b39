// Tests what gets through of a proposal: kinds, places and sizes that are known, numbers in their range, names that can be read.
import { describe, expect, test } from 'vitest';
import { groundingOf } from './grounding.ts';
import { heldProposal } from './held-proposal.ts';
import type { Proposal } from './proposal.ts';

const nothing: Proposal = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };
const cafe = groundingOf(['cafe'], 'en');
const held = (value: unknown) => heldProposal(value, cafe);
const drinks = 'cafe.sales.coffee_and_drinks';

describe('what is grounded', () => {
  test('[AI-4] are the lines of the kind with the numbers that may be moved', () => {
    const [kind] = cafe.kinds;
    expect([kind?.id, kind?.name, kind?.size]).toEqual([
      'cafe',
      'Café',
      { name: 'Seats', typical: 40, low: 15, high: 120 },
    ]);
    const lineOf = (id: string) => kind?.lines.find((line) => line.id === id);
    expect(lineOf(drinks)).toEqual({
      ...{ id: drinks, list: 'sales', name: 'Coffee and drinks' },
      figures: [
        { figure: 'part', typical: 90, low: 80, high: 100, isForEach: false },
        { figure: 'price', typical: 5.2, low: 3.5, high: 7.5, isForEach: false },
      ],
      further: [
        { figure: 'part', typical: 9, low: 0.9, high: 45, isForEach: false },
        { figure: 'price', typical: 5.2, low: 3.5, high: 7.5, isForEach: false },
      ],
    });
    // A licence beside others is as large as they are; a driver that nothing follows would be no line.
    expect(lineOf('cafe.overheads.licences_and_inspections')?.further).toEqual(
      lineOf('cafe.overheads.licences_and_inspections')?.figures,
    );
    expect(lineOf('cafe.volumes.guests')?.further).toEqual([]);
    // All who stay have a room, and not all who stay what is sold beside it.
    const [hotel] = groundingOf(['hotel'], 'en').kinds;
    const rooms = hotel?.lines.find(({ id }) => id === 'hotel.sales.rooms');
    expect(rooms?.figures.map(({ figure }) => figure)).toEqual(['price']);
    expect(rooms?.further[0]).toEqual({ figure: 'part', typical: 10, low: 1, high: 50, isForEach: false });
    // Nine baristas for a hundred seats.
    expect(lineOf('cafe.costs.baristas')?.figures[0]).toMatchObject({
      ...{ figure: 'people', typical: 0.09, isForEach: true },
    });
    // Nobody moves the size of the business by a line.
    expect(lineOf('cafe.volumes.guests')?.figures.map(({ figure }) => figure)).toEqual(['turns', 'days']);
  });

  test('[AI-4] are other kinds of the family, or all and what any business has where nothing was understood', () => {
    const others = cafe.otherKinds.map(({ id }) => id);
    expect(others).toContain('coffee_to_go');
    expect(others).not.toContain('cafe');
    expect(others).not.toContain('vet_clinic');
    for (const unknown of [groundingOf([], 'ru'), groundingOf(['no such kind'], 'ru')]) {
      expect(unknown.kinds.map(({ id }) => id)).toEqual(['any_business']);
      expect(unknown.otherKinds.length).toBeGreaterThan(250);
      expect(unknown.otherKinds).toContainEqual({ id: 'cafe', name: 'Кафе' });
    }
  });
});

describe('of a proposal', () => {
  test('[AI-4] nonsense leaves nothing', () => {
    for (const value of [null, undefined, 7, 'text', [], {}, { numbers: 'many', lines: { 0: {} } }]) {
      expect(held(value)).toEqual(nothing);
    }
  });

  test('[AI-4] kinds that are known stay, each once', () => {
    const kindIds = ['coffee_to_go', 'vet_clinic', 'nonsense', 'cafe', 'coffee_to_go', 5];
    expect(held({ kindIds }).kindIds).toEqual(['coffee_to_go', 'cafe']);
  });

  test('[AI-4] a country that is known stays, and a size within that of the trade', () => {
    expect(held({ countryId: 'PT', size: 1000 })).toEqual({ ...nothing, countryId: 'PT', size: 120 });
    expect(held({ countryId: 'Portugal', size: '30' })).toEqual(nothing);
    expect(held({ size: 3 }).size).toBe(15);
    expect(held({ size: -3 }).size).toBeNull();
    expect(held({ kindIds: ['coffee_to_go'], size: 40 }).size).toBe(15);
  });

  test('[AI-4] a number is brought into its range; one of nothing that is there, and one that is as it was, is dropped', () => {
    const number = (line: unknown, figure: unknown, value: unknown) => ({ line, figure, value });
    const { numbers } = held({
      numbers: [
        number(drinks, 'price', 100),
        number(drinks, 'price', 4),
        number(drinks, 'part', 90),
        number(drinks, 'name', 4),
        number('cafe.sales.nothing', 'price', 4),
        number('coffee_to_go.sales.coffee_and_drinks', 'price', 4),
        number('cafe.costs.baristas', 'salary', 12),
        number('cafe.costs.baristas', 'people', Number.NaN),
        number('cafe.volumes.guests', 'capacity', 1),
        number('cafe.volumes.guests', 'turns', 3.123456),
        number('cafe.overheads.rent', 'amount', '100'),
        null,
      ],
    });
    expect(numbers).toEqual([
      { line: drinks, figure: 'price', value: 7.5 },
      { line: 'cafe.costs.baristas', figure: 'salary', value: 26000 },
      { line: 'cafe.volumes.guests', figure: 'turns', value: 3.123 },
    ]);
  });

  test('[AI-8] a number that was moved before may be taken back to what the catalogue has', () => {
    const price = (value: number) => ({ line: drinks, figure: 'price', value });
    const part = { line: drinks, figure: 'part', value: 90 };
    const { numbers } = heldProposal(
      { numbers: [price(5.2), part] },
      cafe,
      ({ line, figure }) => line === drinks && figure === 'price',
    );
    expect(numbers).toEqual([price(5.2)]);
  });

  test('[AI-4] a further line is like one that is there, has a name of its own and numbers in range', () => {
    const numbers = [
      { figure: 'price', value: 0 },
      { figure: 'salary', value: 5 },
    ];
    const { lines } = held({
      lines: [
        { like: drinks, name: '  Oat\u0000 milk \u202E drinks\n', numbers },
        { like: drinks, name: 'oat MILK drinks', numbers: [] },
        { like: drinks, name: 'Oat-milk drinks!', numbers: [] },
        { like: drinks, name: 'Breakfast and lunch', numbers: [] },
        { like: 'cafe.volumes.guests', name: 'More guests', numbers: [] },
        { like: 'nothing', name: 'Tea', numbers: [] },
        // What sales and costs of the kind follow.
        { like: drinks, name: 'guests', numbers: [] },
        { like: drinks, name: '\u3164\u115F', numbers: [] },
        { like: drinks, name: '\u200B 123 ', numbers: [] },
        { like: drinks, name: `Juice${'\u0335'.repeat(30)}`, numbers: [] },
        { like: 'cafe.overheads.rent', name: `${'x'.repeat(59)}😀 and more` },
      ],
    });
    expect(lines).toEqual([
      { like: drinks, name: 'Oat milk drinks', numbers: [{ figure: 'price', value: 3.5 }] },
      { like: drinks, name: `Juice${'\u0335'.repeat(3)}`, numbers: [] },
      { like: 'cafe.overheads.rent', name: `${'x'.repeat(59)}😀`, numbers: [] },
    ]);
  });

  test('[AI-4] a further line has no name that another has in the other language', () => {
    const russian = groundingOf(['cafe'], 'ru');
    const line = (name: string) => ({ like: drinks, name, numbers: [] });
    const { lines } = heldProposal({ lines: [line('Coffee and drinks'), line('Чай')] }, russian);
    expect(lines.map(({ name }) => name)).toEqual(['Чай']);
  });

  test('[AI-4] eight further lines are the most', () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ like: drinks, name: `Tea ${index}` }));
    expect(held({ lines }).lines.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Tea ${index}`),
    );
  });
});
