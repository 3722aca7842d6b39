// Tests that a resource form reports conflicting changes, keeps what was typed, and saves it when they are undone.
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { setFormula } from '../../document/resources/resource-edits.ts';
import { formulaOf, type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario, deleteScenario } from '../../scenarios/scenario-edits.ts';
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
  return { ...state, ...useEditSaving({ resource, ...state, scenario, onRebase: setState }) };
}

/** With a price of 99 typed in the scenario. */
function typedIn(place: number) {
  const [resource] = resourcesOf(now(), 'section_sales', place) as [ResourceView];
  const before = formOfResource(resource);
  const values = { ...before.flows[0]?.values, price: '99' };
  const form = withFlow(before, 0, { formulaId: 'price_quantity', values });
  const scenario = editedScenario(now(), place);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale="en" messages={en}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </IntlProvider>
  );
  const initialProps = { resource, before, form, scenario };
  return renderHook(useForm, { wrapper, initialProps }).result;
}

it('[STATE-17] keeps the numbers of a deleted scenario until it is restored', () => {
  act(() => open.edit(addScenario(now())));
  const hook = typedIn(1);
  expect(hook.current).toMatchObject({ notice: null, isHeld: false });
  act(() => open.edit(deleteScenario(now(), 1)));
  expect(hook.current.notice).toMatch(/^“Scenario 2” was deleted, and these numbers were typed for it\./);
  act(() => expect(hook.current.save()).toBe(false));
  expect([hook.current.isHeld, ...prices()]).toEqual([true, '25', '']);
  act(() => open.undo());
  expect(hook.current).toMatchObject({ notice: null, isHeld: false });
  act(() => expect(hook.current.save()).toBe(true));
  expect(prices()).toEqual(['25', '99']);
});

it('[STATE-17] rebases on another formula at the first attempt, and saves at the second', () => {
  const hook = typedIn(0);
  const [resource] = resourcesOf(now(), 'section_sales') as [ResourceView];
  const amount = formulaOf(now(), 'amount');
  if (!amount) throw new Error('no such formula');
  act(() => open.edit(setFormula(now(), resource, 0, amount)));
  act(() => expect(hook.current.save()).toBe(false));
  expect(hook.current.notice).toMatch(/^How this item is calculated was changed meanwhile/);
  // The price that was typed is no amount, and says so in the form.
  expect(hook.current.form.flows[0]).toMatchObject({ formulaId: 'amount', values: { amount: '0' } });
  expect(hook.current.form.flows[0]?.cleared).toMatchObject([{ text: '99' }]);
  act(() => expect(hook.current.save()).toBe(true));
  expect(resourcesOf(now(), 'section_sales')[0]?.flows[0]?.inputs.map(({ data }) => data)).toEqual(['0']);
});
