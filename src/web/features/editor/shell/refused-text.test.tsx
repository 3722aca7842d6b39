// Tests that invalid text is kept until corrected, and that the status points to it wherever the user is.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext, useTemplateDocument } from '../document/document-context.ts';
import { deleteResource, setInput } from '../document/resources/resource-edits.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { fetchReader } from '../fields/numbers/lazy-number-reader.ts';
import { useDropStaleRefusals } from '../fields/refused-fields.ts';
import { ResourceEditor } from '../resources/panel/resource-editor.tsx';
import { addScenario } from '../scenarios/scenario-edits.ts';
import { pickResourceIn, pickScenario } from '../session/state/editor-state.ts';
import { useOpenSection } from '../session/state/open-section.ts';
import { SaveStatus } from './layout/save-status.tsx';

let open: TemplateDocument;
let tests = 0;

const place = { section: 'section_sales' as const, first: 'Product sales', other: 'Subscriptions' };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  tests += 1;
  const uuid = `7b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f1${tests}`;
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  show();
  pick(place.first);
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const show = () =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Panel />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

function Panel() {
  const { picked } = useOpenSection();
  useDropStaleRefusals(useTemplateDocument());
  return (
    <>
      <SaveStatus />
      {picked && <ResourceEditor key={picked.id} resource={picked} />}
    </>
  );
}

const now = (): Template => open.store.getState().template;

function itemOf(name: string) {
  const resource = resourcesOf(now(), place.section).find((one) => one.name === name);
  if (!resource) throw new Error(`nothing is called ${name}`);
  return resource;
}

const pick = (name: string) => act(() => pickResourceIn(open, place.section, itemOf(name).id));
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, USD' });
const type = (value: string) => fireEvent.change(price(), { target: { value } });
const status = () => screen.getByRole('status').textContent;
const prices = () => resourcesOf(now(), place.section).map(({ flows }) => flows[0]?.inputs[0]?.data);

it('[TYPING-38] a percent and the sign of another currency are refused in words, typed and pasted', async () => {
  await fetchReader();
  for (const [text, fault] of [
    ['10%', 'This is in USD, not in percent. Type the number without %.'],
    ['25;10 %', 'This is in USD, not in percent. Type the number without %.'],
    ['€25', 'This model is in USD. Convert the amount, then type it without “€”.'],
  ] as const) {
    type(text);
    expect([price().value, price().getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(screen.getByText(fault)).toBeTruthy();
  }
  type('$26');
  fireEvent.blur(price());
  expect([price().value, price().getAttribute('aria-invalid')]).toEqual(['26', null]);
  price().setSelectionRange(0, 2);
  fireEvent.paste(price(), { clipboardData: { getData: () => '$7\t£1,200' } });
  expect([price().value, price().getAttribute('aria-invalid')]).toEqual(['7;£1,200', 'true']);
});

it('[TYPING-7] stays while another resource is shown, and the status leads back to it', () => {
  expect(status()).toBe('Saved');
  type('12,,5');
  expect(status()).toBe('Fix the marked field');
  pick(place.other);
  expect([price().value, price().getAttribute('aria-invalid')]).toEqual([prices()[1], null]);
  expect(status()).toBe('Fix “Price”');
  fireEvent.click(screen.getByRole('button', { name: 'Fix “Price”' }));
  expect([price().value, price().getAttribute('aria-invalid')]).toEqual(['12,,5', 'true']);
  expect(status()).toBe('Fix the marked field');
  type('12.5');
  pick(place.other);
  expect(prices()[0]).toBe('12.5');
  expect(screen.queryByText('Fix “Price”')).toBeNull();
});

it('[TYPING-7] stays while the template is closed', () => {
  type('12,,5');
  cleanup();
  open.saver.dispose();
  open = createDocument({ template: now(), revision: 1, isUnsaved: false, scope: open.scope });
  show();
  expect(price().value).toBe('12,,5');
  fireEvent.keyDown(price(), { code: 'KeyZ', key: 'z', ctrlKey: true });
  expect([price().value, status()]).toEqual(['25', 'Saved']);
});

it('[TYPING-7] belongs to the scenario in which it was typed', () => {
  act(() => open.edit(addScenario(now())));
  act(() => pickScenario(open, 1));
  type('25');
  act(() => pickScenario(open, 0));
  type('12,,5');
  act(() => pickScenario(open, 1));
  expect(price().value).toBe('25');
  act(() => pickScenario(open, 0));
  expect(price().value).toBe('12,,5');
});

it('[TYPING-7] is dropped with the number it was to replace, and with its resource', () => {
  type('12,,5');
  pick(place.other);
  const resource = itemOf(place.first);
  const input = resource.flows[0]?.inputs[0];
  if (!input) throw new Error('it asks for nothing');
  act(() => open.edit(setInput(resource, input, '26')));
  pick(place.first);
  expect(price().value).toBe('26');
  type('26,,5');
  pick(place.other);
  act(() => open.edit(deleteResource(resource)));
  act(() => open.undo());
  pick(place.first);
  expect(price().value).toBe('26');
});
