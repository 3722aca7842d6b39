// A user as operators see them.
import { z } from 'zod';
import type { operatorUser } from '#contract/shapes/admin/operator-user-shapes.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { CountedUser } from '#server/database/rows/operators/user-count-rows.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { addressOf } from './address-of.ts';

const text = z.string().nullable().catch(null).default(null);
const storedLocation = z
  .object({ city: text, country: text, continent_code: text, ip: text })
  .catch({ city: null, country: null, continent_code: null, ip: null });

const operatorPlan = 0;

/** An operator's role is shown as a plan, whatever they pay for beside it. */
export const planShown = (account: Account): number | null =>
  isOperator(account) ? operatorPlan : account.plan;

export function operatorUserOf({ account, counts }: CountedUser): z.output<typeof operatorUser> {
  const { firstOrderEmail } = counts;
  return {
    _id: account.id,
    firstName: account.first_name ?? '',
    lastName: account.last_name ?? '',
    displayName: account.display_name ?? '',
    email: account.email,
    firstOrderEmail,
    hasValidEmail: addressOf(account.email, firstOrderEmail) !== null,
    language: account.language,
    status: account.status,
    plan: planShown(account),
    ...{ createdAt: account.created_at, updatedAt: counts.activeAt },
    userIpData: storedLocation.parse(parseStoredJson(account.ip_data)),
    feedbackRequestedAt: account.feedback_requested_at,
    documentSize: counts.documentBytes,
    settings: { language: chosenBy(account).language },
    templatesCount: counts.templates,
    ordersCount: counts.orders,
    providersCount: counts.providers,
  };
}
