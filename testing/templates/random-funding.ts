// Random ways to borrow and to pay out: loans by their terms, credit lines, and dividends from profit or cash.
import fc from 'fast-check';
import type { ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { addResources, amountFlow, changeSection, relIn, termsOf, withTerms } from './change-resources.ts';
import { money, often, perhaps, rate, scenarioTexts } from './random-texts.ts';

const months = fc.constantFrom('6', '12', '24', '36', '60', '1', '0', '7.5', '120', '9;3');

const loanTerms = fc.record(
  {
    repayment: often<string | null>(
      [6, fc.constantFrom('equal', 'annuity', 'bullet')],
      [1, fc.constantFrom('typed', '', null)],
    ),
    term: perhaps(months),
    grace: often([2, fc.constant('0')], [2, perhaps(months)]),
  },
  { requiredKeys: ['repayment'] },
);

const dividendBasis = fc.constantFrom('cash', 'cash', 'profit', '', null, undefined);

const creditLine = fc.record({
  line: often<string>([4, money], [1, fc.constantFrom('0', '1000000', '100000;0;50000')]),
  interestmargin: fc.option(perhaps(rate), { nil: undefined, freq: 3 }),
  /** Undefined where it has no flows. */
  texts: fc.option(scenarioTexts(money), { nil: undefined, freq: 2 }),
  opening: fc.constantFrom(null, null, '0', '5000', '100000'),
});

type CreditLineDraft = typeof creditLine extends fc.Arbitrary<infer Draft> ? Draft : never;

const creditLines = fc.array(creditLine, { minLength: 1, maxLength: 3 });

export const fundingDrafts = fc.record({
  /** Given to loans in turn, as the bases are to owners. */
  loanTerms: fc.array(fc.option(loanTerms, { nil: null, freq: 2 }), { minLength: 1, maxLength: 3 }),
  bases: fc.array(dividendBasis, { minLength: 1, maxLength: 3 }),
  creditLines: often<readonly CreditLineDraft[]>([1, fc.constant([])], [2, creditLines]),
});

type FundingDrafts = typeof fundingDrafts extends fc.Arbitrary<infer Drafts> ? Drafts : never;

function lineResource({ line, interestmargin, texts, opening }: CreditLineDraft, index: number) {
  const id = `line_${index + 1}`;
  const flows = [amountFlow('incCash', texts ?? null, opening), amountFlow('expCash', texts ?? null)];
  return {
    ...{ id, coreResource: `core_${id}`, isEdited: false, isSelected: false },
    flows: texts === undefined && opening === null ? [] : flows,
    otherAssumptions: termsOf({ line, interestmargin }),
  };
}

export function withFunding(template: TemplateJson, drafts: FundingDrafts): TemplateJson {
  const { loanTerms: terms, bases } = drafts;
  const changed = (resource: ResourceJson, index: number): ResourceJson => {
    const isLoan = relIn(template, resource) === 'loan';
    const given = isLoan ? terms[index % terms.length] : { dividendBasis: bases[index % bases.length] };
    return withTerms(resource, termsOf(given ?? {}));
  };
  const funded = changeSection(template, 'section_financing', (resources) => resources.map(changed));
  return addResources(funded, 'section_financing', 'loan', drafts.creditLines.map(lineResource));
}
