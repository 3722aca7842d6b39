// Tests when an AI is asked: only where the visitor's settings allow it and the author tools do not keep it out.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { setToolFlag } from '../state/author-tools-state.ts';
import { useUsesAI } from './use-uses-ai.ts';

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const template = defaultTemplate({
    ...{ uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10', timestamp: 0 },
    ...{ language: 'en', dateStart: '2027-01-01' },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  open.saver.dispose();
  vi.unstubAllGlobals();
});

async function use(allowOpenAI: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ settings: { allowOpenAI } }));
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DocumentContext value={open}>
        <Suspense>{children}</Suspense>
      </DocumentContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useUsesAI(), { wrapper });
  await vi.waitUntil(() => result.current !== null, { timeout: waitTimeoutMs });
  return result;
}

it('[AI-6] it is asked while the author tools leave it on', async () => {
  const usesAI = await use(true);
  expect(usesAI.current).toBe(true);
  act(() => setToolFlag(open, 'enableAIGeneration', false));
  expect(usesAI.current).toBe(false);
  act(() => setToolFlag(open, 'enableAIGeneration', true));
  expect(usesAI.current).toBe(true);
});

it('[AI-5] it is not asked where the server has none or the visitor has it off', async () => {
  expect((await use(false)).current).toBe(false);
});
