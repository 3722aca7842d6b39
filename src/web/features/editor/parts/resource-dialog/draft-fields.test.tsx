// Holds the fields of a loan to groups that tell its two amounts apart.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../../document/document.ts';
import { emptyDraft } from '../../document/resources/resource-draft.ts';
import { DocumentContext } from '../../document-context.ts';
import { DraftFields } from './draft-fields.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

it('has the amount drawn and the amount repaid in groups named by their headings', () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const client = new QueryClient();
  client.setQueryData(['visitor'], { userEntitled: false });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <DocumentContext value={open}>
            <DraftFields
              sectionId="section_debt"
              draft={emptyDraft(template, 'loan')}
              nameFault={null}
              onChange={() => undefined}
            />
          </DocumentContext>
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('textbox', { name: 'Amount, USD' })).toHaveLength(2);
  for (const name of ['Drawdown', 'Repayment']) {
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Amount, USD' });
  }
  open.saver.dispose();
});
