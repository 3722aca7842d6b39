// Edits how a loan is repaid, and what the dividends of an owner are a share of.
import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { rels } from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { formulasFor } from '../resources/formulas-for.ts';
import type { DividendBasis, RepaymentWay } from '../resources/funding.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { newFlow } from '../resources/new-resource.ts';
import type { NamedResource } from '../resources/resource-edits.ts';

const labels = defineMessages({ term: { id: 'step.term' } });

/** Terms of other ways are kept for when they are chosen again; a limit is what makes a credit line. */
export const setWay = (template: Template, resource: NamedResource, way: RepaymentWay): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  recipe: (draft) => {
    const held = mutableResource(draft, resource);
    if (held) putWay(template, held, way);
  },
});

export function putWay(template: Template, loan: Draft<SectionResource>, way: RepaymentWay): void {
  const held = loan.otherAssumptions;
  if (way === 'line') {
    held.line = { name: 'line', ...held.line, value: held.line?.value || '0' };
    return;
  }
  delete held.line;
  held.repayment = { name: 'repayment', ...held.repayment, value: way };
  addMissingFlows(template, loan);
}

/** A credit line may have none, and nothing could be drawn of a loan without. */
function addMissingFlows(template: Template, loan: Draft<SectionResource>): void {
  const [formula] = formulasFor(template, 'loan');
  if (!formula || loan.flows.length >= rels.loan.flows.length) return;
  const values = Object.fromEntries(formula.variables.map(({ id }) => [id, '0'] as const));
  loan.flows = rels.loan.flows.map(
    (flowId) =>
      loan.flows.find(({ id }) => id === flowId) ??
      castDraft(newFlow(template, loan.id, flowId, { formula, values })),
  );
}

export const setBasis = (resource: NamedResource, basis: DividendBasis): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  recipe: (draft) => {
    const held = mutableResource(draft, resource)?.otherAssumptions;
    if (held) held.dividendBasis = { name: 'dividendBasis', ...held.dividendBasis, value: basis };
  },
});
