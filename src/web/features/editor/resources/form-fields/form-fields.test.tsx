// Tests the fields of a loan and of a driver, the hint about a duplicate name, and the totals of typed numbers.

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { emptyResourceForm, type ResourceForm, withFlow } from '../form/resource-form.ts';
import { FormFields } from './form-fields.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
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
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

function show(sectionId: ResourceSectionId, form: ResourceForm): void {
  const client = new QueryClient();
  client.setQueryData(['visitor'], { userEntitled: false });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <DocumentContext value={open}>
            <FormFields sectionId={sectionId} form={form} nameFault={null} onChange={() => undefined} />
          </DocumentContext>
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('[RESOURCE-13] have the drawn and the repaid amount in groups named by their headings', () => {
  show('section_financing', emptyResourceForm(template, 'loan'));
  expect(screen.getAllByRole('textbox', { name: 'Amount, USD' })).toHaveLength(2);
  for (const name of ['Drawdown', 'Repayment']) {
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Amount, USD' });
  }
});

it('name what owners pay in and get back in their own words, and the currency of a credit line', () => {
  show('section_financing', emptyResourceForm(template, 'equity'));
  for (const name of ['Paid in', 'Paid back']) {
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Amount, USD' });
  }
  expect(screen.queryByRole('group', { name: 'Drawdown' })).toBeNull();
  cleanup();
  show('section_financing', { ...emptyResourceForm(template, 'loan'), way: 'line' });
  screen.getByRole('textbox', { name: 'Limit of the credit line, USD' });
});

it('[RESOURCE-10] explain how numbers are typed, their total over the forecast, and how to type a one-time amount', () => {
  const asset = emptyResourceForm(template, 'fixedasset');
  const typing = (amount: string): ResourceForm => ({
    ...asset,
    flows: asset.flows.map((flow) => ({ ...flow, formulaId: 'amount', values: { amount } })),
  });
  const said = () => screen.getByText(/^Values per period, separated by semicolons/).textContent;
  show('section_fixedassets', typing('48000'));
  // 36 months of 48,000.
  expect(said()).toContain('Over 36 periods: 1,728,000 USD.');
  expect(said()).toContain('add ;0 after it');
  cleanup();
  show('section_fixedassets', typing('48000;0'));
  expect(said()).toContain('Over 36 periods: 48,000 USD.');
  expect(said()).not.toContain('paid once');
  cleanup();
  show('section_fixedassets', typing(''));
  expect(said()).not.toContain('Over');
});

it('name a unit beside a number, but not one that only repeats its name', () => {
  const form = emptyResourceForm(template, 'sga');
  const [flow] = form.flows;
  if (!flow) throw new Error('an expense has a flow');
  show('section_sga', withFlow(form, 0, { ...flow, formulaId: 'headcount_salary' }));
  screen.getByRole('textbox', { name: 'Headcount, people' });
  screen.getByRole('textbox', { name: /^Salary.*, USD$/ });
  cleanup();
  show('section_sga', withFlow(form, 0, { ...flow, formulaId: 'amount_months' }));
  screen.getByRole('textbox', { name: 'Months' });
});

it('[STATE-24] point out a name used by another resource, ignoring case, but not its own', () => {
  const hint = /^Another item here has this name/;
  const form = emptyResourceForm(template, 'service');
  show('section_sales', { ...form, name: ' product SALES' });
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(hint).id,
  );
  cleanup();
  show('section_sales', { ...form, name: 'Product sale' });
  show('section_sales', { ...form, id: 'service_1', name: 'Product sales' });
  expect(screen.queryByText(hint)).toBeNull();
});

it('[STATE-25] warn of a depreciation group without a useful life, and of nothing else', () => {
  const warning = /^Without a useful life/;
  const group = { ...emptyResourceForm(template, 'deprgroup'), name: 'Vans' };
  const withLife = (years: string) => withFlow(group, 0, { formulaId: 'straight_line', values: { years } });
  show('section_depreciation', withLife('5'));
  expect(screen.queryByText(warning)).toBeNull();
  cleanup();
  show('section_depreciation', withLife(''));
  const field = screen.getByRole('textbox', { name: 'Useful life, years' });
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(warning).id);
});

it('[TABLE-13] offer the rows of resources to a driver that adds up rows, or none, and find them by a word', () => {
  const [flow] = emptyResourceForm(template, 'driver').flows;
  if (!flow) throw new Error('a driver has a flow');
  show(
    'section_drivers',
    withFlow(emptyResourceForm(template, 'driver'), 0, { ...flow, formulaId: 'sum_of' }),
  );
  const first = screen.getByRole<HTMLSelectElement>('combobox', { name: 'First row' });
  const names = () => [...first.options].map(({ text }) => text);
  expect([first.value, names()[0]]).toEqual(['', 'No row (0)']);
  expect(names()).toEqual(expect.arrayContaining(['Sales', 'Subscriptions', 'Subscriptions: Quantity']));
  fireEvent.change(screen.getByRole('searchbox', { name: 'First row: Find a row' }), {
    target: { value: 'QUANT' },
  });
  expect(names()).toEqual(['No row (0)', 'Product sales: Quantity', 'Subscriptions: Quantity']);
  expect(screen.queryByText('That row was deleted. Choose another.')).toBeNull();
  screen.getByRole('textbox', { name: 'Units' });
});
