// Tests one's own Google Drive in the settings: connecting, what came of it, disconnecting, and the spreadsheets that are in it.
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driveOutcomes } from '#contract/drive-outcomes.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import en from '#web/i18n/en.json';
import { readLanding } from '#web/state/page/landing.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { driveOutcomeTexts } from './drive-outcome-texts.ts';
import { SpreadsheetsGroup } from './spreadsheets-group.tsx';
import type { OwnDrive, OwnSpreadsheet } from './use-spreadsheets.ts';

const none: OwnDrive = { state: 'none', email: null, connectedAt: null };
const connected: OwnDrive = {
  ...{ state: 'connected', email: 'ada@example.com' },
  connectedAt: Date.UTC(2026, 10, 27, 12),
};
const inDrive: OwnSpreadsheet = {
  ...{ id: 'one', title: 'Tea', templateUuid: 'tea', url: 'https://docs.google.com/spreadsheets/d/1' },
  ...{ isReadonly: false, orderId: null, madeAt: Date.UTC(2026, 10, 26, 12), expiresAt: null },
  ...{ views: 0, lastViewedAt: null, editUrl: null },
  ...{ isInOwnDrive: true, canBeEditable: false, canBeReplaced: false },
};

/** As the server has it. */
let known: { spreadsheets: OwnSpreadsheet[]; drive: OwnDrive };
let requests: string[];
let isDown: boolean;

beforeEach(() => {
  [known, requests, isDown] = [{ spreadsheets: [], drive: none }, [], false];
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/user') return new Response(JSON.stringify({ isSignedIn: true }));
    requests.push(`${method} ${path}`);
    if (isDown) return new Response('{}', { status: 500 });
    if (path === '/api/user/drive') known = { spreadsheets: [], drive: none };
    if (method === 'DELETE') known = { ...known, spreadsheets: [] };
    return new Response(JSON.stringify(known));
  });
});

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

async function show(isSignedIn = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(visitorQuery.queryKey, { isSignedIn } as never);
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <MantineProvider env="test">
          <Notifications />
          <SpreadsheetsGroup />
        </MantineProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/None yet|^Created/, {}, { timeout: waitTimeoutMs });
}

const group = () => screen.getByRole('region').textContent ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('where a drive can be connected', () => {
  it('leads to Google', async () => {
    await show();
    expect(group()).toContain(en['settings.drive-none']);
    expect(link('Connect Google Drive')).toBe('/api/user/drive/google');
  });

  it('asks whoever has no account to sign in', async () => {
    await show(false);
    expect(group()).toContain(en['settings.drive-visitor']);
    expect(button('Sign in')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is silent where the server connects none', async () => {
    known = { ...known, drive: { ...none, state: 'unavailable' } };
    await show();
    expect(group()).not.toContain('Google');
  });

  it('says that Google ended it, and offers both ways out', async () => {
    known = { ...known, drive: { ...connected, state: 'ended' } };
    await show();
    expect(screen.getByRole('alert').textContent).toContain('the drive of ada@example.com');
    expect(link('Connect again: Google Drive')).toBe('/api/user/drive/google');
    expect(button('Disconnect Google Drive')).toBeTruthy();
  });
});

describe('disconnecting', () => {
  beforeEach(() => {
    known = { spreadsheets: [inDrive], drive: connected };
  });

  it('says whose drive it is, asks first, and changes nothing if the answer is no', async () => {
    await show();
    expect(group()).toContain('ada@example.com, connected on Nov 27, 2026.');
    // No line begins with the mark behind an address.
    expect(screen.getByText('ada@example.com,').textContent).toBe('ada@example.com,');
    await press('Disconnect Google Drive');
    expect(screen.getByRole('dialog').textContent).toContain(en['settings.drive-disconnect-text']);
    expect(document.activeElement?.textContent).toBe('Cancel');
    await press('Cancel');
    expect(requests).toEqual(['GET /api/user/spreadsheets']);
  });

  it('takes what is there from the list', async () => {
    await show();
    await press('Disconnect Google Drive');
    await press('Disconnect');
    await screen.findByRole('link', { name: 'Connect Google Drive' }, { timeout: waitTimeoutMs });
    expect(group()).not.toContain('Tea');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.at(-1)).toBe('DELETE /api/user/drive');
  });

  it('says that it failed, and stays open to be tried again', async () => {
    await show();
    await press('Disconnect Google Drive');
    isDown = true;
    await press('Disconnect');
    const told = await screen.findByRole('alert', {}, { timeout: waitTimeoutMs });
    expect(told.textContent).toContain(en['settings.drive-disconnect-failed']);
    isDown = false;
    await press('Disconnect');
    await screen.findByRole('link', { name: 'Connect Google Drive' }, { timeout: waitTimeoutMs });
  });
});

describe('a spreadsheet in it', () => {
  beforeEach(() => {
    known = { spreadsheets: [inDrive], drive: connected };
  });

  it('is marked, without a word of who opened it', async () => {
    await show();
    const [row] = screen.getAllByRole('listitem');
    expect(row?.textContent).toContain(
      'TeaIn your Google DriveCreated Nov 26, 2026 · Works without an end date',
    );
  });

  it('can have its link turned off, which leaves the file', async () => {
    await show();
    await press('Link and sharing: Tea');
    const dialog = () => screen.getByRole('dialog').textContent;
    expect(dialog()).toContain('“Tea” is a file in your Google Drive');
    expect(screen.queryByRole('button', { name: 'Make a new link' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    await press('Turn off link');
    expect(dialog()).toContain(en['settings.spreadsheet-turn-off-text-own-drive']);
    await press('Turn off link');
    await screen.findByText(en['settings.spreadsheets-none'], {}, { timeout: waitTimeoutMs });
    expect(requests.at(-1)).toBe('DELETE /api/user/spreadsheets/one');
  });
});

describe('on the way back from Google', () => {
  const land = (outcome: string) => {
    window.history.replaceState(null, '', `/builder/?drive=${outcome}#/settings`);
    readLanding();
  };

  it.each(driveOutcomes)('says that it was %s, once, and shows the drive', async (outcome) => {
    land(outcome);
    await show();
    const text = en[driveOutcomeTexts[outcome].id as keyof typeof en];
    expect(await screen.findAllByText(text, {}, { timeout: waitTimeoutMs })).toHaveLength(1);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    cleanup();
    notifications.clean();
    await show();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says nothing of what it does not know', async () => {
    land('whatever');
    await show();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
