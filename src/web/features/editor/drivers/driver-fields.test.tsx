// Tests the parts of how a number moves in a form: added, typed, refused beside themselves, and taken away.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { type DriverTexts, noDriver } from '../document/drivers/driver-texts.ts';
import { DriverFields } from './driver-fields.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;
let latest: DriverTexts;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  open.saver.dispose();
});

function Form({ start }: { readonly start: DriverTexts }) {
  const [texts, setTexts] = useState(start);
  latest = texts;
  const onChange = (changed: Partial<DriverTexts>) => setTexts({ ...texts, ...changed });
  const input = { name: 'Price', texts, data: '25', isOffered: true, onChange, onNumbers: () => undefined };
  return <DriverFields input={input} />;
}

function show(start: Partial<DriverTexts>): void {
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Form start={{ ...noDriver, ...start }} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

it('[TYPING-35] says what is wrong beside its part, loses nothing, and has its words again once it is right', () => {
  show({ rate: '3', start: '2027-06-01', end: '2028-05-31', every: '3' });
  const parts = within(screen.getByRole('group', { name: 'How Price changes' }));
  parts.getByText('25 from June 2027 until May 2028, every 3 months, up 3% a month');
  const wrong = [
    ['Grows by', '-101', en['driver.check.rate']],
    ['Until', '2027-05-01', en['driver.check.order']],
    ['From', '2027-02-30', en['check.no-such-day']],
    ['Repeat every (months)', '0', en['driver.check.every']],
  ] as const;
  for (const [label, text, message] of wrong) {
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: label });
    const before = field().value;
    type(label, text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe(text);
    parts.getByText(message);
    expect(parts.queryByText(/^25/)).toBeNull();
    type(label, before);
    parts.getByText(/^25 from June 2027/);
  }
  expect(latest).toEqual({ ...noDriver, rate: '3', start: '2027-06-01', end: '2028-05-31', every: '3' });
});

it('[TYPING-35] takes a part away by its own button', () => {
  show({ rate: '3', rampFrom: '50', rampPeriods: '6' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove from Price: Grows by' }));
  screen.getByText('25, ramping up from 50% over 6 months');
  fireEvent.click(screen.getByRole('button', { name: 'Remove from Price: Ramp up' }));
  expect(latest).toEqual(noDriver);
  expect(screen.queryByText(/^25/)).toBeNull();
});

it('[TYPING-31] reads a rate as it is typed, and keeps showing it so until the field is left', () => {
  show({ rate: '' });
  type('Grows by', '1,200%');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Grows by' });
  expect([field.value, latest.rate]).toEqual(['1,200%', '1200']);
  fireEvent.blur(field);
  expect(field.value).toBe('1200');
});
