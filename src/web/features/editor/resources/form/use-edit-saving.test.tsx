// Tests that a resource form reports conflicting changes, keeps what was typed and saves it when they are undone, and asks where others read what would go.
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { setFormula } from '../../document/resources/apply-formula.ts';
import { setReference } from '../../document/resources/resource-edits.ts';
import { formulaOf, type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario, deleteScenario } from '../../scenarios/scenario-edits.ts';
import { closeEditorDialog, type EditorDialog, useEditorDialogs } from '../../session/state/open-dialog.ts';
import { withFormula } from './change-form-formula.ts';
import { type EditedScenario, editedScenario } from './edit-obstacle.ts';
import { formOfResource } from './form-of-resource.ts';
import { type ResourceForm, withFlow } from './resource-form.ts';
import { useEditSaving } from './use-edit-saving.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f12',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;

const now = () => open.store.getState().template;

const prices = () =>
  [0, 1].map(
    (place) =>
      resourcesOf(now(), 'section_sales', place)[0]?.flows[0]?.inputs.find(
        ({ variableId }) => variableId === 'price',
      )?.data,
  );

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

interface Opened {
  readonly resource: ResourceView;
  readonly before: ResourceForm;
  readonly form: ResourceForm;
  readonly scenario: EditedScenario;
}

function useForm({ resource, before, form, scenario }: Opened) {
  const [state, setState] = useState({ before, form });
  const saving = useEditSaving({ resource, ...state, scenario, onRebase: setState });
  return { ...state, ...saving, dialogs: useEditorDialogs() };
}

/** With a price of 99 typed in the scenario. */
function typedIn(place: number) {
  const [resource] = resourcesOf(now(), 'section_sales', place) as [ResourceView];
  const before = formOfResource(resource);
  const values = { ...before.flows[0]?.values, price: '99' };
  const form = withFlow(before, 0, { formulaId: 'price_quantity', values });
  const scenario = editedScenario(now(), place);
  return renderForm({ resource, before, form, scenario });
}

function renderForm(initialProps: Opened) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale="en" messages={en}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </IntlProvider>
  );
  return renderHook(useForm, { wrapper, initialProps }).result;
}

type Asked = Extract<EditorDialog, { readonly name: 'read-rows' }>;

function isSaved(hook: ReturnType<typeof typedIn>): boolean {
  const then = vi.fn();
  act(() => hook.current.save(then));
  return then.mock.calls.length === 1;
}

it('[STATE-17] keeps the numbers of a deleted scenario until it is restored', () => {
  act(() => open.edit(addScenario(now())));
  const hook = typedIn(1);
  expect(hook.current).toMatchObject({ notice: null, isHeld: false });
  act(() => open.edit(deleteScenario(now(), 1)));
  expect(hook.current.notice).toMatch(/^“Scenario 2”, for which these numbers were typed, was deleted../);
  expect(isSaved(hook)).toBe(false);
  expect([hook.current.isHeld, ...prices()]).toEqual([true, '25', '']);
  act(() => open.undo());
  expect(hook.current).toMatchObject({ notice: null, isHeld: false });
  expect(isSaved(hook)).toBe(true);
  expect(prices()).toEqual(['25', '99']);
});

it('[STATE-17] rebases on another formula at the first attempt, and saves at the second', () => {
  const hook = typedIn(0);
  const [resource] = resourcesOf(now(), 'section_sales') as [ResourceView];
  const amount = formulaOf(now(), 'amount');
  if (!amount) throw new Error('no such formula');
  act(() => open.edit(setFormula(now(), resource, 0, amount)));
  expect(isSaved(hook)).toBe(false);
  expect(hook.current.notice).toMatch(/^This item's formula was changed in the meantime/);
  // The price that was typed is no amount, and says so in the form.
  expect(hook.current.form.flows[0]).toMatchObject({ formulaId: 'amount', values: { amount: '0' } });
  expect(hook.current.form.flows[0]?.cleared).toMatchObject([{ text: '99' }]);
  expect(isSaved(hook)).toBe(true);
  expect(resourcesOf(now(), 'section_sales')[0]?.flows[0]?.inputs.map(({ data }) => data)).toEqual(['0']);
});

it('[TABLE-22] asks before another formula takes a row away that others read, and saves if that is wanted', () => {
  const [sold, reading] = resourcesOf(now(), 'section_sales') as [ResourceView, ResourceView];
  const quantity = reading.flows[0]?.inputs.find(({ variableId }) => variableId === 'quantity');
  if (!quantity) throw new Error('there is no quantity');
  act(() => open.edit(setReference(reading, quantity, `${sold.id}.quantity`)));
  const before = formOfResource(sold);
  const [flow] = before.flows;
  if (!flow) throw new Error('a service has a flow');
  const reader = { id: sold.id, rel: 'service', flowIndex: 0 } as const;
  const form = withFlow(before, 0, withFormula(now(), reader, flow, 'amount'));
  const hook = renderForm({ resource: sold, before, form, scenario: editedScenario(now(), 0) });
  const asked = () => hook.current.dialogs.filter((one): one is Asked => one.name === 'read-rows');
  expect(isSaved(hook)).toBe(false);
  expect(asked()).toMatchObject([{ question: { kind: 'change-formula', of: 'Product sales' } }]);
  expect(asked()[0]?.readers.map(({ name }) => name)).toEqual(['Subscriptions: Quantity']);
  expect(resourcesOf(now(), 'section_sales')[0]?.flows[0]?.formulaId).toBe('price_quantity');
  act(() => asked()[0]?.onConfirm());
  act(() => closeEditorDialog(open));
  expect(resourcesOf(now(), 'section_sales')[0]?.flows[0]?.formulaId).toBe('amount');
});

it('asks nobody where the row stays', () => {
  const hook = typedIn(0);
  expect(isSaved(hook)).toBe(true);
  expect(hook.current.dialogs).toEqual([]);
});
