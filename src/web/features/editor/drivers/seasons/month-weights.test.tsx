// Tests the twelve fields of a seasonal pattern.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { MonthWeights } from './month-weights.tsx';

let open: TemplateDocument;
let latest = '';

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const uuid = '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10';
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

function Pattern({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  latest = text;
  return <MonthWeights label="Weights" text={text} onType={setText} />;
}

function show(start: string): readonly HTMLInputElement[] {
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Pattern start={start} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  return screen.getAllByRole<HTMLInputElement>('textbox');
}

it('[TYPING-37] has a field for each month, January first, where a missing one repeats the last', () => {
  const fields = show('1;2');
  expect(fields.map(({ value }) => value)).toEqual(['1', ...Array<string>(11).fill('2')]);
  fireEvent.change(screen.getByRole('textbox', { name: 'December' }), { target: { value: '3,000' } });
  expect(latest).toBe('1;2;2;2;2;2;2;2;2;2;2;3000');
  fireEvent.change(screen.getByRole('textbox', { name: 'February' }), { target: { value: '' } });
  expect(latest).toBe('1;;2;2;2;2;2;2;2;2;2;3000');
  // What holds while nothing is typed is shown in its place.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'February' }).placeholder).toBe('1');
});

it('[TYPING-37] marks the month that is no number, and says why', () => {
  show('1');
  const field = screen.getByRole('textbox', { name: 'June' });
  fireEvent.change(field, { target: { value: '-2' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(en['season.check']);
  expect(screen.getByRole('textbox', { name: 'May' }).getAttribute('aria-invalid')).toBeNull();
});
