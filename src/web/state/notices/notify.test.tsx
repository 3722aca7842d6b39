// Tests that a new notice is shown at once, however many there are.
import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Notices } from '#web/app/notices/notices.tsx';
import en from '#web/i18n/en.json';
import { useNotify } from './notify.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

/** A closing notice is still on the page for a moment. */
const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);

function notifier() {
  const { result } = renderHook(useNotify, { wrapper });
  return (message: string, more = {}) => act(() => result.current({ message, ...more }));
}

beforeEach(() => {
  render(
    <MantineProvider env="test">
      <Notices />
    </MantineProvider>,
    { wrapper },
  );
});

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

it('replaces the oldest one that would close by itself', () => {
  const notify = notifier();
  notify('first');
  notify('second');
  notify('third');
  expect(shown()).toEqual(['second', 'third']);
});

it('keeps those that stay until closed', () => {
  const notify = notifier();
  notify('stays', { autoClose: false });
  notify('second');
  notify('third');
  expect(shown()).toEqual(['stays', 'third']);
});

it('is shown once if it is already there', () => {
  const notify = notifier();
  notify('first');
  notify('second', { id: 'same' });
  notify('second', { id: 'same' });
  expect(shown()).toEqual(['first', 'second']);
});
