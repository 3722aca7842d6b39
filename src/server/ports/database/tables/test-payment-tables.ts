// The tables of the test checkout as kysely sees them: what a payment service would keep on its own side.

/** A page to pay on. */
export interface TestCheckoutTable {
  id: string;
  order_id: string;
  state: 'open' | 'confirming' | 'completed' | 'expired';
  /** JSON: what is paid for, and where the browser goes afterwards. */
  request: string;
  /** What was typed on the page; null for what was not. */
  email: string | null;
  coupon: string | null;
  created_at: number;
  expires_at: number;
}

export interface TestSubscriptionTable {
  id: string;
  customer_id: string;
  /** The first order, which began it. */
  order_id: string;
  plan_id: 'essential' | 'growth';
  /** Of a month, in the smallest unit of the currency. */
  amount: number;
  currency: string;
  card: string;
  state: 'active' | 'past-due' | 'ended';
  started_at: number;
  /** Months that were paid for or fell due. */
  months: number;
  period_end: number;
  cancels_at_end: 0 | 1;
  /** Changes of one subscription are never told with the same time. */
  told_at: number;
}

/** Money that was paid, of a template, a plan or a renewal. */
export interface TestChargeTable {
  id: string;
  order_id: string;
  customer_id: string;
  subscription_id: string | null;
  title: string;
  amount: number;
  refunded: number;
  currency: string;
  paid_at: number;
}

/** A link to change or cancel a subscription. */
export interface TestPortalTable {
  id: string;
  customer_id: string;
  language: string;
  return_path: string;
  expires_at: number;
}

/** What was told, or is told once its time has come. */
export interface TestEventTable {
  id: string;
  happened_at: number;
  /** Nobody hears of it before. */
  due_at: number;
  /** JSON. */
  event: string;
}

export interface TestPaymentTables {
  test_checkout: TestCheckoutTable;
  test_subscription: TestSubscriptionTable;
  test_charge: TestChargeTable;
  test_portal: TestPortalTable;
  test_event: TestEventTable;
}
