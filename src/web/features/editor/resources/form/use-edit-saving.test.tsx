// Holds that the form of a resource says what was changed under it, keeps what was typed, and saves it when that is taken back.
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
import { draftOf } from './form-of-resource.ts';
import { type ResourceDraft, withFlow } from './resource-form.ts';
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
  readonly before: ResourceDraft;
  readonly draft: ResourceDraft;
  readonly scenario: EditedScenario;
}

function useForm({ resource, before, draft, scenario }: Opened) {
  const [form, setForm] = useState({ before, draft });
  return { ...form, ...useEditSaving({ resource, ...form, scenario, onTakeUp: setForm }) };
}

/** With a price of 99 typed in the scenario. */
function typedIn(place: number) {
  const [resource] = resourcesOf(now(), 'section_sales', place) as [ResourceView];
  const before = draftOf(resource);
  const values = { ...before.flows[0]?.values, price: '99' };
  const draft = withFlow(before, 0, { formulaId: 'price_quantity', values });
  const scenario = editedScenario(now(), place);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale="en" messages={en}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </IntlProvider>
  );
  const initialProps = { resource, before, draft, scenario };
  return renderHook(useForm, { wrapper, initialProps }).result;
}

it('[STATE-17] keeps the numbers of a scenario that was deleted until it is back', () => {
  act(() => open.edit(addScenario(now())));
  const form = typedIn(1);
  expect(form.current).toMatchObject({ notice: null, isHeld: false });
  act(() => open.edit(deleteScenario(now(), 1)));
  expect(form.current.notice).toMatch(/^“Scenario 2” was deleted, and these numbers were typed for it\./);
  act(() => expect(form.current.save()).toBe(false));
  expect([form.current.isHeld, ...prices()]).toEqual([true, '25', '']);
  act(() => open.undo());
  expect(form.current).toMatchObject({ notice: null, isHeld: false });
  act(() => expect(form.current.save()).toBe(true));
  expect(prices()).toEqual(['25', '99']);
});

it('[STATE-17] takes up another formula at the first try, and saves at the second', () => {
  const form = typedIn(0);
  const [resource] = resourcesOf(now(), 'section_sales') as [ResourceView];
  const amount = formulaOf(now(), 'amount');
  if (!amount) throw new Error('no such formula');
  act(() => open.edit(setFormula(now(), resource, 0, amount)));
  act(() => expect(form.current.save()).toBe(false));
  expect(form.current.notice).toMatch(/^How this item is calculated was changed meanwhile/);
  expect(form.current.draft.flows[0]).toMatchObject({ formulaId: 'amount', values: { amount: '99' } });
  act(() => expect(form.current.save()).toBe(true));
  expect(resourcesOf(now(), 'section_sales')[0]?.flows[0]?.inputs.map(({ data }) => data)).toEqual(['99']);
});
