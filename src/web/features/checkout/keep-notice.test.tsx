// Tests what a buyer is told to do next: whoever bought a plan without an account has to get one first.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { KeepNotice } from './keep-notice.tsx';

afterEach(cleanup);

function show(isPlan: boolean): (string | null)[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <KeepNotice isPlan={isPlan} email="ada@example.com" />
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('a template is open in this browser, and found elsewhere by registering', () => {
  expect(show(false)).toEqual(['Register']);
  screen.getByText(en['checkout.keep-title']);
  screen.getByText('ada@example.com');
});

it('a plan opens nothing before there is an account', () => {
  expect(show(true)).toEqual(['Register', 'Sign in']);
  screen.getByText(en['checkout.plan-title']);
  screen.getByText(en['checkout.plan-text']);
});
