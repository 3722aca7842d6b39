// Gives an asset a sale, with what is paid for it, and takes it away again.
import { castDraft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { formulasFor } from '../resources/formulas-for.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { newFlow } from '../resources/new-resource.ts';
import type { ResourceView } from '../resources/resource-view.ts';

const labels = defineMessages({ add: { id: 'step.add-sale' }, remove: { id: 'step.remove-sale' } });

export const hasSale = ({ flows, terms }: ResourceView): boolean =>
  flows.length > 1 || terms.some(({ term, value }) => term === 'sold' && value !== '');

/** Nothing is paid until somebody types it. */
export const addSale = (template: Template, asset: ResourceView): DocumentChange => ({
  label: { message: labels.add, values: { item: asset.name } },
  recipe: (draft) => {
    const flows = mutableResource(draft, asset)?.flows;
    const [formula] = formulasFor(template, asset.rel);
    if (!flows || !formula || flows.length !== 1) return;
    const nothing = formula.variables.map(({ id }) => [id, '0'] as const);
    const given = { formula, values: Object.fromEntries(nothing) };
    flows.push(castDraft(newFlow(template, asset.id, 'incCash', given)));
  },
});

/** With the percent sold, which would otherwise give the asset away. */
export const removeSale = (asset: ResourceView): DocumentChange => ({
  label: { message: labels.remove, values: { item: asset.name } },
  recipe: (draft) => {
    const resource = mutableResource(draft, asset);
    if (!resource) return;
    resource.flows.splice(1);
    delete resource.otherAssumptions.sold;
  },
});
