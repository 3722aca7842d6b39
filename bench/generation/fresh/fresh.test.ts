// Tests that the lines held out are many, varied, fair, and none of those that the catalogue was measured by before.
import { describe, expect, it } from 'vitest';
import { contradictionsIn, knownAmong, russianPart } from '../fair-lines.ts';
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { lines } from '../lines.ts';
import { freshLines } from './fresh.ts';

const known = knownAmong(freshLines);
/** Russian names have foreign words among theirs. */
const letters: Readonly<Record<LineLanguage, RegExp>> = { en: /^[a-z0-9 -]+$/, ru: /^[а-яёa-z0-9 -]+$/ };

const found = (typed: string): ExpectedModel => {
  const line = freshLines.find((each) => each.line === typed);
  if (line === undefined) throw new Error(`There is no line ${typed}.`);
  return line;
};

const typedLike = ({ line }: ExpectedModel) => line.toLowerCase().replaceAll('ё', 'е').trim();

describe('the lines held out', () => {
  it('are 300 or more, each once, a third in Russian', () => {
    expect(known.length).toBeGreaterThanOrEqual(300);
    expect(new Set(freshLines.map(typedLike)).size).toBe(freshLines.length);
    expect(russianPart(known)).toBeGreaterThan(0.3);
    expect(russianPart(known)).toBeLessThan(0.42);
  });

  it('are none of the other lines', () => {
    const others = new Set(lines.map(typedLike));
    expect(freshLines.map(typedLike).filter((line) => others.has(line))).toEqual([]);
  });

  it('name fifty countries or more, and a size in eighty lines or more', () => {
    expect(new Set(known.flatMap(({ country }) => country ?? [])).size).toBeGreaterThanOrEqual(50);
    expect(known.filter(({ size }) => size !== null).length).toBeGreaterThanOrEqual(80);
  });

  it('are fifteen or more that no one can know, and ten paragraphs', () => {
    expect(freshLines.length - known.length).toBeGreaterThanOrEqual(15);
    expect(known.filter(({ line }) => line.length > 140).length).toBeGreaterThanOrEqual(10);
  });

  it('forbid no word that they ask for', () => {
    expect(contradictionsIn(known)).toEqual([]);
  });

  it('ask for two groups of spending or more, and forbid words in the language of the model', () => {
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

  it('reckon amounts from dollars at the level of the place', () => {
    // 420,000 dollars at 0.85 and 0.88 euros a dollar are 314,160 euros, a quarter to four times.
    const { revenue, currency, size } = found('wine bar in Bordeaux, 30 seats');
    expect(revenue?.[0]).toBeCloseTo(78_540, 6);
    expect(revenue?.[1]).toBeCloseTo(1_256_640, 6);
    expect([currency, size?.count]).toEqual(['EUR', 30]);
  });
});
