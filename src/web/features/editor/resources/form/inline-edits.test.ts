// Tests that inline edits count as unsaved work until saved or discarded, and stay with their resource.
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { change, type DocumentChange, noHistory } from '../../document/history/history.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { deleteResource } from '../../document/resources/resource-edits.ts';
import { type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { editedScenario } from './edit-obstacle.ts';
import { formOfResource } from './form-of-resource.ts';
import { closeInlineEdit, followResources, putInlineEdit, useInlineEdit } from './inline-edits.ts';

const templateOf = (digit: number): Template =>
  defaultTemplate({
    uuid: `00000000-0000-4000-8000-00000000000${digit}`,
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  });

const template = templateOf(1);
const [resource, subscriptions] = resourcesOf(template, 'section_sales') as [ResourceView, ResourceView];

let one: TemplateDocument;
let two: TemplateDocument;

beforeEach(() => {
  one = createDocument({ template, revision: 1, isUnsaved: false });
  two = createDocument({ template: templateOf(2), revision: 1, isUnsaved: false });
});

const mayLeave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const open = (document: TemplateDocument, of: ResourceView, name = of.name) => {
  const before = formOfResource(of);
  const scenario = editedScenario(template, 0);
  putInlineEdit(document, of.id, { before, form: { ...before, name }, scenario });
};

function named(document: TemplateDocument, { id }: ResourceView): string | undefined {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(DocumentContext, { value: document }, children);
  return renderHook(() => useInlineEdit(id), { wrapper }).result.current?.form.name;
}

const changed = (before: Template, wanted: DocumentChange): Template =>
  change({ template: before, history: noHistory }, wanted).template;

const follow = (before: Template, now: Template, isReplacing = false) =>
  followResources(one, { before, now, isReplacing });

/** Replaces the second product, with its id. */
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
  for (const document of [one, two]) {
    for (const { id } of [resource, subscriptions]) closeInlineEdit(document, id);
    document.saver.dispose();
  }
});

it('[TABLE-7] warn before the page is left while they are changed, and not once they are closed', () => {
  open(one, resource);
  expect(mayLeave()).toBe(true);
  open(one, resource, 'Tea');
  open(two, resource, 'Cake');
  expect(mayLeave()).toBe(false);
  closeInlineEdit(one, resource.id);
  expect(mayLeave()).toBe(false);
  closeInlineEdit(two, resource.id);
  expect(mayLeave()).toBe(true);
});

it('[STATE-18] are hidden with their resource, never given to another one with its id, and restored with it', () => {
  open(one, subscriptions, 'Old draft');
  const deleted = changed(template, deleteResource(subscriptions));
  follow(template, deleted);
  expect([named(one, subscriptions), mayLeave()]).toEqual([undefined, true]);
  const again = withNewbie(deleted);
  follow(deleted, again);
  expect([named(one, subscriptions), mayLeave()]).toEqual([undefined, true]);
  follow(again, deleted);
  follow(deleted, template);
  expect([named(one, subscriptions), mayLeave()]).toEqual(['Old draft', false]);
});

it('[STATE-18] are not carried over when everything is replaced in one step', () => {
  open(one, subscriptions, 'Old draft');
  open(one, resource, 'Tea');
  const replaced = withNewbie(changed(template, deleteResource(subscriptions)));
  follow(template, replaced, true);
  expect([named(one, subscriptions), named(one, resource)]).toEqual([undefined, 'Tea']);
  follow(replaced, template);
  expect(named(one, subscriptions)).toBe('Old draft');
});

it('are there again when their template is reopened, and not in another one', () => {
  open(one, resource, 'Tea');
  one.saver.dispose();
  one = createDocument({ template, revision: 1, isUnsaved: false, scope: one.scope });
  expect([named(one, resource), named(two, resource)]).toEqual(['Tea', undefined]);
});
