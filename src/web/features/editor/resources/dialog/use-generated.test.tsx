// Tests the words that resources are generated from: typed ones, the template's name or Cafe, automatically only after a delay.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { renameTemplate, setPrompt } from '../../document/edits/template-edits.ts';
import { nothingSelected } from '../suggestions/selection.ts';
import { useGenerated } from './use-generated.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** The parameters of the requests for suggestions. */
let searched: string[] = [];
let open: TemplateDocument;

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  searched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const words = /\/api\/suggestions\/en\/section_sales\/([^?]*)/.exec(address)?.[1];
    if (words === undefined) return Response.json({ revision: 2 });
    searched.push(decodeURIComponent(words));
    return Response.json({ suggestions: [] });
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  open.saver.dispose();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function use() {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </QueryClientProvider>
  );
  const props = {
    sectionId: 'section_sales' as const,
    selection: nothingSelected,
    onSelect: vi.fn(),
    onClose: () => undefined,
    onSkip: null,
  };
  return renderHook(() => useGenerated(props), { wrapper }).result;
}

it('[RESOURCE-5] sends a request on its own two seconds after opening, with the kept words or the template’s name', async () => {
  open.edit(renameTemplate('Tea house'));
  use();
  await pass(1999);
  expect(searched).toEqual([]);
  await pass(1);
  expect(searched).toEqual(['Tea house']);
  open.edit(setPrompt('Bakery'));
  use();
  await pass(2000);
  expect(searched).toEqual(['Tea house', 'Bakery']);
});

it('[RESOURCE-5] requests a Cafe where neither words nor a name describe the business', async () => {
  open.edit(renameTemplate(' '));
  const generated = use();
  await pass(2000);
  expect(searched).toEqual(['Cafe']);
  act(() => generated.current.setPrompt('  '));
  act(() => generated.current.generate());
  await pass(0);
  // It was requested before, and the cached reply is enough.
  expect([searched, open.store.getState().template.openAIPrompt]).toEqual([['Cafe'], '']);
});
