// Tests undo and redo as the user sees and hears them: the focus stays, each step is announced, its scenario is shown.
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { renameTemplate, setPrompt } from '../../document/edits/template-edits.ts';
import { setInput } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario } from '../../scenarios/scenario-edits.ts';
import { pickScenario } from '../../session/state/editor-state.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { UndoKeys } from './undo-keys.tsx';

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const uuid = '5b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10';
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <UndoButtons />
          <UndoKeys />
          <Shown />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
});

afterEach(() => open.saver.dispose());

function Shown() {
  const { names, index } = useScenario(open.store.getState().template);
  return <output aria-label="shown">{names[index]}</output>;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const voice = () => screen.getByText((_, element) => element?.getAttribute('aria-live') === 'polite');
const rename = (name: string) =>
  act(() => {
    open.edit(renameTemplate(name));
    open.seal();
  });

it('[TYPING-22] keep the focus on the button that reverted the last step, and do nothing there', () => {
  rename('One');
  button(/^Undo/).focus();
  fireEvent.click(button('Undo: rename the model'));
  expect(document.activeElement).toBe(button('Undo'));
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  const { template } = open.store.getState();
  fireEvent.click(button('Undo'));
  expect(open.store.getState().template).toBe(template);
  expect(button('Redo: rename the model').getAttribute('aria-disabled')).toBe('false');
  button(/^Redo/).focus();
  fireEvent.click(button(/^Redo/));
  expect(document.activeElement).toBe(button('Redo'));
});

it('[TYPING-22] announce each step, by button and by key, including equally named ones, and nothing once work goes on', () => {
  rename('One');
  rename('Two');
  fireEvent.click(button(/^Undo/));
  const first = voice().firstChild;
  expect(voice().textContent).toBe('Undone: rename the model');
  fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(voice().textContent).toBe('Undone: rename the model');
  expect(voice().firstChild).not.toBe(first);
  fireEvent.click(button(/^Redo/));
  expect(voice().textContent).toBe('Redone: rename the model');
  act(() => open.edit(setPrompt('a bakery')));
  expect(voice().textContent).toBe('');
});

it('[TYPING-22] name the scenario of a step if there are several, and show it', () => {
  const state = () => open.store.getState().template;
  const type = (scenario: number, text: string) => {
    const [resource] = resourcesOf(state(), 'section_sales', scenario);
    const price = resource?.flows[0]?.inputs[0];
    if (!resource || !price) throw new Error('There is nothing to type a price for.');
    act(() => {
      open.edit(setInput(resource, price, text));
      open.seal();
    });
  };
  const shown = () => screen.getByRole('status', { name: 'shown' }).textContent;
  type(0, '11');
  expect(button('Undo: change Price of Product sales')).toBeTruthy();
  act(() => open.edit(addScenario(state())));
  type(1, '12');
  act(() => pickScenario(open, 0));
  expect(shown()).toBe('Base scenario');
  fireEvent.click(button('Undo: change Price of Product sales in Scenario 2'));
  expect(voice().textContent).toBe('Undone: change Price of Product sales in Scenario 2');
  expect(shown()).toBe('Scenario 2');
  act(() => pickScenario(open, 0));
  fireEvent.click(button('Redo: change Price of Product sales in Scenario 2'));
  expect(shown()).toBe('Scenario 2');
});
