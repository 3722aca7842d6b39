// Tests the choice of when depreciation begins, which counts at once.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { setDepreciationStart } from '../../document/edits/option-edits.ts';
import { DepreciationStartChoice } from './depreciation-start.tsx';

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const template = defaultTemplate({
    uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f15',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const messages = { en, ru };
const start = () => open.store.getState().template.data.options.depreciation?.start;

it.each(languages)('[SETUP-17] is picked, kept and shown again, in %s', (language) => {
  const texts = messages[language];
  render(
    <MantineProvider env="test">
      <IntlProvider locale={language} messages={texts}>
        <DocumentContext value={open}>
          <DepreciationStartChoice />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: texts['depreciation.start'] });
  const labels = () => [...choice().options].map(({ textContent }) => textContent);
  expect(labels()).toEqual([texts['depreciation.start-next'], texts['depreciation.start-same']]);
  expect(choice().value).toBe('next');
  fireEvent.change(choice(), { target: { value: 'same' } });
  expect(start()).toBe('same');
  expect(choice().value).toBe('same');
  act(() => open.edit(setDepreciationStart('next')));
  expect(start()).toBeUndefined();
  expect(choice().value).toBe('next');
});
