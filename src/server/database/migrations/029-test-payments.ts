// What the test checkout keeps, as a payment service would on its own side: pages to pay on, subscriptions, and events.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const testPayments: Migration = {
  name: '029-test-payments',
  up: async (query) => {
    await addPages(query);
    await addSubscriptions(query);
    await addCharges(query);
    await addEvents(query);
  },
};

async function addPages(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('test_checkout')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('coupon', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('test_portal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('return_path', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addSubscriptions(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('test_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('cancels_at_end', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('test_subscription_by_customer')
    .on('test_subscription')
    .column('customer_id')
    .execute();
}

async function addCharges(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('test_charge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('refunded', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('test_charge_by_customer').on('test_charge').column('customer_id').execute();
}

async function addEvents(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('test_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('test_event_by_time').on('test_event').column('happened_at').execute();
}
