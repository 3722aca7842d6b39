// The page's names for terms that are words: how a loan is repaid, what dividends are a share of, what an expense is spent on.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { terms, type WordTermId } from '#template/sections.ts';
import type { SectionResource } from '#template/template.ts';

interface WordTermNames {
  readonly name: MessageDescriptor;
  readonly words: Readonly<Record<string, MessageDescriptor>>;
}

const names = defineMessages({
  repayment: { id: 'funding.way' },
  dividendBasis: { id: 'funding.basis' },
  acquisition: { id: 'acquisition.label' },
});

export const wordTermNames: Readonly<Record<WordTermId, WordTermNames>> = {
  repayment: {
    name: names.repayment,
    words: defineMessages({
      typed: { id: 'funding.typed' },
      equal: { id: 'funding.equal' },
      annuity: { id: 'funding.annuity' },
      bullet: { id: 'funding.bullet' },
    }),
  },
  dividendBasis: {
    name: names.dividendBasis,
    words: defineMessages({ profit: { id: 'funding.profit' }, cash: { id: 'funding.cash' } }),
  },
  acquisition: {
    name: names.acquisition,
    words: defineMessages({ 0: { id: 'difference.no' }, 1: { id: 'difference.yes' } }),
  },
};

/** The word that holds: the first where nothing is said. */
export function wordOf(
  { otherAssumptions }: Pick<SectionResource, 'otherAssumptions'>,
  term: WordTermId,
): string {
  return otherAssumptions[term]?.value || terms[term].words[0];
}
