// Tests when the server's rows are requested: at once, ten seconds after the last change, and on retry.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { clockOnly, until } from '#testing/browser/until.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { renameTemplate } from '../../document/edits/template-edits.ts';
import { useServerSheets } from './use-server-sheets.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const rows = { module_revenue: '<tr data-row="a"><th>Total</th></tr>' };

let asked: Record<string, unknown>[] = [];
let built: string | null = 'a.preview';
let open: TemplateDocument;

beforeEach(() => {
  vi.useFakeTimers(clockOnly);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  [asked, built] = [[], 'a.preview'];
  // A server reduced to its network behavior.
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!address.endsWith('/model/build')) return Response.json({ revision: 2 });
    const wanted = JSON.parse(body);
    if ('fileName' in wanted) return Response.json(rows);
    asked.push(wanted);
    return Response.json({ data: built });
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  open.saver.dispose();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <DocumentContext value={open}>{children}</DocumentContext>
);

it('[KEEP-15] [STATE-33] sends a request at once, then ten seconds after the last of several changes', async () => {
  const { result } = renderHook(useServerSheets, { wrapper });
  await until(() => result.current.sheets !== null);
  expect(asked).toEqual([{ isPreview: true, templateId: template.uuid }]);
  expect(result.current.sheets).toMatchObject([{ moduleId: 'module_revenue', rows: [{ label: 'Total' }] }]);
  for (const name of ['A', 'B']) {
    act(() => open.edit(renameTemplate(name)));
    await pass(9900);
  }
  expect(asked).toHaveLength(1);
  await pass(200);
  await until(() => asked.length > 1);
  expect(asked).toHaveLength(2);
});

it('reports a failure, and sends another request at once on retry', async () => {
  built = null;
  const { result } = renderHook(useServerSheets, { wrapper });
  await until(() => result.current.error !== null);
  expect([result.current.sheets, result.current.error instanceof Error]).toEqual([null, true]);
  built = 'a.preview';
  act(() => result.current.again());
  await until(() => result.current.sheets !== null);
  expect([result.current.sheets?.length, result.current.error]).toEqual([1, null]);
});
