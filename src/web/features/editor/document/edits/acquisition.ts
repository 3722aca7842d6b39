// Whether an expense is spent on winning customers, which unit economics count.
import { defineMessages } from 'react-intl';
import type { Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { assumptionsOf } from '../resources/funding.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import type { NamedResource } from '../resources/resource-edits.ts';
import { type ResourceView, sectionResources } from '../resources/resource-view.ts';

const labels = defineMessages({ term: { id: 'step.term' } });

/** The formula of services that people subscribe to. */
const subscription = 'subscription';

export const winsCustomers = (template: Template, resource: NamedResource): boolean =>
  assumptionsOf(template, resource).acquisition?.value === '1';

/** Asked where it counts for something, or has been answered. */
export const isAcquisitionAsked = (template: Template, resource: ResourceView): boolean =>
  resource.rel === 'sga' &&
  (winsCustomers(template, resource) ||
    sectionResources(template, 'section_sales').some(({ flows }) => flows[0]?.formula === subscription));

export const setAcquisition = (resource: NamedResource, isSpent: boolean): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  recipe: (draft) => {
    const held = mutableResource(draft, resource)?.otherAssumptions;
    if (!held) return;
    held.acquisition = { name: 'acquisition', ...held.acquisition, value: isSpent ? '1' : '0' };
  },
});
