// Tests that a chart without data says so, and that all its names and numbers can be read, by keyboard and as a table too.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json';
import type { DrawnChart } from '../calculation/protocol.ts';
import type { DisplayOptions } from '../calculation/shown-cell.ts';
import { ModelCharts } from './model-charts.tsx';
import type { OpenTrace } from './use-picture-trace.ts';

afterEach(cleanup);

const chartOf = (name: string, ...values: number[]): DrawnChart => ({
  id: name,
  title: `Chart of ${name}`,
  unit: 'USD',
  isShare: false,
  isMoney: true,
  lowest: null,
  marks: [],
  labels: values.map((_, index) => String(2027 + index)),
  series: [
    {
      id: name,
      name,
      values: new Float64Array(values),
      texts: values.map((value) => value.toFixed(2)),
      kind: 'line',
    },
  ],
});

const show = (...charts: DrawnChart[]): void => showWith({ language: 'en', scale: 'units' }, charts);

function showWith(display: DisplayOptions, charts: readonly DrawnChart[], openTrace?: OpenTrace): void {
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <ModelCharts {...{ charts, display }} {...(openTrace && { openTrace })} />
      </IntlProvider>
    </MantineProvider>,
  );
}

it('[SHEETS-13] says in words that all numbers of a chart are 0, instead of drawing empty axes', () => {
  show(chartOf('Sales', 0, 0), chartOf('Debt', 0, Number.NaN), chartOf('Cash', 0, 5));
  expect(screen.getAllByText(en['charts.all-zero'])).toHaveLength(2);
  expect(screen.getAllByRole('figure').map((figure) => figure.getAttribute('aria-label'))).toEqual([
    'Chart of Cash',
  ]);
});

it('[SHEETS-13] keeps the names in one line, and says a name that is cut in full when pointed at', () => {
  show(chartOf('Retained earnings', 10_000));
  expect(screen.getByText('Retained earnings').getAttribute('data-tip')).toBe('Retained earnings');
});

it('[DASH-4] shows the same numbers as a table', () => {
  show(chartOf('Sales', 5, 7));
  fireEvent.click(screen.getByRole('button', { name: 'Show “Chart of Sales” as a table' }));
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells).toEqual(['PeriodSales', '20275.00', '20287.00']);
  expect(screen.queryByRole('figure')).toBeNull();
});

it('[DASH-4] says beneath a chart what happened, in the order of time, without being pointed at', () => {
  const mark = (kind: 'loan' | 'asset' | 'lowest', index: number, value: number, name: string) => ({
    ...{ kind, index, value, name },
  });
  const marks = [
    mark('asset', 1, 9000, 'Coffee machine'),
    mark('loan', 0, 20_000, 'Bank loan'),
    mark('lowest', 1, 5, 'Cash'),
  ];
  show({ ...chartOf('Cash', 5, 7), marks });
  const list = screen.getByRole('list', { name: en['charts.events'] });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Loan: Bank loan, $20K · 2027',
    'Bought: Coffee machine, $9K · 2028',
  ]);
});

it('[DASH-4] has no list of events beneath a chart without any', () => {
  show(chartOf('Cash', 5, 7));
  expect(screen.queryByRole('list')).toBeNull();
});

it('[DASH-4] reads period by period with the arrow keys, from either end', () => {
  show(chartOf('Cash', 5, 7, 9));
  const slider = screen.getByRole('slider');
  const said = () => slider.getAttribute('aria-valuetext');
  const press = (key: string) => fireEvent.keyDown(slider, { key });
  press('ArrowRight');
  expect(said()).toBe('2027: Cash 5.00 USD');
  press('ArrowRight');
  expect(said()).toBe('2028: Cash 7.00 USD');
  press('End');
  press('ArrowRight');
  expect(said()).toBe('2029: Cash 9.00 USD');
  press('Escape');
  expect(said()).toBe(en['charts.keys']);
});

it.each([
  ['two', [5, 7], 'Tea 5.00 USD, Cake 7.00 USD, Total 12.00 USD'],
  ['auto', [500.4, 700.4], 'Tea 500 USD, Cake 700 USD, Total 1,201 USD'],
] as const)('[DASH-4] says what a stack comes to, with decimals %s', (decimals, [tea, cake], said) => {
  const one = chartOf('Tea', tea);
  const stacked = [one, chartOf('Cake', cake)].flatMap(({ series }) =>
    series.map((each) => ({ ...each, kind: 'stacked' as const })),
  );
  showWith({ language: 'en', scale: 'units', decimals }, [{ ...one, series: stacked }]);
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).toBe(`2027: ${said}`);
});

it('[DASH-4] draws the total of a stack as a line, and names it first', () => {
  const chart = chartOf('Tea', 5, 7);
  const series = [chart, chartOf('Cake', 7, -2)].flatMap((one) =>
    one.series.map((each) => ({ ...each, kind: 'stacked' as const })),
  );
  show({ ...chart, series });
  const names = [...document.querySelectorAll('figcaption [data-tip]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Total', 'Tea', 'Cake']);
  fireEvent.click(screen.getByRole('button', { name: 'Show “Chart of Tea” as a table' }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['PeriodTeaCakeTotal', '20275.007.0012.00', '20287.00-2.005.00']);
});

it('[DASH-4] names a line over a stack first, in the colour of no bar', () => {
  const debt = chartOf('Debt', 5).series.map((each) => ({ ...each, kind: 'stacked' as const }));
  const assets = chartOf('Assets', 5);
  show({ ...assets, series: [...debt, ...assets.series] });
  const keys = [...document.querySelectorAll<HTMLElement>('figcaption [data-order]')];
  expect(
    keys.map((key) => [key.textContent, key.getAttribute('data-order'), key.matches('[data-total]')]),
  ).toEqual([
    ['Assets', '1', true],
    ['Debt', '0', false],
  ]);
});

const stackOf = (...of: readonly DrawnChart['series'][number][]): DrawnChart => ({
  ...chartOf('Sales', 5, 7),
  series: of.map((one) => ({ ...one, kind: 'stacked' })),
});
const tea = chartOf('Tea', 5, 7).series.map((one) => ({
  ...{ ...one, place: { sheetId: 'revenue', rowId: 'revenue.tea' } },
}));

it('[DASH-2] opens the trace of the row that a series shows, in the period that is read', () => {
  const openTrace = vi.fn();
  showWith({ language: 'en', scale: 'units' }, [stackOf(...tea, ...chartOf('Cake', 1, 2).series)], openTrace);
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, { key: 'End' });
  fireEvent.keyDown(slider, { key: 'Enter' });
  // The total and the cake are no rows here.
  expect(openTrace.mock.calls).toEqual([
    [{ sheetId: 'revenue', rowId: 'revenue.tea', column: 1 }, slider, true],
  ]);
});

it('[DASH-2] opens no trace where no series is a row', () => {
  const openTrace = vi.fn();
  showWith({ language: 'en', scale: 'units' }, [chartOf('Cake', 1, 2)], openTrace);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
  expect(openTrace).not.toHaveBeenCalled();
});

it('[SHEETS-13] names nothing that is 0 throughout and not drawn, and keeps the colours of the others', () => {
  const cash = chartOf('Cash', 5, 7);
  const need = chartOf('Funding need', 0, 0).series.map((one) => ({ ...one, kind: 'column' as const }));
  const debt = chartOf('Debt', 0, Number.NaN);
  const assets = chartOf('Assets', 0, -2);
  show({ ...cash, series: [...need, ...cash.series, ...debt.series, ...assets.series] });
  const keys = [...document.querySelectorAll('figcaption [data-order]')];
  expect(keys.map((key) => [key.textContent, key.getAttribute('data-order')])).toEqual([
    ['Cash', '1'],
    ['Assets', '3'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show “Chart of Cash” as a table' }));
  expect(screen.getAllByRole('row')[0]?.textContent).toBe('PeriodFunding needCashDebtAssets');
});
