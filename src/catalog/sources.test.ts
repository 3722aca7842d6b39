// Sources can be looked up, have an address to follow and say what was read there.
import { expect, it } from 'vitest';
import { kinds } from './kinds/kinds.ts';
import { sources } from './sources.ts';

it('gives each source an id of its own', () => {
  expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  for (const { id } of sources) expect(id).toMatch(/^[a-z][a-z0-9_]+$/);
});

it.each(sources)('$id: has an address, a licence and figures that were read', (source) => {
  for (const address of [source.address, source.copy ?? source.address]) {
    expect(new URL(address).protocol).toBe('https:');
  }
  expect(source.publisher).not.toBe('');
  expect(source.title).not.toBe('');
  expect(source.licence).not.toBe('');
  expect(source.figures.length).toBeGreaterThan(0);
  for (const { what, value } of source.figures) {
    expect(what.en).toMatch(/^[A-Z]/);
    expect(what.ru).toMatch(/^[А-Я]/);
    expect(value).toMatch(/\d/);
  }
});

it.each(sources)('$id: is for a year that has been', ({ year = 2020 }) => {
  expect(year).toBeGreaterThanOrEqual(1990);
  expect(year).toBeLessThanOrEqual(2026);
});

it('quotes the benchmarks of a trade in both ranges of turnover, and leaves out the shares that its page does not have', () => {
  const kebabs = sources.find(({ id }) => id === 'ato_kebabs');
  expect(kebabs?.address).toMatch(/^https:\/\/www\.ato\.gov\.au\/.*\/in-detail\/$/);
  expect(kebabs?.figures.map(({ what, value }) => [what.en, value])).toEqual([
    ['All expenses to turnover', '81–89 % (A$170,001–300,000); 84–91 % (> A$300,000)'],
    ['Cost of sales to turnover, without labour', '41–47 % (A$170,001–300,000); 43–49 % (> A$300,000)'],
    ['Rent to turnover', '12–18 % (A$170,001–300,000); 8–14 % (> A$300,000)'],
    ['Motor vehicle expenses to turnover', '2–3 % (A$170,001–300,000); 1–2 % (> A$300,000)'],
  ]);
});

it('quotes the pay of a trade', () => {
  const plumbers = sources.find(({ id }) => id === 'bls_plumbers');
  expect(plumbers?.figures.map(({ value }) => value)).toEqual(['$62,970']);
});

it('keeps no source that no number rests on', () => {
  const cited = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('source' in value && typeof value.source === 'string') cited.add(value.source);
    for (const one of Object.values(value)) collect(one);
  };
  collect(kinds);
  expect(sources.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
});
