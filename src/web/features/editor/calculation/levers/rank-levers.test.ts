// Tests which inputs move a sheet most, against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import type { OutputSheetId } from './headlines.ts';
import { type LeverAnswer, rankLevers } from './rank-levers.ts';

const shopRow = 'assumptions.@Shop.incBook.amount';
const rentRow = 'assumptions.@Rent.expBook.amount';

function rank(
  words: TemplateWords,
  sheetId: OutputSheetId,
  scenario = 1,
  rows = [rentRow, shopRow],
): LeverAnswer {
  const { workbook } = compile(buildTemplate(words));
  if (!workbook) throw new Error('it compiles');
  const work = rankLevers(workbook, { key: 'test', stamp: 1, sheetId, scenario, rows });
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** Sales of 10 a month and a rent of 6 for a year. */
const plan: TemplateWords = {
  periods: 12,
  services: [{ id: 'Shop', data: { amount: '10' } }],
  expenses: [{ id: 'Rent', data: { amount: '6' } }],
};

describe('what moves a sheet most', () => {
  it('is measured by a tenth more of each: of 120 sold it is 12 of profit, of 72 paid 7.2', () => {
    const { headlines, levers } = rank(plan, 'is');
    expect(headlines).toEqual(['profit']);
    expect(levers.map(({ row }) => row)).toEqual([shopRow, rentRow]);
    expect(levers[0]?.effects[0]).toBeCloseTo(12);
    expect(levers[1]?.effects[0]).toBeCloseTo(-7.2);
  });

  it('counts the margin of the ratios in shares: (132 - 72) / 132 after (120 - 72) / 120', () => {
    const { headlines, levers } = rank(plan, 'ratios');
    expect(headlines).toEqual(['margin']);
    expect(levers.find(({ row }) => row === shopRow)?.effects[0]).toBeCloseTo(60 / 132 - 0.4);
  });

  it('leaves out what moves nothing, and says nothing where nothing is asked about', () => {
    const still = { ...plan, expenses: [{ id: 'Rent', data: { amount: '0' } }] };
    expect(rank(still, 'is').levers.map(({ row }) => row)).toEqual([shopRow]);
    expect(rank(plan, 'is', 1, []).levers).toEqual([]);
  });

  it('names six at most', () => {
    const services = Array.from({ length: 8 }, (_, at) => ({ id: `S${at}`, data: { amount: `${at + 1}` } }));
    const rows = services.map(({ id }) => `assumptions.@${id}.incBook.amount`);
    const { levers } = rank({ periods: 12, services }, 'is', 1, rows);
    expect(levers.map(({ row }) => row)).toEqual(rows.toReversed().slice(0, 6));
  });

  it('names one of the factors of one product: a tenth more of the price or of the quantity is the same', () => {
    const words: TemplateWords = {
      periods: 12,
      services: [
        { id: 'Tea', formula: 'price_quantity', data: { price: '5', quantity: '3' } },
        { id: 'Cake', formula: 'price_quantity', data: { price: '5', quantity: '3' } },
      ],
    };
    const rowsOfBoth = ['Tea', 'Cake'].flatMap((id) =>
      ['price', 'quantity'].map((variable) => `assumptions.@${id}.incBook.${variable}`),
    );
    const { levers, periods } = rank(words, 'is', 1, rowsOfBoth);
    expect(levers.map(({ row }) => row)).toEqual([
      'assumptions.@Tea.incBook.price',
      'assumptions.@Cake.incBook.price',
    ]);
    expect(levers[0]?.effects[0]).toBeCloseTo(18);
    expect(periods).toBe(12);
  });

  it('leaves out whole counts below ten, of which a tenth more is none', () => {
    const sold = (quantity: string) => {
      const services = [{ id: 'Tea', formula: 'price_quantity', data: { price: '5', quantity } }];
      const rows = ['assumptions.@Tea.incBook.quantity'];
      return rank({ periods: 12, services }, 'is', 1, rows).levers.map(({ row }) => row);
    };
    expect(sold('3')).toEqual([]);
    expect(sold('2.5')).toEqual(['assumptions.@Tea.incBook.quantity']);
    expect(sold('10')).toEqual(['assumptions.@Tea.incBook.quantity']);
  });
});
