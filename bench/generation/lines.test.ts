// Tests that the lines are many, varied and fair enough to measure by.
import { describe, expect, it } from 'vitest';
import { contradictionsIn, knownAmong, russianPart } from './fair-lines.ts';
import type { ExpectedModel, LineLanguage } from './line.ts';
import { lines } from './lines.ts';
import { stems } from './stems.ts';

const known = knownAmong(lines);
/** Russian names have foreign words among theirs. */
const letters: Readonly<Record<LineLanguage, RegExp>> = { en: /^[a-z0-9é -]+$/, ru: /^[а-яёa-z0-9² -]+$/ };

const found = (typed: string): ExpectedModel => {
  const line = lines.find((each) => each.line === typed);
  if (line === undefined) throw new Error(`There is no line ${typed}.`);
  return line;
};

describe('the lines', () => {
  it('are 230 or more, each once, two of five in Russian', () => {
    expect(known.length).toBeGreaterThanOrEqual(230);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    expect(russianPart(known)).toBeGreaterThan(0.38);
    expect(russianPart(known)).toBeLessThan(0.45);
  });

  it('name thirty countries or more, and a size in sixty lines or more', () => {
    expect(new Set(known.flatMap(({ country }) => country ?? [])).size).toBeGreaterThanOrEqual(30);
    expect(known.filter(({ size }) => size !== null).length).toBeGreaterThanOrEqual(60);
  });

  it('are twelve or more that no one can know', () => {
    expect(lines.length - known.length).toBeGreaterThanOrEqual(12);
  });

  it('forbid no word that they ask for', () => {
    expect(contradictionsIn(known)).toEqual([]);
  });

  it('ask for two groups of spending or more, each with a few wordings', () => {
    for (const { line, sales, spending, never } of known) {
      expect(sales.length, line).toBeGreaterThanOrEqual(1);
      expect(spending.length, line).toBeGreaterThanOrEqual(2);
      expect(never.length, line).toBeGreaterThanOrEqual(3);
      for (const group of [...sales, ...spending]) expect(group.length, line).toBeGreaterThanOrEqual(1);
    }
  });

  it('have words in the language of the model', () => {
    for (const { language, line, sales, spending, assets, never } of known) {
      const all = [...sales, ...spending, ...assets, never].flat();
      expect(
        all.filter((stem) => !letters[language].test(stem)),
        line,
      ).toEqual([]);
    }
  });
});

describe('an expectation', () => {
  it('reckons the price of a place from dollars', () => {
    // A haircut of 38 dollars at 0.85 of the level and 0.88 euros a dollar is 28.424 euros, half or twice and a half of it.
    const { price, amountsIn, currency, size } = found('open a barbershop in Berlin with 4 chairs');
    expect(price?.ranges[0]?.[0]).toBeCloseTo(28.424 / 2.5, 6);
    expect(price?.ranges[0]?.[1]).toBeCloseTo(28.424 * 2.5, 6);
    expect([amountsIn, currency, size?.count]).toEqual(['EUR', 'EUR', 4]);
  });

  it('reckons the revenue of a size from dollars', () => {
    // 320,000 dollars at 0.85 and 0.88 are 239,360 euros, a quarter to four times.
    const { revenue } = found('open a barbershop in Berlin with 4 chairs');
    expect(revenue?.[0]).toBeCloseTo(59_840, 6);
    expect(revenue?.[1]).toBeCloseTo(957_440, 6);
  });

  it('asks for no currency where no place is said, but has amounts in that of the language', () => {
    expect([found('хочу открыть барбершоп').currency, found('хочу открыть барбершоп').amountsIn]).toEqual([
      null,
      'RUB',
    ]);
    expect([found('coffee shop').currency, found('coffee shop').amountsIn]).toEqual([null, 'USD']);
  });

  it('knows a size in other units', () => {
    expect(found('5 MW solar farm in Spain').size).toEqual({ count: 5, also: [5000, 5_000_000] });
  });
});

describe('stems', () => {
  it('are apart by spaces, joined by underscores', () => {
    expect(stems('bean room_night', 'en')).toEqual(['bean', 'room night']);
  });

  it('stand for all shared wordings', () => {
    expect(stems('$marketing', 'ru')).toEqual(['маркетинг', 'реклам', 'продвижен', 'привлечен']);
  });

  it('fail on a shared word that nobody wrote', () => {
    expect(() => stems('$nothing', 'en')).toThrow('No words are shared as $nothing.');
  });
});
