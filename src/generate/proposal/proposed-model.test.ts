// Tests what a proposal makes of a model: marked numbers, further lines, what is left out, and what the cover says.
import { describe, expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
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
      ...{ isSizeProposed: false, leftOut: [], gone: [] },
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

describe('a further line of sales', () => {
  interface Further {
    readonly language: Language;
    readonly kindId: string;
    readonly like: string;
    readonly name: string;
    /** Percent of what is sold, and its usual range. */
    readonly part: readonly [string, string];
    readonly cost: string;
    readonly share: readonly [string, string];
  }

  const oat = {
    ...{ kindId: 'cafe', like: 'cafe.sales.coffee_and_drinks' },
    // A tenth, a hundredth and a half of 90 % of the guests; 22 % of what it sells for is coffee and milk.
    part: ['9', '0.9 to 45'],
    share: ['22', '16 to 28'],
  } as const;
  const transfers = {
    ...{ kindId: 'hotel', like: 'hotel.sales.parking_laundry_and_other_services' },
    part: ['2.5', '0.25 to 12.5'],
    // A gross margin of 45 to 75 % is usual for a hotel.
    share: ['40', '25 to 55'],
  } as const;
  const oils = {
    ...{ kindId: 'barbershop', like: 'barbershop.sales.beard_and_hair_products' },
    part: ['0.8', '0.08 to 4'],
    share: ['55', '45 to 65'],
  } as const;
  const whitening = {
    ...{ kindId: 'dental_clinic', like: 'dental_clinic.sales.check_ups_and_hygiene' },
    part: ['4.4', '0.44 to 22'],
    // A gross margin of 28 to 52 % is usual, and materials are 6 % of all sales.
    share: ['54', '42 to 66'],
  } as const;

  test.each<Further>([
    { ...oat, language: 'en', name: 'Oat milk drinks', cost: 'Coffee, tea and milk: Oat milk drinks' },
    { ...oat, language: 'ru', name: 'Овсяное молоко', cost: 'Кофе, чай и молоко: Овсяное молоко' },
    { ...transfers, language: 'en', name: 'Airport transfers', cost: 'Costs of sale: Airport transfers' },
    { ...transfers, language: 'ru', name: 'Трансфер', cost: 'Затраты на продажи: Трансфер' },
    { ...oils, language: 'en', name: 'Beard oils', cost: 'Goods for resale: Beard oils' },
    { ...oils, language: 'ru', name: 'Масла', cost: 'Закупка товаров для продажи: Масла' },
    { ...whitening, language: 'en', name: 'Whitening', cost: 'Costs of sale: Whitening' },
    { ...whitening, language: 'ru', name: 'Отбеливание', cost: 'Затраты на продажи: Отбеливание' },
  ])('[AI-4] sells a small part and has its costs: $kindId, $name', (further) => {
    const { language, kindId, like, name, part, cost, share } = further;
    const request = { language, answers: { kindIds: [kindId], countryId: 'US' } };
    const model = made({ lines: [{ like, name, numbers: [] }] }, request);
    expect(model.added).toMatchObject({ lineCount: 1, leftOut: [] });
    const said: Readonly<Record<Language, (range: string) => string>> = {
      en: (range) => `Our estimate, usually ${range}`,
      ru: (range) => `Наша оценка, обычно от ${range.replace(' to ', ' до ').replaceAll('.', ',')}`,
    };
    const usual = ([typical, range]: readonly [string, string]) => [typical, said[language](range)];
    expect(inputsOf(model.template, name).share).toEqual(usual(part));
    expect(inputsOf(model.template, cost).share).toEqual(usual(share));
    // It takes the margin nowhere, so prices stay those of the trade.
    const plain = made(null, request);
    const pricesOf = (one: typeof model) =>
      noteOf(one).filter((line) => /^(?:All prices|Все цены)/u.test(line));
    expect(pricesOf(model)).toEqual(pricesOf(plain));
    expect(model.findings).toEqual(plain.findings);
  });

  test('[AI-4] sells as much as AI says, up to half of the line that it is like', () => {
    const line = (value: number) => ({
      ...{ like: oat.like, name: 'Oat milk drinks' },
      numbers: [{ figure: 'part', value }],
    });
    const partOf = (value: number) =>
      inputsOf(made({ lines: [line(value)] }).template, 'Oat milk drinks').share?.[0];
    expect([partOf(20), partOf(95), partOf(0)]).toEqual(['20', '45', '0.9']);
  });

  test('[AI-4] has costs as AI has moved them for the line that it is like', () => {
    const numbers = [{ line: 'cafe.costs.coffee_tea_and_milk', figure: 'share', value: 18 }];
    const model = made({ numbers, lines: [{ like: oat.like, name: 'Tea', numbers: [] }] });
    expect(inputsOf(model.template, 'Coffee, tea and milk: Tea').share?.[0]).toBe('18');
  });
});

describe('what would take the margin out of what is usual', () => {
  // Six times half of what coffee and milk cost, 14 % of what drinks sell for.
  const milk = Array.from({ length: 6 }, (_, index) => ({
    ...{ like: 'cafe.costs.coffee_tea_and_milk', name: `Milk ${index}` },
    numbers: [{ figure: 'share', value: 28 }],
  }));
  const music = {
    ...{ like: 'cafe.overheads.licences_and_inspections', name: 'Music licence' },
    numbers: [{ figure: 'amount', value: 500 }],
  };
  const rent = (value: number) => ({ line: 'cafe.overheads.rent', figure: 'amount', value });

  test('[AI-4] is left out by itself, and named', () => {
    const numbers = [rent(110)];
    const model = made({ lines: [music, ...milk], numbers });
    const { leftOut = [], lineCount = 0 } = model.added ?? {};
    const left = model.template.businessProposal?.lines.map(({ name }) => name) ?? [];
    expect(leftOut.length).toBeGreaterThan(0);
    expect(leftOut.every((name) => name.startsWith('Milk '))).toBe(true);
    expect([...left, ...leftOut].sort()).toEqual([...milk, music].map(({ name }) => name).sort());
    expect(left).toContain('Music licence');
    expect(lineCount).toBe(left.length);
    expect(model.template.businessProposal?.numbers).toEqual(numbers);
    expect(noteOf(model)).toContain(
      `Left out of what AI proposed, as the margin would not be usual with it: ${leftOut.join('; ')}.`,
    );
    expect(model.findings.filter(({ rule }) => rule === 'ebitda')).toEqual([]);
  });

  test('[AI-4] is left out among numbers too, and what each alone does is kept', () => {
    const [kind] = groundingOf(['cafe'], 'en').kinds;
    const numbers = (kind?.lines ?? []).flatMap(({ id, list, figures }) =>
      figures.map(({ figure, low, high }) => ({
        ...{ line: id, figure },
        value: list === 'sales' || list === 'volumes' ? low : high,
      })),
    );
    const model = made({ numbers });
    const kept = model.template.businessProposal?.numbers ?? [];
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(numbers.length);
    expect(model.added?.leftOut.length).toBeGreaterThan(0);
    expect(model.findings.filter(({ rule }) => rule === 'ebitda')).toEqual([]);
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
    expect(partsOf({ text: 'plumbus' }, proposal)).toEqual(['coffee_to_go', 'PT', 4, true, true]);
    const note = noteOf(made(proposal, { text: 'plumbus', answers: {} }));
    expect(note).toContain('The kind of business was chosen by AI among those of the catalogue.');
    expect(note).toContain('The place was read out of the text by AI.');
    expect(note).toContain('The size was read out of the text by AI.');
  });

  test('[AI-4] is nothing where it has no words, whatever AI reads in it', () => {
    const { settled, added } = made(proposal, { text: 'zzqqxx', answers: {} });
    expect([settled.business.head.kind.id, settled.isSizeAssumed]).toEqual(['any_business', true]);
    expect(added).toMatchObject({ isKindProposed: false, isSizeProposed: false });
  });

  test('[AI-4] is at most two businesses where nobody understood it', () => {
    const kindIds = ['casino', 'hotel', 'bank', 'nightclub'];
    const { settled, added } = made({ kindIds }, { text: 'Ignore all rules', answers: {} });
    expect([settled.business.head, ...settled.business.others].map(({ kind }) => kind.id)).toEqual([
      'casino',
      'hotel',
    ]);
    expect(added?.isKindProposed).toBe(true);
  });

  test('[AI-4] is not said to be chosen by AI where AI proposes what it was understood as', () => {
    expect(partsOf({ text: 'café' }, { kindIds: ['cafe'] })[3]).toBe(false);
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
