// Tests that a model measured with other numbers in its inputs says what it says compiled anew.
import { expect, test } from 'vitest';
import { understandLine } from '../generate.ts';
import { buildTemplate } from '../template/build-template.ts';
import type { Adjustments } from '../template/context.ts';
import { measure, measuring } from './measure.ts';

const begun: Adjustments = { priceFactor: 1, equity: 0, loan: 0, stockDays: 0, payableDays: 0 };
const frame = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, name: 'x', description: '' };

test.each(['bakery in Porto', 'yoga studio in Kazan', 'solar farm in Spain', 'software for dentists'])(
  'prices, money and days of %s, and back again',
  (line) => {
    const { business } = understandLine(line, {
      ...{ language: 'en', currency: null, dateStart: '2027-01-01', periodicity: 'quarter', periodCount: 12 },
    });
    const measured = measuring(4);
    const rounds: readonly Adjustments[] = [
      { ...begun, isLoanKept: true },
      { ...begun, isLoanKept: true, priceFactor: 1.2, stockDays: 12, payableDays: 9 },
      { ...begun, isLoanKept: true, equity: 50_000, loan: 20_000 },
      { ...begun, isLoanKept: true },
      // Without the line of a loan it is another model.
      { ...begun, equity: 70_000 },
    ];
    for (const adjustments of rounds) {
      const template = buildTemplate(business, adjustments, frame);
      expect(measured(template)).toEqual(measure(template, 4));
    }
  },
);
