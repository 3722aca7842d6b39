// Links to change or cancel a subscription, which work for an hour.
import type { Selectable } from 'kysely';
import { isLanguage, type Language } from '#language/language.ts';
import type { TestChargeTable } from '#server/ports/database/tables/test-payment-tables.ts';
import type { PortalRequest } from '../payments.ts';
import { testPagesPath } from './checkouts.ts';
import { pathOf } from './path-of.ts';
import type { TestSubscription } from './subscriptions.ts';
import { newId, type Till } from './till.ts';

const worksMs = 60 * 60 * 1000;

export interface TestPortal {
  readonly id: string;
  readonly customerId: string;
  readonly language: Language;
  readonly returnPath: string;
  /** Newest first, ended ones too. */
  readonly subscriptions: readonly TestSubscription[];
  readonly charges: readonly Selectable<TestChargeTable>[];
}

export async function openTestPortal(
  { query, clock }: Till,
  { customerId, language, returnUrl }: PortalRequest,
): Promise<string> {
  const id = newId('bps');
  const row = { id, customer_id: customerId, language, return_path: pathOf(returnUrl) };
  await query
    .insertInto('test_portal')
    .values({ ...row, expires_at: clock.now() + worksMs })
    .execute();
  return `${testPagesPath}/portal/${id}`;
}

/** Null if there is none, or none any more. */
export async function findTestPortal({ query, clock }: Till, id: string): Promise<TestPortal | null> {
  const now = clock.now();
  const portal = await query
    .selectFrom('test_portal')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (portal === undefined || !isLanguage(portal.language)) return null;
  const { customer_id: customerId, language, return_path: returnPath } = portal;
  const subscriptions = await query
    .selectFrom('test_subscription')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
  const charges = await query
    .selectFrom('test_charge')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('paid_at', '<=', now)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .execute();
  return { id, customerId, language, returnPath, subscriptions, charges };
}
