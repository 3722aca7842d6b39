// Checks that the random templates which files are searched with have every feature among them, so that a search cannot miss one unnoticed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort, seed } from '#testing/effort.ts';
import { soundTemplate } from './sound-template.ts';

/** What a document says that uses a feature. */
const features: readonly (readonly [string, RegExp])[] = [
  ['an opening position', /"opening":\{[^}]*"(cash|receivables)":"[1-9]/],
  ['tax losses of before', /"lossPool":"[1-9]/],
  ['tax assessed by year', /"assessed":"year"/],
  ['a year that ends in another month', /"yearEnd":([1-9]|1[01])\b/],
  ['a sales tax that something names', /"salestax":\{"name":"salestax","lookupId":"vat_/],
  ['subscriptions', /"formula":"subscription"/],
  ['expenses that win customers', /"acquisition":\{"name":"acquisition","value":"1"/],
  ['loans by their terms', /"repayment":\{"name":"repayment","value":"annuity"/],
  ['credit lines', /"line":\{"name":"line","value":"[1-9]/],
  ['dividends from cash', /"dividendBasis":\{"name":"dividendBasis","value":"cash"/],
  ['sales of assets', /"sold":\{"name":"sold","value":"[\d;.]*[1-9]/],
  ['an exit', /"exit":"(gordon|multiple|liquidation)"/],
  ['references to a row of another resource', /"lookupId":"\w+_s?\d\.\w+"/],
  ['growth', /"growth":\{"rate":"/],
  ['numbers by year', /"by":"year"/],
  ['seasons', /"season":\{"lookupId":"season_/],
  ['ramps', /"ramp":\{"from":"/],
  ['memory in a formula of one’s own', /"formula":"smoothed"/],
  ['billing', /"formula":"(annual_subscription|contract|members)"/],
];

test(`the random templates of a search with seed ${seed} have every feature`, () => {
  const drawn = fc.sample(soundTemplate, { numRuns: effort.templatesComparedTwice, seed });
  const texts = drawn.map((template) => JSON.stringify(template));
  const missing = features.filter(([, pattern]) => !texts.some((text) => pattern.test(text)));
  expect(missing.map(([name]) => name)).toEqual([]);
});
