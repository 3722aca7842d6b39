// Tests that restoring a version says what had to be repaired in it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { useRestore } from './use-restore.ts';
import { type TemplateVersion, versionQuery } from './versions-query.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
const version: TemplateVersion = { version: 'v', kind: 'saved', revision: 1, name: '', timestamp: 0 };

it('[KEEP-16] lists what was repaired in a version that is restored', async () => {
  const opened = createDocument({ template, revision: 2, isUnsaved: false });
  const client = new QueryClient();
  // The server repairs what it restores, so nothing is left to repair afterwards.
  vi.stubGlobal('fetch', async (address: string) => {
    const isVersion = address.includes('/versions/v') && !address.includes('restore');
    const document = isVersion ? { ...template, rating: 6 } : template;
    return Response.json(document, { headers: { etag: '"3"' } });
  });
  const { select: _select, ...query } = versionQuery(uuid, 'v');
  await client.fetchQuery(query);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={opened}>{children}</DocumentContext>
      </IntlProvider>
    </QueryClientProvider>
  );
  vi.spyOn(opened.saver, 'restore').mockResolvedValue(undefined);
  const { result } = renderHook(() => useRestore(version, 'today', () => undefined), { wrapper });
  await result.current.mutateAsync();
  expect(opened.store.getState().repairs.map(({ path }) => path)).toEqual(['rating']);
  opened.saver.dispose();
  vi.unstubAllGlobals();
});
