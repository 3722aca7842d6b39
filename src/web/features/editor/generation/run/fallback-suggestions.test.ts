// Holds what is said of a business that nobody knows to the suggestions of the catalogue.
import { describe, expect, it } from 'vitest';
import { suggest } from '#catalog/suggestions/suggest.ts';
import type { Language } from '#language/language.ts';
import { generationSteps } from '../../document/modules/generation-steps.ts';
import { fallbackSuggestions } from './fallback-suggestions.ts';

const sections = generationSteps.flatMap((step) => step.sections);

const taken = (language: Language, words: string, asked: readonly string[] = sections) =>
  fallbackSuggestions(new Map(asked.map((id) => [id, suggest(language, id, words)])));

describe('what was taken instead', () => {
  it('[GENERATE-12] is named, what is sold before all else, where no kind of business is known by the words', () => {
    expect(taken('en', 'zzqqxx wwvv')).toEqual([
      'Product sales',
      'Services',
      'Regular clients',
      'Subscriptions',
    ]);
    expect(taken('ru', 'zzqqxx wwvv')[0]).toBe('Продажа товара');
    expect(taken('en', 'zzqqxx wwvv', ['section_sga', 'section_financing'])[0]).toBe('Office rent');
  });

  it.each([
    ['en', 'Coffee shop'],
    ['ru', 'Кофейня'],
    ['en', 'shop'],
  ] as const)('is nothing in %s for “%s”', (language, words) => {
    expect(taken(language, words)).toEqual([]);
  });

  it('is nothing where only financing was asked for, which is the same for all', () => {
    expect(taken('en', 'zzqqxx wwvv', ['section_financing'])).toEqual([]);
  });
});
