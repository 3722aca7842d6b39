// Holds that what is typed in the table counts as unsaved work until it is saved or given up, and belongs to the one resource it was typed for.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { type Change, change, noHistory } from '../../document/history.ts';
import { draftOf } from '../../document/resources/draft-of.ts';
import { editedScenario } from '../../document/resources/edit-obstacle.ts';
import { addResources, formulasFor } from '../../document/resources/new-resource.ts';
import { deleteResource } from '../../document/resources/resource-edits.ts';
import { type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { closeInlineEdit, followResources, putInlineEdit, useInlineEdit } from './inline-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const [resource, subscriptions] = resourcesOf(template, 'section_sales') as [ResourceView, ResourceView];

const mayLeave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const open = (uuid: string, of: ResourceView, name = of.name) => {
  const before = draftOf(of);
  const scenario = editedScenario(template, 0);
  putInlineEdit(uuid, of.id, { before, draft: { ...before, name }, scenario });
};

const named = (uuid: string, { id }: ResourceView): string | undefined =>
  renderHook(() => useInlineEdit(uuid, id)).result.current?.draft.name;

const changed = (before: Template, wanted: Change): Template =>
  change({ template: before, history: noHistory }, wanted).template;

const follow = (before: Template, now: Template, isReplacing = false) =>
  followResources({ uuid: 'one', before, now, isReplacing });

/** In the place of the second thing sold, with its id. */
function withNewbie(deleted: Template): Template {
  const [formula] = formulasFor(deleted, 'service');
  if (!formula) throw new Error('nothing calculates sales');
  const { change: add, ids } = addResources(deleted, [
    {
      sectionId: 'section_sales',
      rel: 'service',
      name: 'Newbie',
      flows: [{ formula, values: {} }],
      otherAssumptions: {},
    },
  ]);
  expect(ids).toEqual([subscriptions.id]);
  return changed(deleted, add);
}

afterEach(() => {
  for (const uuid of ['one', 'two'])
    for (const { id } of [resource, subscriptions]) closeInlineEdit(uuid, id);
});

it('keep the page from being left while they are changed, and not once they are closed', () => {
  open('one', resource);
  expect(mayLeave()).toBe(true);
  open('one', resource, 'Tea');
  open('two', resource, 'Cake');
  expect(mayLeave()).toBe(false);
  closeInlineEdit('one', resource.id);
  expect(mayLeave()).toBe(false);
  closeInlineEdit('two', resource.id);
  expect(mayLeave()).toBe(true);
});

it('go with their resource, are not for another one with its id, and are back when it is', () => {
  open('one', subscriptions, 'Old draft');
  const deleted = changed(template, deleteResource(subscriptions));
  follow(template, deleted);
  expect([named('one', subscriptions), mayLeave()]).toEqual([undefined, true]);
  const again = withNewbie(deleted);
  follow(deleted, again);
  expect([named('one', subscriptions), mayLeave()]).toEqual([undefined, true]);
  follow(again, deleted);
  follow(deleted, template);
  expect([named('one', subscriptions), mayLeave()]).toEqual(['Old draft', false]);
});

it('do not go over to what takes the place of everything in one step', () => {
  open('one', subscriptions, 'Old draft');
  open('one', resource, 'Tea');
  const replaced = withNewbie(changed(template, deleteResource(subscriptions)));
  follow(template, replaced, true);
  expect([named('one', subscriptions), named('one', resource)]).toEqual([undefined, 'Tea']);
  follow(replaced, template);
  expect(named('one', subscriptions)).toBe('Old draft');
});
