// Tests that the chart above the revenue has the spans that its sheet is seen by, with sums worked out by hand.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { calculate } from '../../calculation/calculate.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { showBy } from '../../session/view/sheets-view.ts';
import { RevenueChart } from './revenue-chart.tsx';

afterEach(cleanup);

it('[SHEETS-13] shows quarters and years as the sheet below it does, and months until they are calculated', () => {
  // Two months of 2026 with 10 each, then a year of 20 a month.
  const services = [{ id: 'Shop', data: { amount: '10;10;20' } }];
  const template = buildTemplate({ dateStart: '2026-11-01', periods: 14, services });
  const request = { template, sheetIds: ['revenue'], scenario: 1, isComparing: false };
  const { result } = calculate({ ...request, spans: ['quarters', 'years'] });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  calculationOf(open).calculated.setState({ result });
  const spanned = result?.laidOut.get('revenue')?.spanned ?? {};
  const chart = (known: typeof spanned) => (
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <RevenueChart spanned={known} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>
  );
  const { rerender } = render(chart(spanned));
  // The legend keeps room for each of its texts, one line each.
  const rooms = () =>
    Array.from(screen.getByRole('figure').querySelectorAll('[data-room]'), (one) =>
      one.getAttribute('data-room'),
    );
  expect(rooms()[0]).toBe('00.00');
  act(() => showBy(open, 'years'));
  expect(rooms()).toEqual(['00\n000', '0000, 0 months\n0000']);
  act(() => showBy(open, 'quarters'));
  expect(rooms()[0]).toBe('00.00');
  rerender(chart({}));
  expect(rooms()[1]).toMatch(/Nov/);
  open.saver.dispose();
});
