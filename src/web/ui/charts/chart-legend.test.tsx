// Tests what the legend of a chart says before and while a period is pointed at, and that it keeps room for the longest of it.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChartLegend } from './chart-legend.tsx';

afterEach(cleanup);

const series = [
  { id: 'a', name: 'Revenue', values: [1200, 15], texts: ['1,200', '15'] },
  { id: 'b', name: 'Cash at the end of the month', values: [-5, 30], texts: ['(5)', '30'] },
];
const labels = ['Jan 2027', 'Feb 2027'];

const legend = (index: number | null) =>
  render(
    <figure>
      <ChartLegend series={series} labels={labels} index={index} />
    </figure>,
  ).container.querySelector('figcaption');

test('it names the series, in the order of their colours, and no numbers while nothing is pointed at', () => {
  const keys = [...(legend(null)?.querySelectorAll('[data-order]') ?? [])];
  expect(keys.map((key) => [key.getAttribute('data-order'), key.textContent])).toEqual([
    ['0', 'Revenue'],
    ['1', 'Cash at the end of the month'],
  ]);
});

test('it says the period that is pointed at and what each series comes to there', () => {
  expect(legend(1)?.textContent).toBe('Revenue15Cash at the end of the month30Feb 2027');
});

test('there is room for each number and each period from the start, digits being as wide as one another', () => {
  const rooms = [...(legend(null)?.querySelectorAll('[data-room]') ?? [])];
  expect(rooms.map((room) => room.getAttribute('data-room'))).toEqual([
    '0,000\n00',
    '(0)\n00',
    'Jan 0000\nFeb 0000',
  ]);
});

test('a long name gets a line of its own', () => {
  legend(null);
  const keyOf = (name: string) => screen.getByText(name).parentElement;
  expect(keyOf('Revenue')?.hasAttribute('data-long')).toBe(false);
  expect(keyOf('Cash at the end of the month')?.hasAttribute('data-long')).toBe(true);
});
