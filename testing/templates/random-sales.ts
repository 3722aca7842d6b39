// Random sales of assets, whole, in part or for nothing, and the period in which purchases begin to lose value.
import fc from 'fast-check';
import type { ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { amountFlow, changeSection, termsOf, withTerms } from './change-resources.ts';
import { often, scenarioTexts } from './random-texts.ts';

const price = fc.constantFrom('0', '500', '12000', '0.01', '99999.99');

const proceeds = often(
  [3, price.map((amount) => `0;0;${amount};0`)],
  [2, price],
  [1, fc.constant('0;7;;0;3;0')],
);

const share = fc.constantFrom('0', '', '25', '50', '100', '33.3', ' ');

const sale = fc.record(
  {
    /** Undefined where the asset has no second flow. */
    texts: fc.option(scenarioTexts(proceeds), { nil: undefined, freq: 3 }),
    sold: often<string | null>(
      [4, fc.array(share, { minLength: 2, maxLength: 12 }).map((shares) => shares.join(';'))],
      [1, share],
      [1, fc.constant(null)],
    ),
  },
  { requiredKeys: ['texts'] },
);

export const saleDrafts = fc.record({
  /** Given to assets in turn. */
  sales: fc.array(fc.option(sale, { nil: null, freq: 2 }), { minLength: 1, maxLength: 3 }),
  /** Undefined where the document says nothing. */
  start: fc.constantFrom(undefined, 'same', 'same', 'next', '', null),
});

type SaleDrafts = typeof saleDrafts extends fc.Arbitrary<infer Drafts> ? Drafts : never;

export function withSales(template: TemplateJson, { sales, start }: SaleDrafts): TemplateJson {
  const changed = (asset: ResourceJson, index: number): ResourceJson => {
    const draft = sales[index % sales.length];
    if (!draft) return asset;
    const { texts, sold } = draft;
    const second = texts === undefined ? [] : [amountFlow('incCash', texts)];
    return withTerms({ ...asset, flows: [...asset.flows, ...second] }, termsOf({ sold }));
  };
  const sold = changeSection(template, 'section_fixedassets', (assets) => assets.map(changed));
  const { data } = sold;
  if (start === undefined) return sold;
  return { ...sold, data: { ...data, options: { ...data.options, depreciation: { start } } } };
}
