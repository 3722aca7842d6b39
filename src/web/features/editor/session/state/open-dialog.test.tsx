// Tests which dialogs of a template are open, and which still are when it is opened again.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import {
  closeEditorDialog,
  forgetEditorDialogs,
  openEditorDialog,
  useEditorDialogs,
  useIsDialogOpen,
} from './open-dialog.ts';

let open: TemplateDocument;

beforeEach(() => {
  const template = defaultTemplate({
    uuid: '00000000-0000-4000-8000-000000000001',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => open.saver.dispose());

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <DocumentContext value={open}>{children}</DocumentContext>
);

it('knows whether the scenarios are being compared', () => {
  const { result } = renderHook(() => useIsDialogOpen('scenarios'), { wrapper });
  expect(result.current).toBe(false);
  act(() => openEditorDialog(open, { name: 'scenarios' }));
  expect(result.current).toBe(true);
  act(() => closeEditorDialog(open));
  expect(result.current).toBe(false);
});

it('keeps no dialog when the template is left, but shows what was created after that', () => {
  const { result } = renderHook(() => useEditorDialogs(), { wrapper });
  const ready = {
    name: 'spreadsheet-ready',
    address: 'https://docs.google.com/spreadsheets/d/1',
    isOwn: true,
  } as const;
  act(() => openEditorDialog(open, ready));
  act(() => openEditorDialog(open, { name: 'versions' }));
  act(() => forgetEditorDialogs(open));
  expect(result.current).toEqual([]);
  act(() => openEditorDialog(open, ready));
  expect(result.current).toEqual([ready]);
});

it('gives the focus to the screen if what opened the dialog has gone', async () => {
  const screen = document.createElement('main');
  screen.tabIndex = -1;
  const opener = document.createElement('button');
  document.body.append(screen, opener);
  opener.focus();
  openEditorDialog(open, { name: 'versions' });
  opener.remove();
  closeEditorDialog(open);
  await expect.poll(() => document.activeElement).toBe(screen);
  screen.remove();
});
