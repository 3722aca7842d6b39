// Tests what the single purchase says that one gets, with a name and without.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { PayAsYouGoCard } from './pay-as-you-go-card.tsx';

afterEach(cleanup);

function show(name: string, isPaymentOnItsWay = false): void {
  const purchase = { uuid: '0b0f7c3e-1111-4222-8333-944445555666', price: 49 };
  render(
    <MantineProvider>
      <IntlProvider locale="en-US" messages={en}>
        <ul>
          <PayAsYouGoCard
            template={{ name, price: 49, purchase, isOwn: true, isPricedUnpaid: false, isPaymentOnItsWay }}
            purchase={purchase}
            checkout={{ start: () => undefined, purchase: null, error: null }}
            isAlone
          />
        </ul>
      </IntlProvider>
    </MantineProvider>,
  );
}

function firstBenefitOf(name: string): string | null | undefined {
  show(name);
  return screen.getAllByRole('listitem')[1]?.textContent;
}

it('names the template', () => {
  expect(firstBenefitOf(' Tea ')).toBe('The Excel workbook of “Tea”, with live formulas');
});

it('puts nothing into quotes for one without a name', () => {
  expect(firstBenefitOf(' ')).toBe('The Excel workbook of this model, with live formulas');
});

it('sells nothing while a payment for it is on its way, and says so', () => {
  show('Tea', true);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText("Your payment is on its way. We'll email you when it arrives.");
  cleanup();
  show('Tea');
  screen.getByRole('button', { name: 'Buy for $49' });
});
