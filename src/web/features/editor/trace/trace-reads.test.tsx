// Tests that the cells behind a number have the minus of the formula above them.
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { TracedCell } from '#render/html/trace.ts';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { TraceReads } from './trace-reads.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const open = createDocument({ template, revision: 1, isUnsaved: false });

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const read = (texts: readonly string[]): TracedCell => ({
  ...{ place: { rowId: 'cash', column: 0 }, sheetId: 'cf', sheetTitle: 'Cash flow', label: 'Cash' },
  ...{ columns: ['Jan 2027'], unit: 'USD', texts, isInput: false, resourceId: null },
});

it.each([
  [['-33,819.07', '-5.00'], '−33,819.07 … −5.00 USD'],
  [['33,819.07'], '33,819.07 USD'],
  [['-'], '- USD'],
])('says %j as %s', (texts, said) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <DocumentContext value={open}>
        <TraceReads reads={[read(texts)]} />
      </DocumentContext>
    </IntlProvider>,
  );
  expect(screen.getByRole('button').textContent).toContain(`Jan 2027${said}`);
});
