// Tests what resources are generated from: typed words, the template's name or Cafe, its money and place; automatically only after a delay.
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

/** The bodies of the requests for suggestions. */
let asked: Record<string, unknown>[] = [];
let reason: string | null = null;
let open: TemplateDocument;

const searched = () => asked.map(({ searchString }) => searchString);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  asked = [];
  reason = null;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!address.endsWith('/api/generation/resources')) return Response.json({ revision: 2 });
    asked.push(JSON.parse(String(body)));
    return Response.json({ suggestions: [], origin: reason ? 'catalogue' : 'ai', reason });
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  open.saver.dispose();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function use(usesAI = true) {
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
    usesAI,
  };
  return renderHook(() => useGenerated(props), { wrapper }).result;
}

it('asks for what is understood now, where that is no longer what the line says', async () => {
  const title = { message: { id: 'step.refine' }, values: {} } as const;
  open.edit(setPrompt('Hotel with 24 rooms'));
  open.edit({
    label: title,
    recipe: (draft) => {
      draft.businessTitle = 'Hotel, Lisbon, 30 rooms';
    },
  });
  use();
  await pass(2000);
  expect(searched()).toEqual(['Hotel, Lisbon, 30 rooms']);
});

it('[RESOURCE-5] sends a request on its own two seconds after opening, with the kept words or the template’s name', async () => {
  open.edit(renameTemplate('Tea house'));
  use();
  await pass(1999);
  expect(searched()).toEqual([]);
  await pass(1);
  expect(searched()).toEqual(['Tea house']);
  open.edit(setPrompt('Bakery'));
  use();
  await pass(2000);
  expect(searched()).toEqual(['Tea house', 'Bakery']);
});

it('[RESOURCE-5] requests a Cafe where neither words nor a name describe the business', async () => {
  open.edit(renameTemplate(' '));
  const generated = use();
  await pass(2000);
  expect(searched()).toEqual(['Cafe']);
  act(() => generated.current.setPrompt('  '));
  act(() => generated.current.generate());
  await pass(0);
  // It was requested before, and the cached reply is enough.
  expect([searched(), open.store.getState().template.openAIPrompt]).toEqual([['Cafe'], '']);
});

it('keeps the words that a model was made of, whatever is searched for since; until there is one, the search names the business', async () => {
  const search = (words: string) => {
    const generated = use();
    act(() => generated.current.setPrompt(words));
    act(() => generated.current.generate());
  };
  search('Café');
  expect(open.store.getState().template.openAIPrompt).toBe('Café');
  open.edit({
    label: { message: { id: 'step.generate' } },
    recipe: (draft) => {
      draft.businessTerms = { dateStart: '2027-01-01', periodicity: 'month', periodCount: 36 };
    },
  });
  search('Bakery');
  await pass(0);
  expect([searched().at(-1), open.store.getState().template.openAIPrompt]).toEqual(['Bakery', 'Café']);
});

it('[AI-7] sends the words, the section and the context apart, with the currency and the country of the template', async () => {
  open.edit({
    label: { message: { id: 'step.generate' } },
    recipe: (draft) => {
      draft.openAIPrompt = 'Bakery';
      draft.templateContext = 'two shops';
      draft.businessCountryId = 'PT';
      const [currency] = draft.data.coreResources;
      if (currency) currency.name = 'EUR';
    },
  });
  use();
  await pass(2000);
  expect(asked).toEqual([
    {
      ...{ language: 'en', searchString: 'Bakery', sectionId: 'section_sales' },
      ...{ templateContext: 'two shops', currency: 'EUR', countryId: 'PT', enableAIGeneration: true },
    },
  ]);
});

it('[AI-6] keeps the AI out where it is off', async () => {
  use(false);
  await pass(2000);
  expect(asked).toMatchObject([{ enableAIGeneration: false }]);
});

it('[AI-1] asks again where the AI did not answer', async () => {
  reason = 'timeout';
  open.edit(setPrompt('Bakery'));
  const generated = use();
  await pass(2000);
  await pass(0);
  expect(generated.current.query.data?.reason).toBe('timeout');
  reason = null;
  act(() => generated.current.generate());
  await pass(0);
  await pass(0);
  expect([asked.length, generated.current.query.data?.reason]).toEqual([2, null]);
});
