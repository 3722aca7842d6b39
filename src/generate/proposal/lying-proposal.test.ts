// Whatever is proposed, the model that comes of it is accepted, balanced and paid for, and each number is inside its range.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById, kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import { countryById } from '#catalog/places/places.ts';
import type { Language } from '#language/language.ts';
import { readToStore } from '#template/read-template.ts';
import { effort } from '#testing/effort.ts';
import { measure } from '../check/measure.ts';
import { generate } from '../generate.ts';
import { type Grounding, type GroundingLine, groundingOf } from './grounding.ts';
import { heldProposal } from './held-proposal.ts';
import type { Proposal } from './proposal.ts';

const languages = fc.constantFrom<Language>('en', 'ru');
const someKinds: fc.Arbitrary<readonly Kind[]> = fc.subarray([...kinds, unknownKind], { maxLength: 2 });

const anyValue = fc.oneof(
  fc.double(),
  fc.constantFrom<unknown>(NaN, Infinity, -Infinity, 0, -1, 1e300, '5', null, {}, [5], true),
);
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom('=1+1', '<b>Tips</b>', '\u202Etips', 'Rent', 'a\u0000b', ' ', '__proto__', 'Чаевые'),
);

/** Looks like a proposal, with ids that are there and others, and lies. */
function lies({ kinds: grounded, otherKinds }: Grounding): fc.Arbitrary<unknown> {
  const lines: readonly GroundingLine[] = grounded.flatMap((kind) => kind.lines);
  const ids = fc.constantFrom<unknown>(...lines.map(({ id }) => id), 'cafe.sales.none', '__proto__', 7);
  const names = lines.flatMap(({ figures }) => figures.map(({ figure }) => figure));
  const figures = fc.constantFrom<unknown>(...names, 'name', 'constructor', '__proto__', 3);
  const kindIds = fc.constantFrom<unknown>(...[...grounded, ...otherKinds].map(({ id }) => id), 'none', 1);
  const number = fc.record({ figure: figures, value: anyValue });
  return fc.record(
    {
      kindIds: fc.oneof(fc.array(kindIds, { maxLength: 6 }), fc.anything()),
      countryId: fc.oneof(fc.constantFrom('PT', 'JP', 'XX', '__proto__'), fc.anything()),
      size: fc.oneof(anyValue, fc.anything()),
      numbers: fc.array(fc.record({ line: ids, figure: figures, value: anyValue }), { maxLength: 80 }),
      lines: fc.array(fc.record({ like: ids, name: anyName, numbers: fc.array(number, { maxLength: 6 }) }), {
        maxLength: 20,
      }),
      more: fc.anything(),
    },
    { requiredKeys: [] },
  );
}

const figuresById = (grounding: Grounding) =>
  new Map(grounding.kinds.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));

function expectHeld(held: Proposal, grounding: Grounding): void {
  const lines = figuresById(grounding);
  const expectInRange = (
    id: string,
    { figure, value }: { figure: string; value: number },
    of: 'figures' | 'further',
  ) => {
    const found = lines.get(id)?.[of].find((one) => one.figure === figure);
    expect(value).toBeGreaterThanOrEqual(found?.low ?? Infinity);
    expect(value).toBeLessThanOrEqual(found?.high ?? -Infinity);
  };
  for (const { line, ...number } of held.numbers) expectInRange(line, number, 'figures');
  for (const { like, name, numbers } of held.lines) {
    for (const number of numbers) expectInRange(like, number, 'further');
    expect(name).toMatch(/\p{L}/u);
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(Array.from(name).length).toBeLessThanOrEqual(60);
  }
  expect(held.numbers.length).toBeLessThanOrEqual(60);
  expect(held.lines.length).toBeLessThanOrEqual(8);
  for (const id of held.kindIds) expect(kindById(id)?.id).toBe(id);
  if (held.countryId !== null) expect(countryById(held.countryId)?.id).toBe(held.countryId);
}

test('[AI-4] anything at all is held to the catalogue without an error', () => {
  fc.assert(
    fc.property(fc.anything(), someKinds, languages, (value, meant, language) => {
      const grounding = groundingOf(
        meant.map(({ id }) => id),
        language,
      );
      expectHeld(heldProposal(value, grounding), grounding);
    }),
    { numRuns: 300 * effort.timesProperties },
  );
});

const lyingCases = fc.tuple(someKinds, languages).chain(([meant, language]) => {
  const grounding = groundingOf(
    meant.map(({ id }) => id),
    language,
  );
  return fc.record({
    kindIds: fc.constant(meant.map(({ id }) => id)),
    language: fc.constant(language),
    grounding: fc.constant(grounding),
    proposal: lies(grounding),
  });
});

test('[AI-4] lies in the shape of a proposal are held to it as well', () => {
  fc.assert(
    fc.property(lyingCases, ({ proposal, grounding }) => {
      const held = heldProposal(proposal, grounding);
      expectHeld(held, grounding);
      // What is held stays as it is.
      expect(heldProposal(held, grounding)).toEqual(held);
    }),
    { numRuns: 100 * effort.timesProperties },
  );
});

const figuresIn = (value: unknown): readonly Figure[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('typical' in value && 'low' in value) return [value as Figure];
  return Object.values(value).flatMap(figuresIn);
};

test('[AI-4] a model made with lies is accepted, balanced and paid for', () => {
  fc.assert(
    fc.property(lyingCases, ({ proposal, kindIds, language }) => {
      const made = generate({
        ...{ text: '', language, currency: null, dateStart: '2027-01-01', periodicity: 'quarter' },
        ...{ periodCount: 12, uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
        answers: { kindIds },
        proposal: proposal as Proposal,
      });
      const { template, settled } = made;
      expect(readToStore(template).faults).toEqual([]);
      const { isBalanced, scenarios } = measure(template, 4);
      expect(isBalanced).toBe(true);
      expect(scenarios[0]?.lowestCash).toBeGreaterThan(-0.01);
      for (const { kind } of [settled.business.head, ...settled.business.others]) {
        for (const { typical, low, high } of figuresIn(kind)) {
          expect(typical).toBeGreaterThanOrEqual(low);
          expect(typical).toBeLessThanOrEqual(high);
        }
      }
    }),
    { numRuns: 20 * effort.timesProperties },
  );
});
