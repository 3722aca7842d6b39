// Tests that the way in which a loan is repaid, and the basis of dividends, are chosen, saved and shown again.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { setTerm } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { DividendBasis, RepaymentField } from './funding-fields.tsx';
import { TermFields } from './term-fields.tsx';

const template = buildTemplate({
  loans: [{ id: 'l', data: { amount: '100' }, second: '5', terms: { interestmargin: '12' } }],
  equity: [{ id: 'e', data: { amount: '100' }, second: '0', terms: { dividend: '10' } }],
});

let current = template;

function Financing() {
  current = useTemplate();
  return resourcesOf(current, 'section_financing').map((resource) => (
    <section key={resource.id} aria-label={resource.id}>
      <RepaymentField resource={resource} />
      <DividendBasis resource={resource} />
      <TermFields resource={resource} />
    </section>
  ));
}

let open: TemplateDocument;
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Financing />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const stored = () =>
  Object.fromEntries(
    (current.data.divisions[0]?.sectionResources.section_financing ?? []).map(({ id, otherAssumptions }) => [
      id,
      otherAssumptions,
    ]),
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks for the months of a loan that is repaid by its terms', () => {
  expect(screen.getByLabelText<HTMLSelectElement>('Repayment method').value).toBe('typed');
  expect(screen.queryByLabelText(/^Term/)).toBeNull();
  choose('Repayment method', 'annuity');
  expect(stored().l?.repayment?.value).toBe('annuity');
  expect(screen.getByLabelText<HTMLSelectElement>('Repayment method').value).toBe('annuity');
  expect(screen.getByText(/Repayments follow from the term/)).toBeTruthy();
  expect(screen.getByLabelText(/^Term/)).toBeTruthy();
  expect(screen.getByLabelText(/^Grace period/)).toBeTruthy();
});

it('asks for the limit of a credit line', () => {
  choose('Repayment method', 'line');
  expect(stored().l?.line?.value).toBe('0');
  expect(screen.getByLabelText(/^Limit of the credit line/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Commitment/)).toBeNull();
  const [loan] = resourcesOf(current, 'section_financing');
  if (loan) act(() => open.edit(setTerm(loan, 'line', '5000')));
  expect(stored().l?.line?.value).toBe('5000');
  expect(screen.getByLabelText<HTMLSelectElement>('Repayment method').value).toBe('line');
  choose('Repayment method', 'equal');
  expect(stored().l?.line).toBeUndefined();
  expect(stored().l?.repayment?.value).toBe('equal');
});

it('asks what the dividends are a share of', () => {
  expect(screen.getByLabelText<HTMLSelectElement>('Dividends are a share of').value).toBe('profit');
  choose('Dividends are a share of', 'cash');
  expect(stored().e?.dividendBasis?.value).toBe('cash');
  expect(screen.getByLabelText<HTMLSelectElement>('Dividends are a share of').value).toBe('cash');
});
