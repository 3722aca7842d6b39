// Tests the figures by which scenarios, and two versions, are compared: those that a model has, worked out by hand.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { scenarioFigures } from './scenario-figures.ts';

/** 100 members, of whom a tenth leave each month; 20 come, or 60; each pays 5. */
const club = (rest: TemplateWords = {}): Template =>
  buildTemplate({
    periods: 2,
    services: [
      {
        ...{ id: 'club', formula: 'subscription', openings: { customers: '100' } },
        data: { new: ['20', '60'], churn: '10', price: '5' },
      },
    ],
    equity: [{ id: 'owner', data: { amount: '1000;0' }, second: '0' }],
    ...rest,
  });

function figuresOf(template: Template) {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('The club can be built.');
  return scenarioFigures(workbook, prepare(workbook).values);
}

const labels = (template: Template) => figuresOf(template).map(({ label }) => label);

it('[TYPING-30] are the lowest cash, and the customers where something is sold by subscription', () => {
  const values = new Map(figuresOf(club()).map(({ id, values: numbers }) => [id, numbers]));
  // 110 members pay 550 in the first month, or 150 pay 750.
  expect(values.get('ratios.lowest_cash')).toEqual([1550, 1750]);
  // 100, 110, 119 and 100, 150, 195.
  expect(values.get('ratios.customers')).toEqual([119, 195]);
  expect(labels(buildTemplate({ services: [{ id: 'shop', data: { amount: '9' } }] }))).not.toContain(
    'Customers',
  );
});

it('[TYPING-30] are what the owners earn, where the model has an exit', () => {
  const owners = 'IRR of the owners';
  expect(labels(club())).not.toContain(owners);
  expect(labels(club({ npv: { exit: 'liquidation' } }))).toContain(owners);
});

it('[DSH-10] say in words that a return is too high to mean anything', () => {
  // 10 are paid in, and a member pays 550 in the first month.
  const template = club({
    equity: [{ id: 'owner', data: { amount: '10;0' }, second: '0' }],
    npv: { exit: 'liquidation' },
  });
  const owners = figuresOf(template).find(({ id }) => id === 'ip.equity_irr');
  expect(owners?.values[0]).toBeGreaterThan(1);
  expect(owners?.texts[0]).toBe('Above 100%');
});
