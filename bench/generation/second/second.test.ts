// Tests that the lines of the second set are many, varied, fair, and none of those of other sets.
import { describe, expect, it } from 'vitest';
import { contradictionsIn, knownAmong, russianPart } from '../fair-lines.ts';
import { freshLines } from '../fresh/fresh.ts';
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { lines } from '../lines.ts';
import { secondLines } from './second.ts';

const known = knownAmong(secondLines);
/** Russian names have foreign words among theirs. */
const letters: Readonly<Record<LineLanguage, RegExp>> = { en: /^[a-z0-9 -]+$/, ru: /^[а-яёa-z0-9 -]+$/ };

const found = (typed: string): ExpectedModel => {
  const line = secondLines.find((each) => each.line === typed);
  if (line === undefined) throw new Error(`There is no line ${typed}.`);
  return line;
};

const typedLike = ({ line }: ExpectedModel) => line.toLowerCase().replaceAll('ё', 'е').trim();

describe('the second set', () => {
  it('is 135 lines or more, each once, half in Russian, a few that no one can know', () => {
    expect(secondLines.length).toBeGreaterThanOrEqual(135);
    expect(new Set(secondLines.map(typedLike)).size).toBe(secondLines.length);
    expect(russianPart(known)).toBeGreaterThan(0.4);
    expect(russianPart(known)).toBeLessThan(0.6);
    expect(secondLines.length - known.length).toBeGreaterThanOrEqual(8);
  });

  it('shares no line with the other sets', () => {
    const others = new Set([...lines, ...freshLines].map(typedLike));
    expect(secondLines.map(typedLike).filter((line) => others.has(line))).toEqual([]);
  });

  it('names thirty countries or more, and a size in fifty lines or more', () => {
    expect(new Set(known.flatMap(({ country }) => country ?? [])).size).toBeGreaterThanOrEqual(30);
    expect(known.filter(({ size }) => size !== null).length).toBeGreaterThanOrEqual(50);
  });

  it('forbids no word that it asks for', () => {
    expect(contradictionsIn(known)).toEqual([]);
  });

  it('asks for two groups of spending or more, and forbids words in the language of the model', () => {
    for (const { language, line, sales, spending, assets, never } of known) {
      expect(sales.length, line).toBeGreaterThanOrEqual(1);
      expect(spending.length, line).toBeGreaterThanOrEqual(2);
      expect(never.length, line).toBeGreaterThanOrEqual(3);
      const all = [...sales, ...spending, ...assets, never].flat();
      expect(
        all.filter((stem) => !letters[language].test(stem)),
        line,
      ).toEqual([]);
    }
  });

  it('reckons amounts from dollars at the level of the place', () => {
    // 230,000 dollars at 0.9 and 0.76 pounds a dollar are 157,320 pounds, a quarter to four times.
    const { revenue, currency, size } = found('brow and lash studio in Leeds, 3 beds');
    expect(revenue?.[0]).toBeCloseTo(39_330, 6);
    expect(revenue?.[1]).toBeCloseTo(629_280, 6);
    expect([currency, size?.count]).toEqual(['GBP', 3]);
  });
});
