// Tests what the page after a payment says of an order: a plan by its kind, and tax together with what it adds up to.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { OrderDetails } from './order-details.tsx';
import type { Order } from './use-order.ts';

afterEach(cleanup);

const order: Order = {
  ...{ orderId: 'order-1', name: 'Tea', email: 'ada@example.com', kind: 'template', state: 'paid' },
  ...{
    staticId: null,
    templateUuid: null,
    gsUrl: null,
    fileUrl: null,
    receiptUrl: null,
    receiptPdfUrl: null,
  },
  ...{ price: 29, currency: 'usd', amount: 2900, taxAmount: 0, refundedAmount: 0 },
  ...{ refund: 'not-possible', refundUntil: null, isOnItsWay: false, refundAskedAt: null },
  fileLink: 'building',
  isSpreadsheetBuilding: false,
  date: Date.UTC(2026, 0, 15, 12),
};

function rowsOf(change: Partial<Order>): (string | null)[] {
  render(
    <MantineProvider>
      <IntlProvider locale="en-US" messages={en}>
        <OrderDetails order={{ ...order, ...change }} />
      </IntlProvider>
    </MantineProvider>,
  );
  return screen.getAllByRole('definition').map(({ parentElement }) => parentElement?.textContent ?? null);
}

it('shows the price alone where there is no tax, and says that the link is on its way', () => {
  expect(rowsOf({})).toEqual([
    ...['PurchaseTea', 'Price$29', 'DateJan 15, 2026', 'Order numberorder-1'],
    "SpreadsheetWe'll email you the link",
  ]);
});

it('adds the tax up', () => {
  expect(rowsOf({ taxAmount: 483 }).slice(1, 4)).toEqual(['Price$29', 'Tax$4.83', 'Total$33.83']);
});

it('names a plan as a subscription, which has no spreadsheet', () => {
  expect(rowsOf({ kind: 'plan', name: 'Essential' })).toEqual([
    ...['PurchaseSubscription: Essential', 'Price$29', 'DateJan 15, 2026', 'Order numberorder-1'],
  ]);
});

it('gives the spreadsheet and the file of a workbook where both are there', () => {
  rowsOf({ gsUrl: 'https://sheets.example/1', fileUrl: '/api/files/1', fileLink: 'on' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the spreadsheet ', 'https://sheets.example/1'],
    ['Download the workbook', '/api/files/1'],
  ]);
});
