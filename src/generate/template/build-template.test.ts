// Tests the lines of what a kind sells, and what frames a business: taxes, prices, seasons and options.
import { describe, expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { commission, otherIncome, sale, subscription, volume } from '#catalog/kind/rows.ts';
import {
  entryOf,
  lineNamed,
  smallBusiness,
  smallKind,
  templateOf,
  typedFor,
} from '#testing/generate/small-business.ts';
import { calculate } from '#testing/templates/calculate.ts';

type Changed = Parameters<typeof smallBusiness>[1];

const made = (kind: Partial<Kind> = {}, changed: Changed = {}) =>
  templateOf(smallBusiness(smallKind(kind), changed));
const quarterly: Changed = { periodicity: 'quarter', periodCount: 12 };

function named(template: ReturnType<typeof templateOf>, name: string): readonly number[] {
  const { workbook, row } = calculate(template);
  return row(workbook.names.find((one) => one.name === name)?.row ?? name);
}

test('a month of the workshop is what it is by hand', () => {
  const template = made();
  // 4 x 10 x 20 x 50 % x 5; 20 % of it and 500; 100; 1,000 less 2,400 / 60 of depreciation.
  expect(named(template, 'is_revenue')[0]).toBeCloseTo(2000, 8);
  expect(named(template, 'is_cos')[0]).toBeCloseTo(900, 8);
  expect(named(template, 'is_ebitda')[0]).toBeCloseTo(1000, 8);
});

describe('volumes', () => {
  test('enter by the size of the business under the name that the trade has for it', () => {
    const template = made({}, { size: 6 });
    expect(typedFor(template, 'Whistles made', 'capacity').data).toBe('6');
    const { formula } = lineNamed(template, 'Whistles made')?.flows[0] ?? {};
    const variables = template.data.formulas.find(({ id }) => id === formula)?.variables;
    expect(variables?.find(({ id }) => id === 'capacity')?.name).toBe('Benches');
  });

  test('that are counted for each have the size as a number of its own', () => {
    const visits = volume('visits', ['Visits', 'Визиты'], ['visits', 'виз.'], 'conversion', {
      visitors: each(n(30)),
      conversion: n(50),
    });
    const template = made(
      { volumes: [visits], sales: [sale(['Whistles', 'Свистки'], 'visits', n(5))] },
      { size: 6 },
    );
    expect(typedFor(template, 'Visits', 'size').data).toBe('6');
    expect(typedFor(template, 'Visits', 'visitors').data).toBe('30');
    // 6 x 30 x 50 % x 5
    expect(named(template, 'is_revenue')[0]).toBeCloseTo(450, 8);
  });

  test('of a quarter are those of three months', () => {
    const template = made({}, quarterly);
    expect(typedFor(template, 'Whistles made', 'days').data).toBe('60');
    expect(typedFor(template, 'Whistles made', 'a_day').data).toBe('10');
    expect(named(template, 'is_revenue')[0]).toBeCloseTo(6000, 8);
  });
});

describe('sales', () => {
  test('of a part of a volume have the part as a number', () => {
    const template = made({ sales: [sale(['Whistles', 'Свистки'], 'whistles', n(5), n(25, 20, 30))] });
    expect(typedFor(template, 'Whistles', 'share').data).toBe('25');
    // 400 x 25 % x 5
    expect(named(template, 'is_revenue')[0]).toBeCloseTo(500, 8);
  });

  test('by share of another line, and so much a month', () => {
    const sales = [
      sale(['Whistles', 'Свистки'], 'whistles', n(5)),
      commission(['Tips', 'Чаевые'], 'Whistles', n(10)),
      otherIncome(['Shelf let', 'Полка в аренду'], whole(n(70))),
    ];
    expect(entryOf(made({ sales }), 'Tips', 'base').lookupId).toBe('service_1_1');
    // 2,000 + 200 + 70
    expect(named(made({ sales }), 'is_revenue')[0]).toBeCloseTo(2270, 8);
    // 6,000 + 600 + 210
    expect(named(made({ sales }, quarterly), 'is_revenue')[0]).toBeCloseTo(6810, 8);
  });

  test('by subscription have customers who come and go', () => {
    const club = subscription(['Club', 'Клуб'], whole(n(10)), n(10), n(3));
    const template = made({ sales: [club] }, quarterly);
    expect(typedFor(template, 'Club', 'new').data).toBe('30');
    // Of 100, 72.9 stay for three months; three months at 3 are 9.
    expect(typedFor(template, 'Club', 'churn').data).toBe('27.1');
    expect(typedFor(template, 'Club', 'price').data).toBe('9');
  });

  test('are at prices moved as they were put right', () => {
    const template = templateOf(smallBusiness(), { priceFactor: 1.2 });
    expect(typedFor(template, 'Whistles', 'price').data).toBe('6');
    expect(entryOf(template, 'Whistles', 'price').provenance?.source).toBe('Our estimate, usually 4 to 9');
  });
});

describe('what frames a business', () => {
  const taxed = { ...smallBusiness().rates, incomeTax: 21, salesTax: 23, inflation: 2.5 };

  test('has the taxes of the place on what is sold and bought, not on pay', () => {
    const template = made({}, { rates: taxed });
    expect(typedFor(template, 'Income tax', 'rate').data).toBe('21');
    expect(typedFor(template, 'Sales tax (VAT)', 'rate').data).toBe('23');
    expect(typedFor(template, 'Prices and pay', 'rate').data).toBe('2.5');
    const isTaxed = (name: string) => lineNamed(template, name)?.otherAssumptions.salestax?.lookupId;
    expect(['Whistles', 'Wood', 'Post', 'Lathe'].map(isTaxed)).toEqual(Array(4).fill('taxsales_1'));
    expect(isTaxed('Carvers')).toBeUndefined();
    expect(template.data.options.wc?.salesTaxPeriod).toBe('30');
  });

  test('has no sales tax where nobody knows it', () => {
    const template = made();
    expect(lineNamed(template, 'Sales tax (VAT)')).toBeNull();
    expect(lineNamed(template, 'Whistles')?.otherAssumptions.salestax).toBeUndefined();
  });

  test('has the seasons of the weather half a year later in the south', () => {
    const weights = (changed: Changed, season: Kind['season']) => {
      const name = { summer: 'Busy in summer', holidays: 'Busy before the holidays' }[season as 'summer'];
      return typedFor(made({ season }, changed), name, 'weights').data;
    };
    const north = '0.6;0.65;0.8;0.95;1.15;1.35;1.5;1.45;1.1;0.9;0.7;0.75';
    expect(weights({}, 'summer')).toBe(north);
    expect(weights({ isSouthern: true }, 'summer')).toBe(
      '1.5;1.45;1.1;0.9;0.7;0.75;0.6;0.65;0.8;0.95;1.15;1.35',
    );
    // Holidays are the same everywhere.
    expect(weights({ isSouthern: true }, 'holidays')).toBe(weights({}, 'holidays'));
  });

  test('has no line of seasons where the year is even', () => {
    expect(made().data.env.sectionResources.section_seasonality ?? []).toEqual([]);
  });

  test('has its periods, currency, days and rates', () => {
    const template = templateOf(
      smallBusiness(smallKind({ terms: { receivable: 12, stock: 30, payable: 20 } }), {
        rates: taxed,
        currency: 'whistles',
        periodCount: 24,
      }),
      { stockDays: 14, payableDays: 9 },
    );
    expect(template.layout.cFcstColCount).toBe(24);
    expect(template.data.coreResources[0]).toMatchObject({ id: 'currency', name: 'whistles' });
    expect(template.data.options).toMatchObject({
      timing: { dateStart: '2027-01-01', periodicity: 'month' },
      wc: { accountsReceivablePeriod: '12', inventoryPeriod: '14', accountsPayablePeriod: '9' },
      // The bank's 10 % and 6 on top.
      modules: { npv: { wacc: '16', tgr: '2.5' } },
    });
  });

  test('is sold at the end for as many years’ earnings as its money usually takes to come back', () => {
    const multipleOf = (soonest: number, latest: number) => {
      const { health } = smallKind();
      const kind = smallKind({ health: { ...health, payback: [soonest, latest] } });
      return templateOf(smallBusiness(kind)).data.options.modules.npv;
    };
    // The root of 24 x 96 = 2,304 is 48 months, four years; that of 18 x 50 = 900 is 30 months.
    expect(multipleOf(24, 96)).toMatchObject({ ebitda_multiple: '4', exit: 'multiple' });
    expect(multipleOf(18, 50).ebitda_multiple).toBe('2.5');
    // Never less than two and never more than twelve years.
    expect(multipleOf(1, 20).ebitda_multiple).toBe('2');
    expect(multipleOf(120, 300).ebitda_multiple).toBe('12');
  });

  test('has no founders’ money in more than one sum and no dividends at first', () => {
    const founders = lineNamed(templateOf(smallBusiness(), { equity: 500 }), 'Founders');
    expect(founders?.flows.map(({ fcst }) => fcst[0]?.scenarios[0]?.data)).toEqual(['500', '0']);
    expect(founders?.otherAssumptions.dividend?.value).toBe('0');
  });
});
