// Tests that a typed source is not lost without asking, beside a field or in the list.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { SourceMark } from './source-mark.tsx';
import { SourcesList } from './sources-list.tsx';

const template = defaultTemplate({
  uuid: '8b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  // An auto-growing field waits for its font.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const show = (content: ReactNode) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>{content}</DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

const source = () => screen.queryByLabelText<HTMLInputElement>('Source');
const type = (value: string) => {
  const field = source();
  if (!field) throw new Error('the form is not open');
  fireEvent.change(field, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (words: string) => fireEvent.click(screen.getByText(words));
const question = () => screen.queryByText('You have unsaved changes.');

const clickBeside = () => fireEvent.mouseDown(document.body);

function Mark() {
  const [resource] = resourcesOf(template, 'section_sales');
  const place = { kind: 'input', sectionId: 'section_sales', resourceId: resource?.id ?? '' } as const;
  return <SourceMark place={{ ...place, flowIndex: 0, variableId: 'price' }} name="Price" />;
}

it('[SETUP-12] asks on a click beside it and on Escape once something is typed', () => {
  show(<Mark />);
  press('Source of Price');
  clickBeside();
  expect(source()).toBeNull();
  press('Source of Price');
  type('Contract');
  clickBeside();
  expect([source()?.value, question() === null]).toEqual(['Contract', false]);
  choose('Keep editing');
  expect(question()).toBeNull();
  fireEvent.keyDown(screen.getByLabelText('Source'), { key: 'Escape' });
  choose('Discard');
  expect([source(), question()]).toEqual([null, null]);
});

it('[SETUP-12] asks before another assumption of the list replaces it', () => {
  show(<SourcesList />);
  choose('Product sales: Price');
  type('Contract');
  choose('Product sales: Quantity');
  expect([source()?.value, question() === null]).toEqual(['Contract', false]);
  choose('Discard');
  choose('Product sales: Quantity');
  expect(source()?.value).toBe('');
});
