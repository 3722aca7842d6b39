// Tests what a proposal makes of a model: marked numbers, further lines, what is left out, and what the cover says.
import { describe, expect, test } from 'vitest';
import type { Template } from '#template/template.ts';
import { type GenerateRequest, generate } from '../generate.ts';
import { groundingOf } from './grounding.ts';
import type { Proposal } from './proposal.ts';

const nothing: Proposal = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };

const made = (changed: Partial<Proposal> | null, request: Partial<GenerateRequest> = {}) =>
  generate({
    ...{ text: 'x', language: 'en', currency: null, dateStart: '2027-01-01', periodicity: 'month' },
    ...{ periodCount: 36, uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
    answers: { kindIds: ['cafe'], countryId: 'US' },
    proposal: changed && { ...nothing, ...changed },
    ...request,
  });

function inputsOf(
  { data }: Template,
  name: string,
): Readonly<Record<string, readonly (string | null | undefined)[]>> {
  const core = data.coreResources.find((one) => one.name === name);
  const resources = Object.values(data.divisions[0]?.sectionResources ?? {}).flatMap((all) => all ?? []);
  const entries = resources.find(({ coreResource }) => coreResource === core?.id)?.flows[0]?.fcst ?? [];
  return Object.fromEntries(
    entries.map(({ variable, scenarios, provenance }) => [
      variable,
      [scenarios[0]?.data, provenance?.source],
    ]),
  );
}

const noteOf = ({ template }: { readonly template: Template }) => template.description.split('\n');

describe('a number that AI moved', () => {
  test('[AI-4] is in the model of the size and place that it has, and says who chose it', () => {
    const numbers = [{ line: 'cafe.overheads.rent', figure: 'amount', value: 150 }];
    const model = made({ numbers });
    // 40 seats, at 150 dollars a seat; 45 to 200 are usual.
    expect(inputsOf(model.template, 'Rent').amount).toEqual([
      '6000',
      'Proposed by AI, usually 1,800 to 8,000',
    ]);
    expect(model.added).toEqual({
      ...{ lineCount: 0, numberCount: 1, isKindProposed: false, isPlaceProposed: false },
      leftOut: 'nothing',
    });
    expect(noteOf(model)).toContain(
      'AI proposed 1 number; no number leaves the usual range of the catalogue.',
    );
  });

  test('[AI-4] leaves a model that is as without it where it is of another kind', () => {
    const plain = made(null);
    const other = made({ numbers: [{ line: 'hotel.overheads.rent', figure: 'amount', value: 150 }] });
    expect(other.template).toEqual(plain.template);
    expect(plain.added).toBeNull();
  });

  test('[AI-4] is brought into its range again, whatever was stored', () => {
    const numbers = [{ line: 'cafe.overheads.rent', figure: 'amount', value: 1_000_000 }];
    // 200 dollars for each of 40 seats.
    expect(inputsOf(made({ numbers }).template, 'Rent').amount?.[0]).toBe('8000');
  });
});

describe('a further line', () => {
  const lines = [
    {
      like: 'cafe.overheads.licences_and_inspections',
      name: 'Music licence',
      numbers: [{ figure: 'amount', value: 500 }],
    },
    { like: 'cafe.overheads.manager', name: 'Bookkeeper', numbers: [{ figure: 'salary', value: 40_000 }] },
  ];

  test('[AI-4] is worked out as the one it is like, with its own numbers', () => {
    const model = made({ lines });
    expect(inputsOf(model.template, 'Music licence').amount).toEqual([
      '500',
      'Proposed by AI, usually 300 to 2,500',
    ]);
    expect(inputsOf(model.template, 'Licences and inspections').amount?.[0]).toBe('900');
    const { people, salary } = inputsOf(model.template, 'Bookkeeper');
    expect(salary).toEqual(['40000', 'Proposed by AI, usually 38,000 to 60,000']);
    expect(people?.[1]).toMatch(/^Our estimate/);
    expect(model.added).toMatchObject({ lineCount: 2, numberCount: 2 });
    expect(noteOf(model)).toContain(
      'AI proposed 2 lines and 2 numbers; no number leaves the usual range of the catalogue.',
    );
  });

  test('[AI-4] is told in Russian', () => {
    const model = made({ lines }, { language: 'ru' });
    expect(noteOf(model)).toContain(
      'ИИ предложил 2 строки и 2 числа; ни одно число не выходит за обычные пределы каталога.',
    );
    expect(inputsOf(model.template, 'Music licence').amount?.[1]).toBe(
      'Предложено ИИ, обычно от 300 до 2\u00A0500',
    );
  });
});

describe('what would take the margin out of what is usual', () => {
  // Eight times 28 % of what drinks sell for.
  const lines = Array.from({ length: 8 }, (_, index) => ({
    ...{ like: 'cafe.costs.coffee_tea_and_milk', name: `Milk ${index}` },
    numbers: [{ figure: 'share', value: 28 }],
  }));

  test('[AI-4] is left out, further lines first', () => {
    const numbers = [{ line: 'cafe.overheads.rent', figure: 'amount', value: 110 }];
    const model = made({ lines, numbers });
    expect(model.added).toMatchObject({ lineCount: 0, numberCount: 1, leftOut: 'lines' });
    expect(model.template.businessProposal).toEqual({ ...nothing, numbers });
    expect(noteOf(model)).toContain(
      'Further lines that AI proposed were left out: with them the margin would not be usual.',
    );
  });

  test('[AI-4] leaves the model of the catalogue where numbers alone would', () => {
    const [kind] = groundingOf(['cafe'], 'en').kinds;
    const numbers = (kind?.lines ?? []).flatMap(({ id, list, figures }) =>
      figures.map(({ figure, low, high }) => ({
        ...{ line: id, figure },
        value: list === 'sales' || list === 'volumes' ? low : high,
      })),
    );
    const model = made({ numbers });
    expect(model.added).toMatchObject({ lineCount: 0, numberCount: 0, leftOut: 'all' });
    expect(model.template.data).toEqual(made(null).template.data);
  });
});

describe('what the text says', () => {
  const partsOf = (request: Partial<GenerateRequest>, proposal: Partial<Proposal>) => {
    const { settled, added } = made(proposal, { answers: {}, ...request });
    const { head } = settled.business;
    return [head.kind.id, settled.country.id, head.size, added?.isKindProposed, added?.isPlaceProposed];
  };
  const proposal = { kindIds: ['coffee_to_go'], countryId: 'PT', size: 4 };

  test('[AI-4] is read by AI where nobody understood it', () => {
    expect(partsOf({ text: 'zzqqxx' }, proposal)).toEqual(['coffee_to_go', 'PT', 4, true, true]);
    const note = noteOf(made(proposal, { text: 'zzqqxx', answers: {} }));
    expect(note).toContain('The kind of business was chosen by AI among those of the catalogue.');
    expect(note).toContain('The place was read out of the text by AI.');
  });

  test('[AI-4] counts for more than what AI reads in it', () => {
    const text = 'a café with 30 seats in Spain';
    expect(partsOf({ text }, { ...proposal, kindIds: [], size: 100 })).toEqual([
      'cafe',
      'ES',
      30,
      false,
      false,
    ]);
    // Another kind of the same family may be meant, but none of another family.
    expect(partsOf({ text }, proposal)).toEqual(['coffee_to_go', 'ES', 4, true, false]);
    expect(partsOf({ text }, { ...proposal, kindIds: ['vet_clinic'] })[0]).toBe('cafe');
  });

  test('[AI-4] counts for less than what its author answered', () => {
    const answers = { kindIds: ['bakery'], countryId: 'IT', partSizes: { bakery: 2 } };
    expect(partsOf({ text: 'café', answers }, proposal)).toEqual(['bakery', 'IT', 2, false, false]);
  });

  test('[AI-4] says of a size that AI read it', () => {
    const model = made({ size: 30 }, { text: 'café' });
    expect(inputsOf(model.template, 'Guests').capacity).toEqual(['30', 'Proposed by AI, usually 15 to 120']);
  });
});
