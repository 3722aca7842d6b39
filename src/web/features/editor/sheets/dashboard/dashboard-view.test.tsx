// Tests what the tiles of the dashboard say, and that each opens the trace of its number.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Draft } from 'mutative';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import type { DashboardData, KeyFigure } from '../../calculation/dashboard/dashboard-data.ts';
import type { FigureRead } from '../../calculation/dashboard/key-figures.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { setInput } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { editorStateOf } from '../../session/state/editor-state.ts';
import { currentStop, traceStateOf } from '../../session/view/trace-state.ts';
import { DashboardView } from './dashboard-view.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f16',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const catalogues = { en, ru } as const;
let open: TemplateDocument;

const clearSales = ({ data }: Draft<Template>) => {
  for (const { sectionResources } of data.divisions) sectionResources.section_sales = [];
};

beforeEach(() => {
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const read = (of: Partial<FigureRead>): FigureRead => ({
  ...{
    id: 'revenue',
    kind: 'money',
    value: 1_234_567,
    when: '2027',
    trend: [],
    rate: null,
    isRateOfExit: false,
  },
  place: { sheetId: 'dashboard', rowId: 'dashboard.headline.revenue', column: 0 },
  ...of,
});
const figure = (of: Partial<FigureRead>, base: number | null = null): KeyFigure => ({
  ...read(of),
  base: base === null ? null : read({ ...of, value: base }),
});

function show(figures: readonly KeyFigure[], of: Partial<DashboardData> = {}, locale: 'en' | 'ru' = 'en') {
  const data: DashboardData = {
    ...{
      isEmpty: false,
      currency: 'USD',
      figures,
      charts: [],
      bridge: { year: '2027', column: 0, steps: [] },
    },
    ...of,
  };
  render(
    <MantineProvider env="test">
      <IntlProvider locale={locale} messages={catalogues[locale]}>
        <DocumentContext value={open}>
          <DashboardView data={data} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
}

const tile = () => screen.getByRole('button', { name: /./ });

it('[DASH-1] says money in short, and in full in the tooltip', () => {
  show([figure({})]);
  expect(tile().textContent).toBe('Revenue$1.2M2027');
  expect(tile().getAttribute('data-tip')).toBe('1,234,567.00 USD');
});

it('[DASH-1] says money as Russian does', () => {
  show([figure({})], { currency: 'RUB' }, 'ru');
  expect(tile().textContent?.replaceAll(/\s/g, ' ')).toBe('Выручка1,2 млн ₽2027');
});

it('[DASH-2] opens the trace of the cell that says the number', () => {
  show([figure({})]);
  fireEvent.click(tile());
  expect(currentStop(traceStateOf(open).getState())?.place).toEqual({
    rowId: 'dashboard.headline.revenue',
    column: 0,
  });
});

it('[DASH-1] says in words that there is no such number, and has nothing to press then', () => {
  show([
    figure({ id: 'profit', kind: 'period', value: Number.NaN, place: null }),
    figure({ id: 'growth', kind: 'share', value: Number.NaN, when: '', place: null }),
    figure({ id: 'value', value: Number.NaN, place: null }),
  ]);
  expect(screen.getByText('Not within the forecast')).toBeTruthy();
  expect(screen.getByText('No second full year')).toBeTruthy();
  expect(screen.getByText('Not modelled')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('[DASH-5] says a rate of return above 100 % in words', () => {
  show([figure({ id: 'value', rate: 9.94 })]);
  expect(screen.getByText('IRR too high to be meaningful')).toBeTruthy();
  expect(screen.queryByText(/994/)).toBeNull();
  cleanup();
  show([figure({ id: 'value', rate: 0.245 })]);
  expect(screen.getByText('IRR of the forecast 24.5%')).toBeTruthy();
  cleanup();
  show([figure({ id: 'value', rate: 0.245, isRateOfExit: true })]);
  expect(screen.getByText('IRR with exit value 24.5%')).toBeTruthy();
});

it.each([
  [figure({ value: 1042 }, 1000), /^\+4\.2% vs /],
  [figure({ value: -500 }, 1500), /^-\$2K vs /],
  [figure({ kind: 'share', value: 0.4 }, 0.385), /^\+1\.5 pp vs /],
  [figure({ id: 'profit', kind: 'period', value: 4, when: 'May 2027' }, 6), /^2 months earlier than /],
  [figure({ id: 'profit', kind: 'period', value: 7, when: 'Aug 2027' }, 6), /^1 month later than /],
  [figure({ value: 1000 }, 1000), /^Same as /],
])('[DASH-3] says how %o differs from the first scenario', (one, expected) => {
  show([one]);
  expect(screen.getByText(expected)).toBeTruthy();
});

it('[DASH-3] compares with nothing in the first scenario, or where that has no number', () => {
  show([figure({}), figure({ id: 'cash', value: 5 }, Number.NaN)]);
  expect(screen.queryByText(/vs|Same as/)).toBeNull();
});

it('[DASH-6] invites to the first number where there is none', () => {
  open.edit({ label: { message: { id: 'step.values' } }, recipe: clearSales });
  show([], { isEmpty: true });
  expect(screen.getByText(en['dashboard.empty'])).toBeTruthy();
  expect(screen.getByRole('button', { name: en['dashboard.empty-start'] })).toBeTruthy();
});

it('[DASH-6] says which numbers of an item are missing, and leads to them', () => {
  const [item] = resourcesOf(template, 'section_sales');
  const [price, quantity] = ['Price', 'Quantity'].map((name) =>
    item?.flows[0]?.inputs.find((input) => input.name === name),
  );
  if (!item || !price || !quantity) throw new Error('there are no sales');
  for (const input of [price, quantity]) open.edit(setInput(item, input, ''));
  show([], { isEmpty: true });
  expect(screen.getByText(/Price and Quantity/).textContent).toContain(item.name);
  expect(screen.queryByRole('button', { name: en['dashboard.empty-start'] })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en['dashboard.empty-fill'] }));
  const { sectionId, resourceId, view, areLeversShown } = editorStateOf(open).getState();
  expect([sectionId, resourceId, view, areLeversShown]).toEqual(['section_sales', item.id, 'items', false]);
});

const series = (id: string, name: string, kind: 'stacked' | 'line', sheetId: string | null) => ({
  ...{ id, name, kind, sheetId },
  values: new Float64Array([5, 6]),
});
const revenueChart: DashboardData['charts'][number] = {
  id: 'revenue',
  labels: ['Jan 2027', 'Feb 2027'],
  series: [
    series('revenue.tea', 'Tea', 'stacked', 'revenue'),
    series('rest', '…', 'stacked', null),
    series('is.revenue', 'Revenue', 'line', 'is'),
  ],
  marks: [],
};
const traced = () => currentStop(traceStateOf(open).getState());

it('[DASH-2] opens the trace of the total of a period by Enter', () => {
  show([], { charts: [revenueChart] });
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(traced()).toBeNull();
  fireEvent.keyDown(slider, { key: 'End' });
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(traced()).toEqual({
    place: { rowId: 'is.revenue', column: 1 },
    ...{ sheetId: 'is', isFromTile: true },
  });
});

it('[DASH-2] opens no trace where a chart shows nothing that is a row', () => {
  const own = [series('costs', '', 'line', null)];
  show([], { charts: [{ ...revenueChart, id: 'breakeven', series: own }] });
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
  expect(traced()).toBeNull();
});

it('[DASH-2] opens the trace of a row of the profit bridge, in its year', () => {
  const step = { id: 'dashboard.income.sga', name: 'SG&A', value: -40, isTotal: false };
  show([], { bridge: { year: '2028', column: 1, steps: [step] } });
  fireEvent.click(screen.getByRole('button', { name: 'SG&A: -$40' }));
  expect(traced()?.place).toEqual({ rowId: 'dashboard.income.sga', column: 1 });
});

it('[DASH-4] names the total of revenue first, and calls it by its name', () => {
  show([], { charts: [revenueChart] });
  const names = [...document.querySelectorAll('figcaption [data-tip]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Total', 'Tea', 'Other lines']);
});

it('[SHEETS-13] names no line of revenue that is 0 throughout', () => {
  const none = { ...series('revenue.cake', 'Cake', 'stacked', 'revenue'), values: new Float64Array(2) };
  show([], { charts: [{ ...revenueChart, series: [none, ...revenueChart.series] }] });
  const names = [...document.querySelectorAll('figcaption [data-tip]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Total', 'Tea', 'Other lines']);
});

it('[DASH-4] leads from revenue to net profit in a table', () => {
  const step = (id: string, value: number, isTotal: boolean) => ({ id, name: id, value, isTotal });
  const steps = [step('Revenue', 100, true), step('Costs', -40, false), step('Net income', 60, true)];
  show([], { bridge: { year: '2027', column: 1, steps } });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Revenue$100', 'Costs-$40', 'Net income$60']);
});
