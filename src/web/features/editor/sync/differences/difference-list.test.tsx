// Tests that settings that differ between two versions are shown by the names that the page has for their values.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { DifferenceList } from './difference-list.tsx';

afterEach(cleanup);

const one = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const { timing } = one.data.options;
const other: Template = {
  ...one,
  data: {
    ...one.data,
    options: {
      ...one.data.options,
      timing: { ...timing, yearEnd: 3, periodicity: 'year' },
      tax: { assessed: 'period' },
      depreciation: { start: 'same' },
    },
  },
};

const messages = { en, ru };
const expected = {
  en: [
    ['Periodicity', 'Month', 'Year'],
    ['Last month of the fiscal year', 'December', 'March'],
    ['How tax is assessed', 'Fiscal year to date', 'Each period by itself'],
    ['Depreciation begins', 'The period after a purchase', 'The period of a purchase'],
  ],
  ru: [
    ['Периодичность', 'Месяц', 'Год'],
    ['Последний месяц финансового года', 'Декабрь', 'Март'],
    ['Как считается налог', 'Нарастающим итогом с начала года', 'За каждый период отдельно'],
    ['Начало амортизации', 'Со следующего периода после покупки', 'С периода покупки'],
  ],
};

test.each(languages)(
  '[SETUP-15] [SETUP-16] the end of the year and the assessment of tax, in %s',
  (language) => {
    const open = createDocument({ template: one, revision: 1, isUnsaved: false });
    render(
      <MantineProvider>
        <IntlProvider locale={language} messages={messages[language]}>
          <DocumentContext value={open}>
            <DifferenceList one={one} other={other} headings={['One', 'Other']} />
          </DocumentContext>
        </IntlProvider>
      </MantineProvider>,
    );
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));
    expect(rows.filter(({ length }) => length === 3).slice(1)).toEqual(expected[language]);
    open.saver.dispose();
  },
);
