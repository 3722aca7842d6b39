// Tests that a settings dialog saves only what was changed in it, and keeps what was changed elsewhere meanwhile.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import {
  setInvestment,
  setReturnChoices,
  setTimeline,
  setWorkingCapital,
} from '../document/edits/option-edits.ts';
import { IncomeTaxForm } from './income-tax-form.tsx';
import { incomeTaxes, setIncomeTaxes } from './income-taxes.ts';
import { InvestmentForm } from './investment-form.tsx';
import { TimelineForm } from './timeline-form.tsx';
import { WorkingCapitalForm } from './working-capital-form.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f13',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;

const options = () => open.store.getState().template.data.options;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  vi.spyOn(open.saver, 'save').mockResolvedValue(true);
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const show = (form: ReactNode) =>
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>{form}</DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

function saveWith(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
}

it('[SETUP-6] the timeline: another start date stays where only the length is typed', () => {
  show(<TimelineForm />);
  act(() => open.edit(setTimeline({ dateStart: '2030-01-01', periodicity: 'quarter' })));
  saveWith('Forecast length', '24');
  expect(options().timing).toEqual({ dateStart: '2030-01-01', periodicity: 'quarter' });
  expect(open.store.getState().template.layout.cFcstColCount).toBe(24);
});

function pick(label: string, value: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
}

it('[SETUP-15] the timeline: the last month of the fiscal year is saved, shown again, and kept where nothing was picked', () => {
  show(<TimelineForm />);
  const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /fiscal year/ });
  expect(month().selectedOptions[0]?.textContent).toBe('December');
  pick('Last month of the fiscal year', '3');
  act(() => open.edit(setTimeline({ dateStart: '2030-01-01' })));
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  expect(options().timing).toEqual({ dateStart: '2030-01-01', periodicity: 'month', yearEnd: 3 });
  cleanup();
  show(<TimelineForm />);
  expect(month().selectedOptions[0]?.textContent).toBe('March');
  act(() => open.edit(setTimeline({ yearEnd: 6 })));
  saveWith('Forecast length', '24');
  expect(options().timing.yearEnd).toBe(6);
});

it('[SETUP-15] a form with a fault does not save the month either', () => {
  show(<TimelineForm />);
  pick('Last month of the fiscal year', '3');
  saveWith('Forecast length', '61');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(options().timing.yearEnd).toBeUndefined();
});

it('[SETUP-16] income tax: how it is assessed is saved, shown again, and kept where nothing was picked', () => {
  show(<IncomeTaxForm />);
  const assessed = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How tax is assessed' });
  expect(assessed().value).toBe('year');
  pick('How tax is assessed', 'period');
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  expect(options().tax).toEqual({ assessed: 'period' });
  cleanup();
  show(<IncomeTaxForm />);
  expect(assessed().selectedOptions[0]?.textContent).toBe('Each period by itself');
  act(() => open.edit(setIncomeTaxes(template, incomeTaxes(template, 0), [], 'year')));
  saveWith('Name', 'Levy');
  expect(options().tax).toEqual({ assessed: 'year' });
});

it('[SETUP-16] a template that says nothing is assessed by period, and stays so', () => {
  act(() =>
    open.edit({
      label: { message: { id: 'step.income-tax' } },
      recipe: (draft) => {
        delete draft.data.options.tax;
      },
    }),
  );
  show(<IncomeTaxForm />);
  const assessed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How tax is assessed' });
  expect(assessed.value).toBe('period');
  saveWith('Name', 'Levy');
  expect(options()).not.toHaveProperty('tax');
});

it('[SETUP-6] working capital and investor expectations: each term by itself', () => {
  show(<WorkingCapitalForm />);
  act(() => open.edit(setWorkingCapital('accountsReceivablePeriod', '60')));
  saveWith(/payable/i, '45');
  expect(options().wc).toMatchObject({ accountsReceivablePeriod: '60', accountsPayablePeriod: '45' });
  cleanup();
  show(<InvestmentForm />);
  act(() => open.edit(setInvestment('tgr', '1')));
  saveWith(/discount/i, '17');
  expect(options().modules.npv).toMatchObject({ tgr: '1', wacc: '17' });
});

const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

it('[SETUP-6] the exit and the opening: each by itself, saved with the terms and shown again', () => {
  show(<InvestmentForm />);
  act(() => open.edit(setReturnChoices({ isOpeningInvested: true })));
  choose(/after the forecast/i, 'multiple');
  saveWith(/discount/i, '17');
  expect(options().modules.npv).toMatchObject({ exit: 'multiple', openingInvested: '1', wacc: '17' });
  cleanup();
  show(<InvestmentForm />);
  expect(screen.getByRole('combobox', { name: /after the forecast/i })).toHaveProperty('value', 'multiple');
  const owned = screen.getByRole('checkbox', { name: /already owns/i });
  expect(owned).toHaveProperty('checked', true);
  fireEvent.click(owned);
  choose(/after the forecast/i, 'none');
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  expect(Object.keys(options().modules.npv).sort()).toEqual(['ebitda_multiple', 'tgr', 'wacc']);
});

it('[SETUP-5] says that there is no value by growth while growth is not below the discount rate', () => {
  show(<InvestmentForm />);
  const missing = () => screen.queryByText(en['npv.exit-missing']);
  choose(/after the forecast/i, 'gordon');
  expect(missing()).toBeNull();
  const rate = screen.getByRole('textbox', { name: /discount/i });
  fireEvent.change(rate, { target: { value: '12;2' } });
  expect(missing()).not.toBeNull();
  fireEvent.change(rate, { target: { value: '2;12' } });
  expect(missing()).toBeNull();
  fireEvent.change(rate, { target: { value: '2' } });
  choose(/after the forecast/i, 'liquidation');
  expect(missing()).toBeNull();
});

it('[SETUP-6] income tax: another rate stays where only the name is typed', () => {
  show(<IncomeTaxForm />);
  const taxes = incomeTaxes(template, 0);
  const [{ name } = { name: '' }] = taxes;
  act(() => open.edit(setIncomeTaxes(template, taxes, [{ name, rate: '33' }])));
  saveWith('Name', 'Levy');
  expect(incomeTaxes(open.store.getState().template, 0)[0]).toMatchObject({ name: 'Levy', rate: '33' });
});
