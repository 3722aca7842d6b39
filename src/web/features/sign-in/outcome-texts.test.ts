// Tests the messages after signing in with Google against the documentation, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signInOutcomes } from '#contract/sign-in-outcomes.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { outcomeTexts, readOutcome } from './outcome-texts.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'google-sign-in.md');
const rows = readFileSync(file, 'utf8').matchAll(/^\| `([\w-]+)` \| (.+) \| (.+) \|$/gm);
const documented = new Map(
  [...rows].map(([, outcome = '', english, russian]) => [outcome, [english, russian]]),
);
const catalogues: readonly Readonly<Record<string, string>>[] = [en, ru];

describe('the outcome of a sign-in with Google', () => {
  it.each(signInOutcomes)('%s has the documented message', (outcome) => {
    const words = catalogues.map((catalogue) => catalogue[String(outcomeTexts[outcome].id)]);
    expect(words).toEqual(documented.get(outcome));
  });

  it('has a message for every outcome, in both languages', () => {
    expect(Object.keys(outcomeTexts).sort()).toEqual([...documented.keys()].sort());
  });

  it('is not taken from an unknown value in the address', () => {
    expect(readOutcome('cancelled')).toBe('cancelled');
    expect(readOutcome('whatever')).toBeNull();
    expect(readOutcome(null)).toBeNull();
  });
});
