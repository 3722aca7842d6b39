// Tests the fields of what the returns count, on a sheet and in the panel of settings, where each choice counts at once.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { calculate } from '../calculation/calculate.ts';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { setInvestment } from '../document/edits/option-edits.ts';
import { InvestmentFields } from './option-fields.tsx';

let open: TemplateDocument;

const template = () => open.store.getState().template;
const npv = () => template().data.options.modules.npv;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const document = defaultTemplate({
    uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f14',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  });
  open = createDocument({ template: document, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const messages = { en, ru };

const show = (locale: Language) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale={locale} messages={messages[locale]}>
        <DocumentContext value={open}>
          <InvestmentFields />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

const figureLabels = () =>
  calculate({ template: template(), sheetIds: [], scenario: 1, isComparing: true }).result?.figures?.map(
    ({ id }) => id,
  );

it.each(languages)('chooses an exit and the opening, in %s', (language) => {
  const texts = messages[language];
  show(language);
  const exit = () => screen.getByRole('combobox', { name: texts['npv.exit'] });
  expect(exit()).toHaveProperty('value', 'none');
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(
    (['exit.none', 'exit.gordon', 'exit.multiple', 'exit.liquidation'] as const).map((id) => texts[id]),
  );
  expect(figureLabels()).not.toContain('ip.npv_exit');
  fireEvent.change(exit(), { target: { value: 'liquidation' } });
  fireEvent.click(screen.getByRole('checkbox', { name: texts['npv.opening-invested'] }));
  expect(npv()).toMatchObject({ exit: 'liquidation', openingInvested: '1' });
  expect(exit()).toHaveProperty('value', 'liquidation');
  expect(figureLabels()).toContain('ip.npv_exit');
});

it('says that there is no value by growth, and follows the rates', () => {
  show('en');
  fireEvent.change(screen.getByRole('combobox', { name: en['npv.exit'] }), { target: { value: 'gordon' } });
  const missing = () => screen.queryByText(en['npv.exit-missing']);
  expect(missing()).toBeNull();
  act(() => open.edit(setInvestment('tgr', '12')));
  expect(missing()).not.toBeNull();
});
