// Tests how tracing a number ends: by Escape in the grid too, unless the grid needs it.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { showSheet } from '../session/state/editor-state.ts';
import {
  closeTrace,
  currentStop,
  followTrace,
  forgetTarget,
  startTrace,
  traceStateOf,
} from '../session/view/trace-state.ts';
import { TracePanel } from './trace-panel.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
let grid: HTMLElement;
let open: TemplateDocument;

beforeEach(() => {
  open = createDocument({ template, revision: 1, isUnsaved: false });
  startTrace(open, { place: { rowId: 'revenue.total', column: 0 }, sheetId: 'revenue' }, false);
  grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.tabIndex = 0;
  document.body.append(grid);
  draw();
});

afterEach(() => {
  grid.remove();
  open.saver.dispose();
  vi.unstubAllGlobals();
});

const draw = () =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <input aria-label="elsewhere" />
          <TracePanel />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

const isOpen = () => currentStop(traceStateOf(open).getState()) !== null;
const pressEscape = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });

it('[GRID-10] is closed by Escape in the grid, which keeps the focus where it is', () => {
  grid.focus();
  pressEscape(grid);
  expect(isOpen()).toBe(false);
  expect(traceStateOf(open).getState().target).toBeNull();
  expect(document.activeElement).toBe(grid);
});

it('[GRID-10] stays while Escape is for something else', () => {
  pressEscape(screen.getByRole('textbox', { name: 'elsewhere' }));
  grid.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape(grid);
  expect(isOpen()).toBe(true);
  pressEscape(grid);
  expect(isOpen()).toBe(false);
});

it('[GRID-10] is closed by Escape on the tile that opened it, and on nothing, but not on a tile while a number of the grid is traced', () => {
  const tile = document.createElement('button');
  tile.dataset.figure = 'revenue';
  document.body.append(tile);
  pressEscape(tile);
  expect(isOpen()).toBe(true);
  for (const element of [tile, document.body]) {
    act(() => closeTrace(open));
    const stop = { place: { rowId: 'dashboard.revenue', column: 0 }, sheetId: 'dashboard' } as const;
    act(() => startTrace(open, { ...stop, isFromTile: true }, false));
    pressEscape(screen.getByRole('textbox', { name: 'elsewhere' }));
    expect(isOpen()).toBe(true);
    pressEscape(element);
    expect(isOpen()).toBe(false);
  }
  tile.remove();
});

it('[GRID-13] closes when another sheet is chosen on a phone, and stays on a wide screen', () => {
  act(() => showSheet(open, 'bs'));
  expect(isOpen()).toBe(true);
  cleanup();
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: never, removeEventListener: never }));
  draw();
  expect(isOpen()).toBe(true);
  act(() => showSheet(open, 'revenue'));
  expect(isOpen()).toBe(true);
  act(() => showSheet(open, 'bs'));
  expect(isOpen()).toBe(false);
});

it('has a target until its grid has it, and a later one after that', () => {
  const follow = (column: number) => {
    act(() => followTrace(open, { place: { rowId: 'revenue.total', column }, sheetId: 'revenue' }));
    return traceStateOf(open).getState().target;
  };
  const first = follow(1);
  const second = follow(2);
  if (first) act(() => forgetTarget(open, first));
  expect(traceStateOf(open).getState().target).toBe(second);
  if (second) act(() => forgetTarget(open, second));
  expect([first?.columnId, second?.columnId, traceStateOf(open).getState().target]).toEqual(['1', '2', null]);
});
