// Tests that the lines of the fourth set are many, varied, fair, and none of those of other sets.
import { describe, expect, it } from 'vitest';
import { contradictionsIn, knownAmong, russianPart } from '../fair-lines.ts';
import { freshLines } from '../fresh/fresh.ts';
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { lines } from '../lines.ts';
import { secondLines } from '../second/second.ts';
import { thirdLines } from '../third/third.ts';
import { fourthLines } from './fourth.ts';

const known = knownAmong(fourthLines);
/** Russian names have foreign words among theirs. */
const letters: Readonly<Record<LineLanguage, RegExp>> = { en: /^[a-z0-9 -]+$/, ru: /^[а-яёa-z0-9 -]+$/ };

const found = (typed: string): ExpectedModel => {
  const line = fourthLines.find((each) => each.line === typed);
  if (line === undefined) throw new Error(`There is no line ${typed}.`);
  return line;
};

const typedLike = ({ line }: ExpectedModel) => line.toLowerCase().replaceAll('ё', 'е').trim();

describe('the fourth set', () => {
  it('is 200 lines or more, each once, half in Russian, ten that no one can know', () => {
    expect(fourthLines.length).toBeGreaterThanOrEqual(200);
    expect(new Set(fourthLines.map(typedLike)).size).toBe(fourthLines.length);
    expect(russianPart(known)).toBeGreaterThan(0.47);
    expect(russianPart(known)).toBeLessThan(0.53);
    expect(fourthLines.length - known.length).toBe(10);
  });

  it('shares no line with the other sets', () => {
    const others = new Set([...lines, ...freshLines, ...secondLines, ...thirdLines].map(typedLike));
    expect(fourthLines.map(typedLike).filter((line) => others.has(line))).toEqual([]);
  });

  it('names fifty countries or more, a size in eighty lines or more, and tells twelve stories', () => {
    expect(new Set(known.flatMap(({ country }) => country ?? [])).size).toBeGreaterThanOrEqual(50);
    expect(known.filter(({ size }) => size !== null).length).toBeGreaterThanOrEqual(80);
    expect(known.filter(({ line }) => line.length > 110).length).toBeGreaterThanOrEqual(12);
  });

  it('forbids no word that it asks for', () => {
    expect(contradictionsIn(known)).toEqual([]);
  });

  it('asks for one to three groups of sales, two to six of spending, one to three of assets, and forbids words in the language of the model', () => {
    for (const { language, line, sales, spending, assets, never } of known) {
      expect([1, 2, 3], line).toContain(sales.length);
      expect([2, 3, 4, 5, 6], line).toContain(spending.length);
      expect([1, 2, 3], line).toContain(assets.length);
      expect(never.length, line).toBeGreaterThanOrEqual(3);
      const all = [...sales, ...spending, ...assets, never].flat();
      expect(
        all.filter((stem) => !letters[language].test(stem)),
        line,
      ).toEqual([]);
    }
  });

  it('reckons amounts from dollars at the level of the place', () => {
    // 400,000 dollars at 0.9 and 9.7 Swedish kronor each are 3,492,000, a quarter to four times.
    const { revenue, currency, size } = found('padel club with 4 courts in Uppsala');
    expect(revenue?.[0]).toBeCloseTo(873_000, 6);
    expect(revenue?.[1]).toBeCloseTo(13_968_000, 6);
    expect([currency, size?.count]).toEqual(['SEK', 4]);
  });
});
