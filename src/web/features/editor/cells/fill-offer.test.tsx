// Tests that the offer to fill a row names what it fills, and ends with the sheet.
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { rows } from '#testing/grid/drawn-grid.ts';
import en from '#web/i18n/en.json';
import type { GridTyping } from '#web/ui/data-grid/grid-typing.ts';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { change, noHistory } from '../document/history/history.ts';
import { setInput } from '../document/resources/resource-edits.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { showSheet } from '../session/state/editor-state.ts';
import { CellTyping } from './cell-typing.tsx';

const example = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const [service] = resourcesOf(example, 'section_sales', 0);
const price = service?.flows[0]?.inputs.find(({ name }) => name === 'Price');
if (!service || !price) throw new Error('there are no sales');
const { template } = change({ template: example, history: noHistory }, setInput(service, price, '0'));
let open: TemplateDocument;

beforeEach(() => {
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  notifications.clean();
  cleanup();
  open.saver.dispose();
});

function revenue() {
  const { workbook } = compile(template);
  const sheet = workbook && previewSheet(workbook, prepare(workbook).values(1), 'revenue');
  if (!sheet) throw new Error('there are no sales');
  return sheet;
}

function typeFirst() {
  const sheet = revenue();
  let typing: GridTyping | null = null;
  const use = (made: GridTyping | null) => {
    typing = made ?? typing;
  };
  const shown = (isShown: boolean) => (
    <IntlProvider locale="en" messages={en}>
      <MantineProvider>
        <Notifications />
        <DocumentContext value={open}>
          {isShown && <CellTyping sheet={sheet} onTyping={use} />}
        </DocumentContext>
      </MantineProvider>
    </IntlProvider>
  );
  const { rerender } = render(shown(true));
  const [drawn] = rows(1);
  const made = typing as GridTyping | null;
  const row = sheet.rows.find(({ label }) => label === 'Price');
  if (!made || !drawn || !row) throw new Error('nothing is typed in');
  const cell = { row: { ...drawn, id: row.id, label: row.label }, columnId: '0', text: '5' };
  act(() => made.write([cell], 'type'));
  return { label: row.label, leave: () => rerender(shown(false)) };
}

const offered = () => screen.queryByRole('button', { name: en['cells.fill-after'] });

it('names the item as well as the input, and ends with the sheet', async () => {
  const { label } = typeFirst();
  expect(screen.getByText(`${service.name}: ${label} has a number in this period alone.`)).toBeTruthy();
  expect(offered()).toBeTruthy();
  act(() => showSheet(open, 'cogs'));
  await expect.poll(offered).toBeNull();
});

it('ends with the page', async () => {
  const { leave } = typeFirst();
  expect(offered()).toBeTruthy();
  leave();
  await expect.poll(offered).toBeNull();
});
