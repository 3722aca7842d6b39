// Random books of a company that exists already: what it opens with, all of it, some of it or nothing.
import fc from 'fast-check';
import type { TemplateJson } from '#testing/oracle/template-json.ts';
import { often } from './random-texts.ts';

const amount = often<string | null>(
  [4, fc.integer({ min: 0, max: 90_000 }).map(String)],
  [2, fc.constantFrom('0', '1234.56', '250000', '7.5')],
  [1, fc.constantFrom('', null, ' ')],
);

const cash = often<string | null>([6, amount], [1, fc.constant('-5000')]);

const amounts = {
  cash,
  receivables: amount,
  stock: amount,
  payables: amount,
  deferred: amount,
  lossPool: amount,
};

/** Undefined where the document says nothing. */
export const openingDraft = often<Readonly<Record<string, string | null>> | null | undefined>(
  [2, fc.constantFrom(undefined, undefined, null)],
  [1, fc.record({ deferred: amount })],
  [3, fc.record(amounts, { requiredKeys: [] })],
  [2, fc.record(amounts)],
);

type OpeningDraft = typeof openingDraft extends fc.Arbitrary<infer Draft> ? Draft : never;

/** An opening of deferred income alone. */
export const deferredIn = (opening: OpeningDraft): OpeningDraft =>
  opening?.deferred === undefined ? undefined : { deferred: opening.deferred };

export function withOpening(template: TemplateJson, opening: OpeningDraft): TemplateJson {
  const { data } = template;
  if (opening === undefined) return template;
  return { ...template, data: { ...data, options: { ...data.options, opening } } };
}
