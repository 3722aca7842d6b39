// Tests the cards of plans: only paid ones, the current plan marked, and one payment at a time.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { plansIn } from '#catalog/plans.ts';
import en from '#web/i18n/en.json';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';
import { PlanCards } from './plan-cards.tsx';
import type { Checkout, CheckoutPurchase } from './use-checkout.ts';

afterEach(cleanup);

const visitorOn = (plan: Visitor['settings']['plan'], hasAI: boolean): Visitor => ({
  isSignedIn: true,
  isAnonymous: false,
  userEntitled: false,
  userCanWriteFormulas: false,
  hasGoogleSignIn: false,
  hasAI,
  hasEmail: true,
  hasSpreadsheets: true,
  hasGoogleSheets: false,
  hasOwnDrive: false,
  userCanAddNewTemplates: true,
  newTemplatesNeedPurchase: false,
  sales: { plans: true, templates: true, isTest: false },
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  displayName: '',
  settings: {
    language: 'en',
    enabledInflation: false,
    showLoginReminder: true,
    showOnboarding: true,
    analytics: true,
    useAI: true,
    subscription: null,
    plan,
    maxTemplatesIfNotSignedIn: 3,
    shouldSignIn: false,
    allowOpenAI: true,
  },
  templates: [],
  plans: plansIn('en').map((one) => ({ ...one, highlights: [...one.highlights] })),
  orders: [],
  currentSubscription: null,
  languages: ['en'],
  userIpData: { continent_code: 'NA' },
});

function show(
  plan: Visitor['settings']['plan'],
  purchase: CheckoutPurchase | null = null,
  hasAI = true,
  change: Partial<Visitor> = {},
): CheckoutPurchase[] {
  const started: CheckoutPurchase[] = [];
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(visitorQuery.queryKey, { ...visitorOn(plan, hasAI), ...change });
  const checkout: Checkout = { start: (one) => started.push(one), purchase, error: null };
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <IntlProvider locale="en-US" messages={en}>
          <ul>
            <PlanCards checkout={checkout} />
          </ul>
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return started;
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

it('shows the paid plans, and starts the payment of the selected one', () => {
  const started = show(null);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(nameOf)).toEqual(['Select plan Essential', 'Select plan Growth']);
  screen.getByRole('button', { name: 'Select plan Growth' }).click();
  expect(started).toEqual([{ planId: 'growth' }]);
});

it('marks the current plan, which cannot be bought twice', () => {
  const started = show('essential');
  const [taken] = screen.getAllByRole('button');
  expect(taken && nameOf(taken)).toBe('Your plan');
  taken?.click();
  expect(started).toEqual([]);
});

it('sells no help from an AI where there is none; whoever has the plan already sees it', () => {
  show(null, null, false);
  expect(screen.getAllByRole('button').map(nameOf)).toEqual(['Select plan Essential']);
  expect(screen.queryByText('Most popular')).toBeNull();
  cleanup();
  show('growth', null, false);
  expect(screen.getAllByRole('button').map(nameOf)).toEqual(['Select plan Essential', 'Your plan']);
});

it('sells no second plan to whoever bought one without an account, which waits for one', () => {
  const currentSubscription = {
    planId: 'essential',
    state: 'active',
    periodEnd: 1,
    cancelsAtEnd: false,
  } as const;
  show(null, null, true, { isSignedIn: false, isAnonymous: true, currentSubscription });
  expect(screen.getAllByRole('button').map(nameOf)).toEqual(['Your plan', 'Select plan Growth']);
});

it('starts no second payment while one is running', () => {
  const started = show(null, { planId: 'essential' });
  for (const button of screen.getAllByRole('button')) button.click();
  expect(started).toEqual([]);
});
