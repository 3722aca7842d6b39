// Tests that the template's name cannot stay empty: the field says why, and restores the name when left.
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { useHasRefusedField } from '../../fields/refused-fields.ts';
import { TemplateName } from './template-name.tsx';

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const uuid = '6b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10';
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  open = createDocument({
    template: { ...template, name: 'Corner café' },
    revision: 1,
    isUnsaved: false,
  });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <TemplateName />
          <Refused />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
});

afterEach(() => open.saver.dispose());

const Refused = () => <output>{useHasRefusedField() ? 'refused' : 'fine'}</output>;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Model name' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('[TYPING-23] says why it cannot be empty, and restores the name when the empty field is left', () => {
  for (const nothing of ['', '   ']) {
    type(nothing);
    const why = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Please enter a name');
    expect(screen.getByText('refused')).toBeTruthy();
    fireEvent.blur(field());
    expect(field().value).toBe('Corner café');
    expect(screen.queryByText('Please enter a name')).toBeNull();
    expect(screen.getByText('fine')).toBeTruthy();
  }
  expect(open.store.getState().history.past).toEqual([]);
});

it('[TYPING-23] keeps a name that was typed', () => {
  type('');
  type('Harbour café');
  fireEvent.blur(field());
  expect(field().value).toBe('Harbour café');
  expect(open.store.getState().template.name).toBe('Harbour café');
});
