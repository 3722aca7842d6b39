// Tests the notice about unsaved work that cannot be read: its text comes as a file, and only then can it be deleted.
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { downloadDrafts } from '#web/state/unsaved-work/download-drafts.ts';
import { draftKey } from '#web/state/unsaved-work/drafts.ts';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { UnreadableDraftsNotice } from './unreadable-drafts-notice.tsx';

vi.mock('#web/state/unsaved-work/download-drafts.ts', () => ({ downloadDrafts: vi.fn() }));

it('[KEEP-16] gives unreadable work as a file, and deletes it only after that and only when asked', async () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const template = {
    ...defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' }),
    name: 'Tea',
  };
  const opened = createDocument({ template, revision: 1, isUnsaved: false });
  const key = draftKey(uuid, 'a');
  localStorage.setItem(key, '{');
  opened.store.setState({ unreadableDrafts: [key] });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <Notifications />
        <DocumentContext value={opened}>
          <UnreadableDraftsNotice drafts={[key]} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(opened.store.getState().unreadableDrafts).toEqual([]);
  const download = await screen.findByRole('button', { name: en['home.download'] });
  expect(screen.queryByRole('button', { name: en['home.delete'] })).toBeNull();
  fireEvent.click(download);
  expect(downloadDrafts).toHaveBeenCalledWith([key], 'Tea');
  expect(localStorage.getItem(key)).toBe('{');
  fireEvent.click(screen.getByRole('button', { name: en['home.delete'] }));
  expect(localStorage.getItem(key)).toBeNull();
  opened.saver.dispose();
  cleanup();
});
