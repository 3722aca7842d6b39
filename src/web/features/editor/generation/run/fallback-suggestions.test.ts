// Tests the fallback for an unknown kind of business against the catalog's suggestions.

import { describe, expect, it } from 'vitest';
import { suggest } from '#catalog/suggestions/suggest.ts';
import type { Language } from '#language/language.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import { generationSteps } from '../../document/modules/generation-steps.ts';
import { fallbackSuggestions } from './fallback-suggestions.ts';

const sections = generationSteps.flatMap((step) => step.sections);

const taken = (language: Language, words: string, asked: readonly ResourceSectionId[] = sections) =>
  fallbackSuggestions(new Map(asked.map((id) => [id, suggest(language, id, words)])));

describe('the fallback suggestions', () => {
  it('[GENERATE-12] are named, sales first, where the words match no kind of business', () => {
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

  it('are empty where only financing was requested, which is the same for all', () => {
    expect(taken('en', 'zzqqxx wwvv', ['section_financing'])).toEqual([]);
  });
});
