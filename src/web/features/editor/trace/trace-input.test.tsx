// Tests what stands at the end of a trail: an input, or the scenario, which is not typed on the page.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { Trace } from '#render/html/trace.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { TraceInput } from './trace-input.tsx';

afterEach(cleanup);

const template = buildTemplate({ periods: 12, services: [{ id: 'Shop', data: { amount: '10' } }] });

it.each([
  ['assumptions.scenario', en['cells.scenario']],
  ['assumptions.wacc', en['trace.typed']],
])('[GRID-10] at the end of the trail to %s it says: %s', (rowId, said) => {
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const trace: Trace = {
    ...{ place: { rowId, column: 'constant' }, sheetId: 'assumptions', sheetTitle: 'Assumptions' },
    ...{ label: 'Scenario', columns: [], unit: '', texts: ['1'], isInput: true, resourceId: null },
    ...{ note: null, formula: null, reads: [] },
  };
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <TraceInput trace={trace} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(screen.getByText(said)).toBeTruthy();
  open.saver.dispose();
});
