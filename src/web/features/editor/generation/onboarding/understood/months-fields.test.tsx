// Tests that the months in which a business is open stand in the sentence, and may each be changed and taken back as a whole.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { Terms } from '#generate/settle.ts';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { answer } from '../../generator/answer.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { initialGenerationForm } from '../../run/request/generation-request.ts';
import { MonthsFields } from './months-fields.tsx';
import { WishList } from './wish-list.tsx';

const template = defaultTemplate({
  uuid: '6b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  ...{ timestamp: 0, language: 'en', dateStart: '2027-01-01' },
});
const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
};

function Fields({ text }: { readonly text: string }) {
  const [form, setForm] = useState({ ...initialGenerationForm(template, true), prompt: text });
  const told = answer({ ask: 'understand', id: 1, text, answers: form.answers, terms });
  const understood = told.answer as UnderstoodLine;
  const props = { understood, form, onChange: setForm };
  return (
    <>
      <p role="status">{understood.sentence}</p>
      <MonthsFields {...props} />
      <WishList {...props} />
    </>
  );
}

function show(text: string): void {
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <Fields text={text} />
      </IntlProvider>
    </MantineProvider>,
  );
}

const sentence = (): string => screen.getByRole('status').textContent?.replaceAll(/\s/gu, ' ') ?? '';
const monthsOpen = (): readonly string[] =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => box.getAttribute('aria-label') ?? '');

afterEach(cleanup);

it('[GENERATE-22] the months in which it is open are a part of the sentence; each may be added and taken away, and all of it taken back', () => {
  show('ice cream kiosk open May to September');
  expect(sentence()).toContain('open May to September');
  expect(monthsOpen()).toEqual(['May', 'June', 'July', 'August', 'September']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'April' }));
  expect(sentence()).toContain('open April to September');
  fireEvent.click(screen.getByRole('checkbox', { name: 'September' }));
  expect(sentence()).toContain('open April to August');
  fireEvent.click(screen.getByRole('button', { name: 'Remove: open April to August' }));
  expect(sentence()).not.toContain('open');
  expect(monthsOpen()).toHaveLength(12);
});

it('[GENERATE-22] what is open all year is closed in a month that is taken away, and never in all of them', () => {
  show('dental clinic');
  expect(monthsOpen()).toHaveLength(12);
  fireEvent.click(screen.getByRole('checkbox', { name: 'August' }));
  expect(sentence()).toContain('closed in August');
  cleanup();
  show('ice cream kiosk open in December only');
  fireEvent.click(screen.getByRole('checkbox', { name: 'December' }));
  expect(monthsOpen()).toEqual(['December']);
});
