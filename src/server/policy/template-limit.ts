// How many templates someone may keep: few without an account, so many with one that only a program notices the limit.
import type { Account } from '#server/database/tables.ts';
import { isOperator, isSignedIn } from './may-call.ts';

export interface TemplateLimits {
  readonly maxTemplatesIfNotSignedIn: number;
  readonly maxTemplatesPerUser: number;
}

export function templateLimitOf(
  account: Pick<Account, 'kind' | 'plan'>,
  { maxTemplatesIfNotSignedIn, maxTemplatesPerUser }: TemplateLimits,
): number {
  if (isOperator(account)) return Number.POSITIVE_INFINITY;
  return isSignedIn(account) ? maxTemplatesPerUser : maxTemplatesIfNotSignedIn;
}
