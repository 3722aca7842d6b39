// Tests that an expense may be marked as spent on winning customers where a service is sold by subscription.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { buildTemplate, type ResourceWords } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { AcquisitionField } from './acquisition-field.tsx';

const shop: ResourceWords = { id: 'shop', data: { amount: '100' } };
const club: ResourceWords = { id: 'club', formula: 'subscription', data: { new: '5', price: '2' } };

let open: TemplateDocument | null = null;
let stored: string | null | undefined;

function Expenses() {
  const template = useTemplate();
  const [expense] = resourcesOf(template, 'section_sga');
  stored = template.data.divisions[0]?.sectionResources.section_sga?.[0]?.otherAssumptions.acquisition?.value;
  return expense ? <AcquisitionField resource={expense} /> : null;
}

function show(service: ResourceWords, terms: Readonly<Record<string, string>> = {}) {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const template = buildTemplate({
    services: [service],
    expenses: [{ id: 'ads', data: { amount: '10' }, terms }],
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Expenses />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
}

afterEach(() => {
  cleanup();
  open?.saver.dispose();
});

const box = () => screen.queryByLabelText<HTMLInputElement>('Customer acquisition spending');

it('marks an expense, unmarks it, and undo marks it again', () => {
  show(club);
  expect(box()?.checked).toBe(false);
  fireEvent.click(box() as HTMLInputElement);
  expect([stored, box()?.checked]).toEqual(['1', true]);
  fireEvent.click(box() as HTMLInputElement);
  expect([stored, box()?.checked]).toEqual(['0', false]);
  act(() => open?.undo());
  expect([stored, box()?.checked]).toEqual(['1', true]);
});

it('is asked only where something is sold by subscription, or where it has been answered', () => {
  show(shop);
  expect(box()).toBeNull();
  cleanup();
  show(shop, { acquisition: '1' });
  expect(box()?.checked).toBe(true);
});
