// Holds the way out of a number that was looked into: Escape in the grid too, unless the grid has a use for it.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json';
import { showSheet } from '../state.ts';
import { currentStop, lookInto, putTraceAway, useTraceState } from '../trace-state.ts';
import { TracePanel } from './trace-panel.tsx';

let grid: HTMLElement;

beforeEach(() => {
  lookInto({ place: { rowId: 'revenue.total', column: 0 }, sheetId: 'revenue' }, false);
  grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.tabIndex = 0;
  document.body.append(grid);
  draw();
});

afterEach(() => {
  grid.remove();
  putTraceAway();
  vi.unstubAllGlobals();
});

const draw = () =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <input aria-label="elsewhere" />
        <TracePanel />
      </IntlProvider>
    </MantineProvider>,
  );

const isOpen = () => currentStop(useTraceState.getState()) !== null;
const pressEscape = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });

it('is left by Escape in the grid, which keeps the keyboard where it is', () => {
  grid.focus();
  pressEscape(grid);
  expect(isOpen()).toBe(false);
  expect(useTraceState.getState().target).toBeNull();
  expect(document.activeElement).toBe(grid);
});

it('stays while Escape is for something else', () => {
  pressEscape(screen.getByRole('textbox', { name: 'elsewhere' }));
  grid.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape(grid);
  expect(isOpen()).toBe(true);
  pressEscape(grid);
  expect(isOpen()).toBe(false);
});

it('gives way to another sheet that is chosen on a phone, and stays on a desk', () => {
  act(() => showSheet('bs'));
  expect(isOpen()).toBe(true);
  cleanup();
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: never, removeEventListener: never }));
  draw();
  expect(isOpen()).toBe(true);
  act(() => showSheet('revenue'));
  expect(isOpen()).toBe(true);
  act(() => showSheet('bs'));
  expect(isOpen()).toBe(false);
});
