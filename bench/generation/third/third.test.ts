// Tests that the lines of the third set are many, varied, fair, and none of those of other sets.
import { describe, expect, it } from 'vitest';
import { contradictionsIn, knownAmong, russianPart } from '../fair-lines.ts';
import { freshLines } from '../fresh/fresh.ts';
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { lines } from '../lines.ts';
import { secondLines } from '../second/second.ts';
import { thirdLines } from './third.ts';

const known = knownAmong(thirdLines);
/** Russian names have foreign words among theirs. */
const letters: Readonly<Record<LineLanguage, RegExp>> = { en: /^[a-z0-9 -]+$/, ru: /^[а-яёa-z0-9 -]+$/ };

const found = (typed: string): ExpectedModel => {
  const line = thirdLines.find((each) => each.line === typed);
  if (line === undefined) throw new Error(`There is no line ${typed}.`);
  return line;
};

const typedLike = ({ line }: ExpectedModel) => line.toLowerCase().replaceAll('ё', 'е').trim();

describe('the third set', () => {
  it('is 150 lines or more, each once, half in Russian, a few that no one can know', () => {
    expect(thirdLines.length).toBeGreaterThanOrEqual(150);
    expect(new Set(thirdLines.map(typedLike)).size).toBe(thirdLines.length);
    expect(russianPart(known)).toBeGreaterThan(0.4);
    expect(russianPart(known)).toBeLessThan(0.6);
    expect(thirdLines.length - known.length).toBeGreaterThanOrEqual(9);
  });

  it('shares no line with the other sets', () => {
    const others = new Set([...lines, ...freshLines, ...secondLines].map(typedLike));
    expect(thirdLines.map(typedLike).filter((line) => others.has(line))).toEqual([]);
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
    // 750,000 dollars at 0.95 and 1.53 Australian dollars each are 1,090,125, a quarter to four times.
    const { revenue, currency, size } = found('pho place in Melbourne with 36 seats');
    expect(revenue?.[0]).toBeCloseTo(272_531.25, 6);
    expect(revenue?.[1]).toBeCloseTo(4_360_500, 6);
    expect([currency, size?.count]).toEqual(['AUD', 36]);
  });
});
