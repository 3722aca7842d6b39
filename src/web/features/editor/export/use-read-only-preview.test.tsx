// Tests who is offered a preview by email, and who is told that a mail server is missing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { useLacksMailServer, useReadOnlyPreview } from './use-read-only-preview.ts';

afterEach(cleanup);

const uuid = '00000000-0000-4000-8000-000000000001';

function seenBy(plan: 'free' | 'admin' | 'growth' | null, hasEmail: boolean) {
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(visitorQuery.queryKey, {
    hasEmail,
    hasSpreadsheets: true,
    settings: { plan },
  } as never);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ isOffered: useReadOnlyPreview() !== null, isMissing: useLacksMailServer() }),
    { wrapper },
  );
  open.saver.dispose();
  return result.current;
}

it.each([
  { plan: null, hasEmail: true, isOffered: true, isMissing: false },
  { plan: 'free', hasEmail: true, isOffered: true, isMissing: false },
  { plan: 'growth', hasEmail: true, isOffered: false, isMissing: false },
  { plan: 'admin', hasEmail: true, isOffered: false, isMissing: false },
  { plan: null, hasEmail: false, isOffered: false, isMissing: false },
  { plan: 'free', hasEmail: false, isOffered: false, isMissing: false },
  { plan: 'admin', hasEmail: false, isOffered: false, isMissing: true },
] as const)('the plan $plan where emails are sent: $hasEmail', ({ plan, hasEmail, ...seen }) => {
  expect(seenBy(plan, hasEmail)).toEqual(seen);
});
