// Tests that a chart without data says so, and that long names are fully readable.
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import type { DrawnChart } from '../calculation/protocol.ts';
import { ModelCharts } from './model-charts.tsx';

const chartOf = (name: string, ...values: number[]): DrawnChart => ({
  id: name,
  title: `Chart of ${name}`,
  unit: 'USD',
  isShare: false,
  isMoney: true,
  lowest: null,
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

function show(...charts: DrawnChart[]): void {
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <ModelCharts charts={charts} display={{ language: 'en', scale: 'units', scaleWord: '' }} />
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

it('[SHEETS-13] puts a name on its own line if it does not fit beside its number', () => {
  // 17 and 8 characters, and 4 and 8.
  show(chartOf('Retained earnings', 10_000), chartOf('Cash', 10_000));
  const lineOf = (name: string) => screen.getByText(name).parentElement;
  expect(lineOf('Retained earnings')?.hasAttribute('data-long')).toBe(true);
  expect(lineOf('Cash')?.hasAttribute('data-long')).toBe(false);
});
