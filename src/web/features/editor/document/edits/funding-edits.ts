// Edits how a loan is repaid, and what the dividends of an owner are a share of.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { SectionResource } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import type { DividendBasis, RepaymentWay } from '../resources/funding.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import type { NamedResource } from '../resources/resource-edits.ts';

const labels = defineMessages({ term: { id: 'step.term' } });

/** Terms of other ways are kept for when they are chosen again; a limit is what makes a credit line. */
export const setWay = (resource: NamedResource, way: RepaymentWay): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  recipe: (draft) => {
    const held = mutableResource(draft, resource)?.otherAssumptions;
    if (held) putWay(held, way);
  },
});

export function putWay(held: Draft<SectionResource>['otherAssumptions'], way: RepaymentWay): void {
  if (way === 'line') {
    held.line = { name: 'line', ...held.line, value: held.line?.value || '0' };
    return;
  }
  delete held.line;
  held.repayment = { name: 'repayment', ...held.repayment, value: way };
}

export const setBasis = (resource: NamedResource, basis: DividendBasis): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  recipe: (draft) => {
    const held = mutableResource(draft, resource)?.otherAssumptions;
    if (held) held.dividendBasis = { name: 'dividendBasis', ...held.dividendBasis, value: basis };
  },
});
