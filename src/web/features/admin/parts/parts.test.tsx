// Tests the shared pieces of the area: loading, errors, copying, confirming in production, and tables.
import { Button, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NoResponseError } from '#web/api/api-error.ts';
import en from '#web/i18n/en.json' with { type: 'json' };
import { CopyButton } from './copy-button.tsx';
import { environmentQuery } from './environment.ts';
import { ErrorBanner } from './error-banner.tsx';
import { OperatorTable } from './operator-table.tsx';
import { useProductionConfirm } from './production-confirm.tsx';
import { StatTile, StatTiles } from './stat-tile.tsx';
import { TabHead, Toolbar } from './tab-head.tsx';
import { useOperatorLoad } from './use-operator-load.ts';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

// What is in the cache is asked for again in the background, by no test here.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (part: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">{part}</MantineProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );

const button = (name: string) => screen.getByRole('button', { name });

const fallback = 'Failed to fetch users';
const refusal = (code: string, message: string) => new ApiError(409, code, message);

it.each([
  ['what the server said of it', refusal('some-code', 'Not on a Sunday.'), 'Not on a Sunday.'],
  ['its own words for a code that it knows', refusal('server-busy', 'x'), en['admin.error-server-busy']],
  ['the text of the call where the server only failed', refusal('internal', 'Something.'), fallback],
  ['the text of the call where nobody answered', new NoResponseError(null), fallback],
])('says %s', (_, error, text) => {
  show(<ErrorBanner error={error} fallback={fallback} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

function Loaded({ run }: { readonly run: (signal: AbortSignal, name: string) => Promise<string> }) {
  const { state, value, error, load, retry, clear } = useOperatorLoad(run);
  return (
    <>
      <output>{`${state} ${value ?? '-'}`}</output>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => void load(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={clear}>
        clear
      </button>
      {state === 'failed' && <ErrorBanner error={error} fallback={fallback} onRetry={retry} />}
    </>
  );
}

const state = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(button(name)));

it('loads, fails with what was there before, and tries the same again', async () => {
  const run = vi.fn(async (_: AbortSignal, name: string) => name);
  show(<Loaded run={run} />);
  expect(state()).toBe('idle -');
  await press('one');
  expect(state()).toBe('loaded one');
  run.mockRejectedValueOnce(refusal('internal', ''));
  await press('two');
  expect(state()).toBe('failed one');
  await press('Try Again');
  expect(state()).toBe('loaded two');
  await press('clear');
  expect(state()).toBe('idle -');
});

it('shows the last that was asked for, whichever comes first', async () => {
  const waiting = new Map<string, (name: string) => void>();
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal, name: string) => {
    signals.push(signal);
    return new Promise<string>((resolve) => waiting.set(name, resolve));
  };
  show(<Loaded run={run} />);
  await press('one');
  await press('two');
  await act(async () => waiting.get('two')?.('two'));
  await act(async () => waiting.get('one')?.('one'));
  expect(state()).toBe('loaded two');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it.each([
  ['who the visitor is once there is no such address any more', 'not-found', 'visitor'],
  ['for the second factor once it has to be proved again', 'second-factor-required', 'second-factor'],
])('asks %s', async (_, code, asked) => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  show(<Loaded run={() => Promise.reject(refusal(code, ''))} />);
  await press('one');
  expect(invalidate.mock.calls[0]?.[0]?.queryKey).toEqual([asked]);
  invalidate.mockRestore();
});

it('says for two seconds that a text was copied, or that it was not', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show(<CopyButton text="{}" label="Copy to Clipboard" />);
  await press('Copy to Clipboard');
  expect(writeText).toHaveBeenCalledWith('{}');
  act(() => void vi.advanceTimersByTime(1999));
  expect(button('Copied!')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await press('Copy to Clipboard');
  expect(button("Couldn't copy")).toBeTruthy();
});

function Question() {
  const { isConfirmed, confirm, field } = useProductionConfirm('ann@example.com');
  return (
    <>
      {field}
      <output>{`${isConfirmed} ${confirm}`}</output>
    </>
  );
}

it.each(['local', 'test'] as const)('asks for nothing in the %s environment', (environment) => {
  queryClient.setQueryData(environmentQuery.queryKey, { environment, environments: [] });
  show(<Question />);
  expect(state()).toBe('true undefined');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks for the email in production', () => {
  queryClient.setQueryData(environmentQuery.queryKey, { environment: 'production', environments: [] });
  show(<Question />);
  expect(state()).toBe('false ');
  const field = screen.getByRole('textbox', { name: 'Type ann@example.com to confirm' });
  fireEvent.change(field, { target: { value: 'anna@example.com' } });
  expect(state()).toBe('false anna@example.com');
  fireEvent.change(field, { target: { value: ' Ann@example.com ' } });
  expect(state()).toBe('true Ann@example.com');
});

it('opens a row by a press beside its buttons, and shows what is below it', () => {
  const onPressRow = vi.fn();
  const onPress = vi.fn();
  show(
    <OperatorTable
      label="Users"
      columns={[
        { id: 'name', title: 'Name', cell: ({ name }) => name },
        { id: 'do', title: 'Actions', cell: () => <Button onClick={onPress}>{'Do'}</Button> },
      ]}
      rows={[{ name: 'Ann' }, { name: 'Bob' }]}
      keyOf={({ name }) => name}
      toneOf={({ name }) => (name === 'Bob' ? 'error' : undefined)}
      onPressRow={({ name }) => onPressRow(name)}
      detailsOf={({ name }) => name === 'Bob' && 'More of Bob'}
    />,
  );
  const [, ann, bob, more] = screen.getAllByRole('row');
  fireEvent.click(screen.getAllByText('Do')[0] ?? document.body);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onPressRow).not.toHaveBeenCalled();
  fireEvent.click(ann?.querySelector('td') ?? document.body);
  expect(onPressRow).toHaveBeenCalledWith('Ann');
  expect([ann?.dataset.tone, bob?.dataset.tone]).toEqual([undefined, 'error']);
  expect(more?.textContent).toBe('More of Bob');
});

it('names a number by its tile', () => {
  show(
    <StatTiles>
      <StatTile label="Users" value="12" note="3 new" tone="good" />
    </StatTiles>,
  );
  expect(screen.getByRole('term').textContent).toBe('Users');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '3 new']);
});

it('heads a tab with what it is, how much of it there is, and what can be done', () => {
  show(
    <>
      <TabHead title="Users" count="(2 of 9)" lead="Everybody." actions={<Button>{'Refresh'}</Button>} />
      <Toolbar>
        <Button>{'Load'}</Button>
      </Toolbar>
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Users (2 of 9)' })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh', 'Load']);
});
