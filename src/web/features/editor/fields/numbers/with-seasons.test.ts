// Tests the seasons of a year against values worked out by hand.
import { describe, expect, it } from 'vitest';
import { withSeasons } from './with-seasons.ts';

const sum = (cells: readonly string[]) => cells.reduce((total, cell) => total + Number(cell), 0);

describe('numbers spread over the seasons', () => {
  it('follow the seasons and keep the year’s sum', () => {
    expect(withSeasons(['100', '100', '100', '100'], [1, 1, 1, 5], 0)).toEqual(['50', '50', '50', '250']);
    expect(withSeasons(['100', '100', '100'], [1, 1, 1, 5], 3)).toEqual(['250', '50', '50']);
    expect(withSeasons(['100', '100'], [0, 0, 0, 0], 0)).toEqual(['100', '100']);
  });

  it('[TYPING-10] keep the sum of a year with varying numbers: 400 become 50, 50, 50 and 250 too', () => {
    expect(withSeasons(['0', '0', '0', '400'], [1, 1, 1, 5], 0)).toEqual(['50', '50', '50', '250']);
    expect(withSeasons(['10', '20', '30', '40'], [1, 0, 0, 1], 0)).toEqual(['50', '0', '0', '50']);
  });

  it('add up to the same sum when their parts cannot be written exactly: a hundred divided by three', () => {
    const spread = withSeasons(['25', '25', '25', '25'], [1, 1, 1, 0], 0);
    expect(spread).toEqual(['33.33', '33.34', '33.33', '0']);
    expect(
      sum(
        withSeasons(
          Array.from({ length: 12 }, () => '0.001'),
          [3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          0,
        ),
      ),
    ).toBeCloseTo(0.012, 12);
  });

  it('start each year in January: four quarters from October on', () => {
    expect(withSeasons(['100', '100', '100', '100', '100'], [1, 1, 1, 5], 3)).toEqual([
      '250',
      '50',
      '50',
      '50',
      '250',
    ]);
    expect(withSeasons(['10', '20', '20', '20', '20'], [1, 1, 1, 5], 3)).toEqual([
      '25',
      '10',
      '10',
      '10',
      '50',
    ]);
  });

  it('keep the sum of a fiscal year: four quarters from April on, to March', () => {
    expect(withSeasons(['100', '100', '100', '100'], [1, 1, 1, 5], 1, 0)).toEqual(['50', '50', '250', '50']);
    expect(withSeasons(['10', '100', '100', '100', '100'], [1, 1, 1, 5], 0, 3)).toEqual([
      '5',
      '50',
      '50',
      '250',
      '50',
    ]);
  });

  it.each([
    ['a year', ['10', '20', '30', '40'], 0],
    ['a year that cannot be parted evenly', ['25', '25', '25', '25.01'], 0],
    ['years and the parts of two others', ['7', '100', '100', '100', '101', '3', '3'], 3],
    ['a part of a year', ['100', '100', '100'], 3],
  ])('[TYPING-10] are the same when it is done twice: %s', (_, cells, firstSeason) => {
    const once = withSeasons(cells, [1, 2, 1, 5], firstSeason);
    expect(withSeasons(once, [1, 2, 1, 5], firstSeason)).toEqual(once);
  });
});
