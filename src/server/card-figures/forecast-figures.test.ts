// Tests the figures of a card: of which year they are, what has none, and that they are those of the dashboard.
import { describe, expect, it } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { forecastFigures } from './forecast-figures.ts';
import { readCardFigures } from './read-card-figures.ts';

/** Sells 10 a period from goods of 4, unless the words say otherwise. */
function figuresOf(words: TemplateWords) {
  const { workbook, values } = calculate(
    buildTemplate({
      services: [{ id: 'Shop', data: { amount: '10' } }],
      costs: [{ id: 'Goods', data: { amount: '4' } }],
      ...words,
    }),
  );
  return forecastFigures(workbook, values);
}

describe('the figures of a card', () => {
  it('are of the first whole year', () => {
    const { line, ...figures } = figuresOf({ dateStart: '2027-12-01', periods: 26 });
    expect(figures).toEqual({
      ...{ currency: 'USD', from: 'Dec 2027', to: 'Jan 2030' },
      revenue: { value: 120, when: '2028' },
      margin: { value: 0.6, when: '2028' },
      lowestCash: { value: 6, when: 'Dec 2027' },
    });
    expect(line).toEqual(new Array(26).fill(10));
  });

  it('are of the first twelve months where no year is whole', () => {
    const figures = figuresOf({ dateStart: '2027-05-01', periods: 14 });
    expect([figures.revenue, figures.margin]).toEqual([
      { value: 120, when: '' },
      { value: 0.6, when: '' },
    ]);
  });

  it('find the month in which cash is lowest', () => {
    const costs = [{ id: 'Goods', data: { amount: '4;30;4' } }];
    const { lowestCash } = figuresOf({ dateStart: '2027-01-01', periods: 3, costs });
    // 10 - 4 = 6, then 6 + 10 - 30 = -14, then -14 + 10 - 4 = -8.
    expect(lowestCash).toEqual({ value: -14, when: 'Feb 2027' });
  });

  it('have whole years in the line of a very long forecast', () => {
    const { line, from, to } = figuresOf({ dateStart: '2027-12-01', periods: 62 });
    expect([line, from, to]).toEqual([[120, 120, 120, 120, 120], '2028', '2032']);
  });

  it('are of the first of years', () => {
    const figures = figuresOf({ dateStart: '2027-01-01', periods: 3, periodicity: 'year' });
    expect([figures.line, figures.revenue]).toEqual([[10, 10, 10], { value: 10, when: '2027' }]);
  });

  it('have no margin without revenue', () => {
    const { revenue, margin, line } = figuresOf({ dateStart: '2027-01-01', periods: 12, services: [] });
    expect([revenue?.value, margin, new Set(line)]).toEqual([0, null, new Set([0])]);
  });

  it('are those that the dashboard shows', () => {
    const { workbook, values, row } = calculate(cafeTemplate());
    const { revenue, margin, lowestCash } = forecastFigures(workbook, values);
    const year = row('dashboard.label').indexOf(Number(revenue?.when));
    expect(revenue?.value).toBeCloseTo(row('dashboard.headline.revenue')[year] ?? Number.NaN, 6);
    expect(margin?.value).toBeCloseTo(row('dashboard.headline.ebitda_margin')[year] ?? Number.NaN, 9);
    expect(lowestCash?.value).toBe(values.constant('dashboard.single.lowest_cash'));
  });

  it('are empty for a document that cannot be calculated', async () => {
    const none = { currency: '', line: [], from: '', to: '', revenue: null, margin: null, lowestCash: null };
    expect(await readCardFigures(Buffer.from('{"name":7}'))).toEqual(none);
    expect(await readCardFigures(Buffer.from('no json'))).toEqual(none);
  });
});
