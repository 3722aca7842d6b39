// Tests the link to a workbook in the settings: shown, copied, turned off and replaced after a question, and what goes wrong.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitTimeoutMs } from '#testing/effort.ts';
import en from '#web/i18n/en.json';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { FilePart } from './file-part.tsx';
import type { Order } from './shown-orders.ts';

const oldPath = '/api/receipts/file/old';
const newPath = '/api/receipts/file/new';
const withLink = {
  ...{ orderId: 'order-1', name: 'Tea', gsUrl: null as string | null },
  ...{ fileUrl: oldPath, fileLink: 'on', isSpreadsheetBuilding: false },
};
/** Of the file, as an order has two links. */
const fileLabel = en['settings.link-workbook'];
const copyFile = en['settings.link-copy-workbook'];
const withoutLink = { ...withLink, fileUrl: null };

/** As the server knows it. */
let order: unknown = withLink;
let answers: (() => Response | Promise<Response>)[] = [];
let requests: string[] = [];

const reply = (json: unknown, status = 200) => new Response(JSON.stringify(json), { status });

beforeEach(() => {
  [answers, requests] = [[], []];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return reply({ orders: [order] });
    requests.push(`${method} ${path}`);
    return answers.shift()?.() ?? reply({}, 500);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown() {
  const { data } = useQuery(visitorQuery);
  return data?.orders.map((one) => <FilePart key={one.orderId} order={one as Order} />);
}

function show(is: typeof withLink | typeof withoutLink) {
  order = is;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(visitorQuery.queryKey, { orders: [is] } as never);
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <MantineProvider env="test">
          <Shown />
        </MantineProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const open = () => press('Spreadsheet link: Tea');
const address = () => screen.getByLabelText<HTMLInputElement>(fileLabel).value;
const focused = () => document.activeElement?.textContent;
const patient = { timeout: waitTimeoutMs };
const isSaid = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text), patient);

it('says who can open the link, and copies it', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  show(withLink);
  await isSaid('opens without signing in');
  await open();
  await isSaid('Anyone who has this link can download the spreadsheet of “Tea” without signing in.');
  expect(address()).toBe(`${window.location.origin}${oldPath}`);
  expect(focused()).toBe('Copy link');
  await press(copyFile);
  await isSaid('The link is copied.');
  expect(copied).toEqual([`${window.location.origin}${oldPath}`]);
});

it('selects the link where the browser lets nothing be copied', async () => {
  vi.stubGlobal('navigator', {});
  show(withLink);
  await open();
  await press(copyFile);
  await isSaid(en['link.copy-failed']);
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>(fileLabel);
  expect([selectionStart, selectionEnd]).toEqual([0, address().length]);
});

it('asks before the link is turned off, and changes nothing if the answer is no', async () => {
  show(withLink);
  await open();
  await press('Turn off link');
  expect(screen.getByRole('dialog', { name: 'Turn off the link?' })).toBeTruthy();
  await isSaid(en['settings.link-turn-off-text']);
  expect(focused()).toBe('Cancel');
  await press('Cancel');
  expect([address(), focused()]).toEqual([`${window.location.origin}${oldPath}`, 'Turn off link']);
  expect(requests).toEqual([]);
});

it('turns the link off, and makes a new one without asking, since nobody has one', async () => {
  show(withLink);
  answers = [() => reply({ fileUrl: null }), () => reply({ fileUrl: newPath })];
  await open();
  await press('Turn off link');
  await press('Turn off link');
  await isSaid(en['settings.link-off'].replace('{name}', 'Tea'));
  expect(screen.queryByLabelText(fileLabel)).toBeNull();
  await waitFor(() => expect(focused()).toBe('Make a new link'), patient);
  order = { ...withLink, fileUrl: newPath };
  await press('Make a new link');
  await isSaid('This is the new link. The old one no longer works.');
  expect(address()).toBe(`${window.location.origin}${newPath}`);
  expect(requests).toEqual(['DELETE /api/user/orders/order-1/file', 'POST /api/user/orders/order-1/file']);
});

it('turns the link of the spreadsheet off with that of the file', async () => {
  show({ ...withLink, gsUrl: '/builder/sheets/old' });
  answers = [() => reply({ fileUrl: null })];
  await open();
  expect(screen.getByLabelText<HTMLInputElement>(en['settings.link-spreadsheet']).value).toBe(
    `${window.location.origin}/builder/sheets/old`,
  );
  await press('Turn off link');
  order = { ...withoutLink, gsUrl: null, fileLink: 'off' };
  await press('Turn off link');
  await isSaid(en['settings.link-off'].replace('{name}', 'Tea'));
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('waits for the spreadsheet that is made anew, and shows its address as soon as it is there', async () => {
  vi.useFakeTimers();
  show({ ...withoutLink, fileLink: 'off' });
  answers = [() => reply({ fileUrl: newPath })];
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await open();
  const made = { ...withLink, fileUrl: newPath };
  order = { ...made, isSpreadsheetBuilding: true };
  await press('Make a new link');
  await settle(0);
  const said = () => screen.getAllByRole('status').map((one) => one.textContent);
  expect(said().some((text) => text?.endsWith(en['settings.link-spreadsheet-building']))).toBe(true);
  expect(screen.queryByLabelText(en['settings.link-spreadsheet'])).toBeNull();
  order = { ...made, gsUrl: '/builder/sheets/new' };
  await settle(5100);
  expect(screen.getByLabelText<HTMLInputElement>(en['settings.link-spreadsheet']).value).toBe(
    `${window.location.origin}/builder/sheets/new`,
  );
  expect(said().some((text) => text?.includes(en['settings.link-spreadsheet-building']))).toBe(false);
});

it('asks before the link is replaced', async () => {
  show(withLink);
  order = { ...withLink, fileUrl: newPath };
  answers = [() => reply({ fileUrl: newPath })];
  await open();
  await press('Make a new link');
  expect(screen.getByRole('dialog', { name: 'Make a new link?' })).toBeTruthy();
  expect(requests).toEqual([]);
  await press('Make a new link');
  await isSaid('This is the new link. The old one no longer works.');
  expect([address(), focused()]).toEqual([`${window.location.origin}${newPath}`, 'Copy link']);
});

it('is busy until there is an answer, and sends one request however often it is pressed', async () => {
  show(withLink);
  let finish: (response: Response) => void = () => undefined;
  answers = [
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  ];
  await open();
  await press('Turn off link');
  await press('Turn off link');
  await waitFor(() => expect(button('Turn off link').matches(':disabled')).toBe(true), patient);
  await press('Turn off link');
  finish(reply({ fileUrl: null }));
  await isSaid(en['settings.link-off'].replace('{name}', 'Tea'));
  expect(requests).toEqual(['DELETE /api/user/orders/order-1/file']);
});

it('without a connection says that it failed, asks what the link is now, and can be tried again', async () => {
  show(withLink);
  answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => reply({ fileUrl: newPath })];
  await open();
  await press('Make a new link');
  await press('Make a new link');
  const told = await screen.findByRole('alert', {}, patient);
  expect(told.textContent).toBe("The link could not be changedThe system isn't responding right now.");
  expect(focused()).toBe('Cancel');
  await press('Make a new link');
  await isSaid('This is the new link. The old one no longer works.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for a workbook that has to be built again, and shows its link as soon as it is there', async () => {
  vi.useFakeTimers();
  show({ ...withoutLink, fileLink: 'failed' });
  answers = [() => reply({ fileUrl: null })];
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await open();
  order = { ...withoutLink, fileLink: 'building' };
  await press('Make a new link');
  await settle(0);
  const said = () => screen.getAllByRole('status').map((one) => one.textContent);
  expect(said()).toContain(en['settings.link-building']);
  expect(focused()).toBe('Close');
  order = { ...withLink, fileUrl: newPath };
  await settle(5100);
  expect(address()).toBe(`${window.location.origin}${newPath}`);
});

it('is not there for an order without a workbook', () => {
  show({ ...withoutLink, fileLink: 'none' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
