// Tests that a second description beside a generated model becomes part of one business, and where it cannot.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { renameTemplate } from '#web/features/editor/document/edits/template-edits.ts';
import { change, noHistory, undo } from '#web/features/editor/document/history/history.ts';
import { setInput } from '#web/features/editor/document/resources/resource-edits.ts';
import { resourcesOf } from '#web/features/editor/document/resources/resource-view.ts';
import { answer } from '#web/features/editor/generation/generator/answer.ts';
import type { GeneratedLine, LineQuestion, UnderstoodLine } from '../../generator/protocol.ts';
import { additionChange, generatedChange } from '../generated-change.ts';
import { questionOf } from '../request/generation-question.ts';
import {
  type GenerationForm,
  generationRequestOf,
  initialGenerationForm,
} from '../request/generation-request.ts';
import { type Addition, additionOf, combinedWith, isElsewhere } from './addition.ts';

const blank = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** What the worker does, here. */
const generator = {
  understand: async (question: LineQuestion) =>
    answer({ ...question, id: 1, ask: 'understand' }).answer as UnderstoodLine,
  generate: async (question: LineQuestion) =>
    answer({ ...question, id: 1, ask: 'generate' }).answer as GeneratedLine,
};

const edited = (before: Template, wanted: Parameters<typeof change>[1]) =>
  change({ template: before, history: noHistory }, wanted);

function requestOf(template: Template, more: Partial<GenerationForm>) {
  const request = generationRequestOf({ ...initialGenerationForm(template, false), ...more });
  if (!request) throw new Error('the request is wrong');
  return request;
}

const sections = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
  'section_financing',
] as const;

async function generatedFrom(prompt: string, more: Partial<GenerationForm> = {}): Promise<Template> {
  const request = requestOf(blank, { ...more, prompt, isReplacing: true });
  const { template } = await generator.generate(questionOf(blank, request));
  const generated = { template, sections, failedModules: [] };
  return edited(
    blank,
    generatedChange(blank, request, generated, () => 0.5),
  ).template;
}

function added(template: Template, more: Partial<GenerationForm>, addition: Addition) {
  const generated = { template: addition.made.template, sections, failedModules: [] };
  const made = additionChange(template, requestOf(template, more), generated, addition.refinement);
  const step = edited(template, made.change);
  expect(readToStore(step.template).faults).toEqual([]);
  return { ...step, summary: made.summary };
}

const namesIn = (of: Template, sectionId: ResourceSectionId) =>
  resourcesOf(of, sectionId).map(({ name }) => name);

const withoutReplacing = { isReplacing: false, answers: {} };

it('[GENERATE-25] makes one business of two descriptions: one rent, one accountant, money for both', async () => {
  const hotel = await generatedFrom('hotel in Lisbon, 24 rooms');
  const rent = resourcesOf(hotel, 'section_sga').find(({ name }) => name === 'Rent');
  const input = rent?.flows[0]?.inputs[0];
  if (!rent || !input) throw new Error('a hotel has no rent');
  const own = edited(hotel, setInput(rent, input, '12345')).template;
  const more = { ...withoutReplacing, prompt: 'restaurant with 60 seats' };
  const addition = await additionOf(own, requestOf(own, more), generator);
  if (!addition) throw new Error('nothing is added');
  const { template, summary, history } = added(own, more, addition);
  const names = namesIn(template, 'section_sga');
  expect([...new Set(names)]).toEqual(names);
  expect(names.filter((name) => name === 'Rent')).toEqual(['Rent']);
  expect(namesIn(template, 'section_financing')).toEqual(namesIn(hotel, 'section_financing'));
  expect(namesIn(template, 'section_sales').slice(0, 1)).toEqual(namesIn(hotel, 'section_sales').slice(0, 1));
  expect(namesIn(template, 'section_sales').length).toBeGreaterThan(namesIn(hotel, 'section_sales').length);
  // The rent is larger with a restaurant, but this one was typed.
  expect(summary.kept).toEqual(['Rent']);
  expect(
    resourcesOf(template, 'section_sga').find(({ id }) => id === rent.id)?.flows[0]?.inputs[0]?.data,
  ).toBe('12345');
  // A name that is that of the words follows what is understood now; the words stay.
  expect([template.name, template.openAIPrompt]).toEqual([
    'Hotel + Restaurant, Lisbon, 24 rooms, 60 seats',
    hotel.openAIPrompt,
  ]);
  expect(template.businessAnswers).toMatchObject({
    kindIds: ['hotel', 'restaurant'],
    partSizes: { restaurant: 60 },
  });
  expect(undo({ template, history }).template).toEqual(own);
});

it('[GENERATE-25] adds to the size of a kind that is there, and to no more than four kinds', async () => {
  const cafe = await generatedFrom('coffee shop, 40 seats');
  const partsFor = async (prompt: string) => {
    const request = requestOf(cafe, { ...withoutReplacing, prompt });
    return (await additionOf(cafe, request, generator))?.refinement.said.businessAnswers;
  };
  expect(await partsFor('coffee shop with 25 seats')).toMatchObject({
    ...{ kindIds: ['cafe'], partSizes: { cafe: 65 } },
  });
});

it.each([
  [
    'takes the place, the month and the premises that only the second names',
    '',
    { countryId: 'PL', city: 'Warsaw', dateStart: '2028-05-01', isOwned: true },
    'PLN',
  ],
  [
    'keeps those of the first where both name some',
    'in Lisbon, rented premises, open from March 2027',
    {},
    'EUR',
  ],
] as const)('%s', async (_what, context, answers, currency) => {
  const bakery = await generatedFrom('bakery', { context });
  const said = { prompt: 'bicycle repair in Warsaw', context: 'own building, open from May 2028' };
  const more = { ...withoutReplacing, ...said };
  const addition = await additionOf(bakery, requestOf(bakery, more), generator);
  if (!addition) throw new Error('nothing is added');
  expect(addition.refinement.said.businessAnswers).toEqual({
    ...{ kindIds: ['bakery', 'bicycle_repair'], partSizes: {} },
    ...answers,
  });
  const { template } = added(bakery, more, addition);
  expect(template.data.coreResources[0]?.name).toBe(currency);
});

it('keeps a currency that was typed, wherever the second is', async () => {
  const bakery = await generatedFrom('bakery', { currency: 'GBP', isCurrencyTyped: true });
  const more = { ...withoutReplacing, prompt: 'bicycle repair in Warsaw' };
  const addition = await additionOf(bakery, requestOf(bakery, more), generator);
  if (!addition) throw new Error('nothing is added');
  expect(added(bakery, more, addition).template.data.coreResources[0]?.name).toBe('GBP');
});

it.each([
  ['bakery in Lisbon', 'bicycle repair in Warsaw', true],
  ['bakery in Lisbon', 'bicycle repair in Porto', true],
  ['bakery in Lisbon', 'bicycle repair in Portugal', false],
  ['bakery in Lisbon', 'bicycle repair', false],
  ['bakery', 'bicycle repair in Warsaw', false],
])(
  '[GENERATE-25] knows whether beside “%s” the place of “%s” is another: %s',
  async (first, prompt, isOther) => {
    const bakery = await generatedFrom(first);
    const request = requestOf(bakery, { ...withoutReplacing, prompt });
    const [second, whole] = await Promise.all([
      generator.understand(questionOf(bakery, request)),
      combinedWith(bakery, request, generator),
    ]);
    expect(whole && isElsewhere(second, whole)).toBe(isOther);
  },
);

it('changes the business where the words are the same and the answers are not', async () => {
  const cafe = await generatedFrom('coffee shop, 40 seats');
  const answers = { countryId: 'GB', partSizes: { cafe: 60 } };
  const more = { isReplacing: false, answers };
  const addition = await additionOf(cafe, requestOf(cafe, more), generator);
  expect(addition?.refinement.said.businessAnswers).toEqual(answers);
  if (!addition) throw new Error('nothing is changed');
  const { template } = added(cafe, more, addition);
  expect(namesIn(template, 'section_sales')).toEqual(namesIn(cafe, 'section_sales'));
  expect(template.data.coreResources[0]?.name).toBe('GBP');
});

it('leaves a name that somebody typed, and names what is understood now beside it', async () => {
  const cafe = await generatedFrom('coffee shop, 40 seats');
  const more = { isReplacing: false, answers: { partSizes: { cafe: 60 } } };
  const addition = await additionOf(cafe, requestOf(cafe, more), generator);
  if (!addition) throw new Error('nothing is changed');
  const own = edited(cafe, renameTemplate('Nonna')).template;
  const named = ({ name, businessTitle }: Template) => [name, businessTitle];
  expect(named(cafe)).toEqual(['coffee shop, 40 seats', undefined]);
  expect(named(added(cafe, more, addition).template)).toEqual(['Café, 60 seats', 'Café, 60 seats']);
  expect(named(added(own, more, addition).template)).toEqual(['Nonna', 'Café, 60 seats']);
});

it('takes other periods and another currency that are asked for', async () => {
  const cafe = await generatedFrom('coffee shop, 40 seats');
  const more = {
    ...{ isReplacing: false, currency: 'EUR', isCurrencyTyped: true },
    ...{ length: '12', periodicity: 'quarter' as const },
  };
  const addition = await additionOf(cafe, requestOf(cafe, more), generator);
  if (!addition) throw new Error('nothing is changed');
  const { template, summary } = added(cafe, more, addition);
  expect(template.layout.cFcstColCount).toBe(12);
  expect(template.data.options.timing.periodicity).toBe('quarter');
  expect(template.data.coreResources[0]?.name).toBe('EUR');
  expect(summary.kept).toEqual([]);
});

it.each([
  ['replaces everything', { isReplacing: true, prompt: 'bakery' }],
  ['wants random numbers', { ...withoutReplacing, prompt: 'bakery', options: ['base', 'random'] as const }],
  ['says what nobody knows', { ...withoutReplacing, prompt: 'zzqqxx wwvv' }],
])('is none of a request that %s', async (_why, more) => {
  const cafe = await generatedFrom('coffee shop');
  expect(await additionOf(cafe, requestOf(cafe, more), generator)).toBeNull();
});

it('is none beside what was made by hand', async () => {
  const request = requestOf(blank, { ...withoutReplacing, prompt: 'bakery' });
  expect(await additionOf(blank, request, generator)).toBeNull();
});
