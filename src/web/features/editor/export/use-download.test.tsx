// Tests that the workbook is exported in the page's scenario, and that a refusal gives its reason.
import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { calculationOf } from '../calculation/calculation-client.ts';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { addScenario } from '../scenarios/scenario-edits.ts';
import { pickScenario } from '../session/state/editor-state.ts';
import { useDownload } from './use-download.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const message = 'The formula “Sales” cannot be read: expected ) after ‘a’, column 9.';
const focus = { remember: () => undefined, restore: () => undefined, target: () => null };

let asked: unknown[] = [];
let refused: string | null = null;
let cancelled: string[] = [];
let building = '';
/** Blocks the export of a workbook. */
let held: Promise<void>;
let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  [asked, refused, cancelled, held] = [[], null, [], Promise.resolve()];
  // A server reduced to its network behavior.
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address.includes('/model/builds/')) cancelled.push(address.split('/').at(-1) ?? '');
    if (!address.endsWith('/model/build')) return Response.json({ revision: 2 });
    asked.push(JSON.parse(body).scenario);
    building = JSON.parse(body).buildId;
    await held;
    return refused === null
      ? Response.json({ data: 'a.xlsx' })
      : Response.json({ code: refused, message: '', remedy: '' }, { status: 422 });
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  open.saver.dispose();
  notifications.clean();
});

const shown = () => notificationsStore.getState().notifications.map((notice) => notice.message);

async function use() {
  const client = new QueryClient();
  client.setQueryData(['visitor'], {
    ...{ settings: { plan: null }, orders: [], templates: [], newTemplatesNeedPurchase: false },
    sales: { plans: false, templates: false, isTest: false },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <Suspense fallback={null}>
            <DocumentContext value={open}>{children}</DocumentContext>
          </Suspense>
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useDownload(false, focus), { wrapper });
  const download = async () => {
    const before = shown().length;
    act(() => result.current.start());
    await waitFor(() => expect(shown().length).toBeGreaterThan(before));
  };
  return { download, unmount, result };
}

it('[KEEP-10] exports the workbook in the active scenario', async () => {
  const { download } = await use();
  await download();
  act(() => open.edit(addScenario(open.store.getState().template)));
  pickScenario(open, 1);
  await download();
  expect(asked).toEqual([1, 2]);
});

it('[KEEP-11] is still running, and can be stopped, when the button it was started from is remounted', async () => {
  let release: () => void = () => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const before = await use();
  act(() => before.result.current.start());
  await waitFor(() => expect(asked).toHaveLength(1));
  before.unmount();
  const { result } = await use();
  expect(result.current.building).toBe(true);
  act(() => result.current.cancel());
  await waitFor(() => expect(cancelled).toEqual([building]));
  release();
  await waitFor(() => expect(result.current.building).toBe(false));
});

it('[KEEP-10] shows the error that prevents it, until that is fixed', async () => {
  const { calculated } = calculationOf(open);
  calculated.setState({ diagnostics: [{ severity: 'error', path: 'data.formulas[0]', message }] });
  refused = 'template-invalid';
  const { download } = await use();
  await download();
  expect(shown()).toEqual([en['take.fix-first'].replace('{fault}', message)]);
  act(() => calculated.setState({ diagnostics: [] }));
  expect(shown()).toEqual([]);
});

it('does not suggest another try where that would not help', async () => {
  const { download } = await use();
  for (const code of ['template-invalid', 'build-too-large'] as const) {
    refused = code;
    await download();
    expect(shown().at(-1)).toBe(en[`reason.${code}`]);
  }
});
