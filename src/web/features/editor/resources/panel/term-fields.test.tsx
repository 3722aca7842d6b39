// Tests what the terms of a resource say: that they apply to every scenario, and what an empty one means.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario } from '../../scenarios/scenario-edits.ts';
import { TermFields } from './term-fields.tsx';

const template = defaultTemplate({
  uuid: 'ab5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;
let current = template;
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

function Terms({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  current = useTemplate();
  const [resource] = resourcesOf(current, sectionId);
  return resource && <TermFields resource={resource} />;
}

const renderTerms = (sectionId: ResourceSectionId) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Terms sectionId={sectionId} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

it('[RESOURCE-11] says that typed terms apply to all scenarios, once there are several', () => {
  renderTerms('section_sales');
  expect(screen.queryByText(/The same in all scenarios/)).toBeNull();
  act(() => open.edit(addScenario(template)));
  expect(
    screen.getAllByText('Empty: the company’s receivable period. The same in all scenarios'),
  ).toHaveLength(1);
});

it('says what no days mean for what is sold: those of the company, which cost of sales waits by', () => {
  renderTerms('section_sales');
  expect(
    screen.getByText(/^How long cost of sales is in stock.*Empty: the company’s inventory period$/),
  ).toBeTruthy();
  expect(
    screen.getByText(/^How long cost of sales is unpaid.*Empty: the company’s payable period$/),
  ).toBeTruthy();
});

it('empties the payable days of an overhead in one step, so that those of the company apply', () => {
  renderTerms('section_sga');
  const days = screen.getByLabelText<HTMLInputElement>('Payable period, days');
  expect(days.value).toBe('0');
  expect(screen.getByText(/^0: paid in its own period\. Empty: the company’s payable period/)).toBeTruthy();
  expect(screen.getByText('Days paid in advance. Empty: nothing is prepaid')).toBeTruthy();
  expect(screen.getByText('Empty: nothing is kept in stock')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use company terms: Payable period' }));
  expect(days.value).toBe('');
  expect(document.activeElement).toBe(days);
  expect(screen.queryByRole('button', { name: /^Use company terms/ })).toBeNull();
  const [salaries] = current.data.divisions[0]?.sectionResources.section_sga ?? [];
  expect(salaries?.otherAssumptions.accountsPayablePeriod?.value).toBe('');
  act(() => open.undo());
  expect(days.value).toBe('0');
});
