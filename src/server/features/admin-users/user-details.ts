// What a user has: templates, orders and ways to sign in.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import type { operatorOrder, operatorProvider } from '#contract/shapes/admin/operator-user-shapes.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { listOrders, type Order } from '#server/database/rows/money/order-rows.ts';
import { readCountedUsers } from '#server/database/rows/operators/user-count-rows.ts';
import { listProvidersOf } from '#server/database/rows/provider-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ProviderTable, Tables } from '#server/ports/database/tables.ts';
import { planShown } from './operator-user-of.ts';
import { templatesOfUser } from './templates-of-user.ts';

type UserDetails = z.input<(typeof calls)['getUserDetails']['reply']>;

const centsPerDollar = 100;

export async function userDetails(query: Kysely<Tables>, id: string): Promise<UserDetails> {
  const [user] = await readCountedUsers(query, [id]);
  if (user === undefined) throw new AppError('user-not-found');
  const { account, counts } = user;
  const templates = await templatesOfUser(query, id);
  const orders = (await listOrders(query, id)).map(orderOf);
  const providers = (await listProvidersOf(query, id)).map(providerOf);
  return {
    ...{ plan: planShown(account), createdAt: account.created_at, updatedAt: counts.activeAt },
    ...{ templates, orders, providers },
    templatesCount: templates.length,
    ordersCount: orders.length,
    providersCount: providers.length,
  };
}

const orderOf = (order: Order): z.input<typeof operatorOrder> => ({
  ...{ orderId: order.id, name: order.name, email: order.email, staticId: order.static_id },
  ...{ gsUrl: order.gs_url, templateUuid: order.template_uuid, price: order.amount / centsPerDollar },
  ...{ currency: order.currency, state: order.state, date: order.created_at },
});

const text = z.string().catch('').default('');
const flag = z.boolean().catch(false).default(false);
const storedProfile = z.object({
  ...{ displayName: text, givenName: text, familyName: text, email: text, photo: text },
  emailVerified: flag,
});

const providerOf = ({ id, provider, profile }: ProviderTable): z.input<typeof operatorProvider> => ({
  ...{ id, provider },
  ...(storedProfile.safeParse(parseStoredJson(profile)).data ?? storedProfile.parse({})),
});
