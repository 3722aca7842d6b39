// Tests what is said of a spreadsheet that was made: where it is, and who can open it.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { FileReadyDialog } from './file-ready-dialog.tsx';

afterEach(cleanup);

function show(visitor: { hasGoogleSheets: boolean; hasOwnDrive: boolean }, isOwn: boolean): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(visitorQuery.queryKey, visitor as never);
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <MantineProvider env="test">
          <FileReadyDialog address="https://example.com/1" isOwn={isOwn} onClose={() => undefined} />
        </MantineProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('dialog').textContent ?? '';
}

const here = { hasGoogleSheets: false, hasOwnDrive: false };
const atGoogle = { hasGoogleSheets: true, hasOwnDrive: false };
const inOwnDrive = { hasGoogleSheets: true, hasOwnDrive: true };

it.each([
  [
    'a page of the server',
    here,
    true,
    ['spreadsheet-ready', 'spreadsheet-ready-text', 'spreadsheet-ready-note'],
  ],
  [
    'the server’s own Google Sheets',
    atGoogle,
    true,
    ['spreadsheet-ready', 'google-ready-text', 'spreadsheet-ready-note'],
  ],
  ['one’s own drive', inOwnDrive, true, ['own-drive-ready', 'own-drive-ready-text', 'own-drive-ready-note']],
  [
    'what everybody is given',
    inOwnDrive,
    false,
    ['spreadsheet-ready', 'google-ready-text', 'spreadsheet-ready-shared'],
  ],
])('of %s', (_, visitor, isOwn, ids) => {
  const said = show(visitor, isOwn);
  for (const id of ids) expect(said).toContain(en[`take.${id}` as keyof typeof en]);
});
