// Tests what somebody is told that they lose when they get their money back.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { RefundDialog } from './refund-dialog.tsx';
import type { Order } from './shown-orders.ts';

afterEach(cleanup);

const order: Order = {
  ...{ orderId: 'one', kind: 'template', name: 'Tea', email: 'ada@example.com', state: 'paid' },
  ...{ staticId: null, templateUuid: null, gsUrl: null, fileUrl: null, fileLink: 'none' },
  isSpreadsheetBuilding: false,
  ...{ receiptUrl: null, receiptPdfUrl: null, date: 0 },
  ...{ price: 29, currency: 'usd', amount: 2900, taxAmount: 0, refundedAmount: 0 },
  ...{ refund: 'possible', refundAskedAt: null, refundUntil: null, isOnItsWay: false },
};

it.each<readonly [string, Partial<Order>, string]>([
  ['a model of one’s own', {}, en['settings.refund-ends-template']],
  ['a template of the gallery', { staticId: 'tea' }, en['settings.refund-ends-gallery']],
  ['a plan', { kind: 'plan' }, en['settings.refund-ends-plan']],
])('says what becomes of %s', (_, change, told) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <RefundDialog order={{ ...order, ...change }} onClose={() => undefined} />
        </IntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const texts = [
    en['settings.refund-ends-template'],
    en['settings.refund-ends-gallery'],
    en['settings.refund-ends-plan'],
  ];
  expect(texts.filter((text) => screen.queryByText(text) !== null)).toEqual([told]);
});
