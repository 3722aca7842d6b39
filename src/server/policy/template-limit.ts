// How many templates someone may keep and how much storage they may use: little without an account, plenty with one.
import type { Account } from '../ports/database/tables.ts';
import { isOperator, isSignedIn } from './may-call.ts';

export interface TemplateLimits {
  readonly maxTemplatesIfNotSignedIn: number;
  readonly maxTemplatesPerUser: number;
  /** Including deleted ones, until they are purged. */
  readonly maxKeptTemplatesIfNotSignedIn: number;
  readonly maxKeptTemplatesPerUser: number;
  /** Of all templates, with their versions. */
  readonly maxKeptBytesIfNotSignedIn: number;
  readonly maxKeptBytesPerUser: number;
}

type Keeper = Pick<Account, 'kind' | 'plan'>;

export function templateLimitOf(
  account: Keeper,
  { maxTemplatesIfNotSignedIn, maxTemplatesPerUser }: TemplateLimits,
): number {
  if (isOperator(account)) return Number.POSITIVE_INFINITY;
  return isSignedIn(account) ? maxTemplatesPerUser : maxTemplatesIfNotSignedIn;
}

export interface StorageUse {
  readonly templates: number;
  readonly bytes: number;
}

/** The total for an account, including deleted templates and versions. */
export function storageLimitOf(account: Keeper, limits: TemplateLimits): StorageUse {
  if (isOperator(account)) return { templates: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  return isSignedIn(account)
    ? { templates: limits.maxKeptTemplatesPerUser, bytes: limits.maxKeptBytesPerUser }
    : { templates: limits.maxKeptTemplatesIfNotSignedIn, bytes: limits.maxKeptBytesIfNotSignedIn };
}

export const isWithin = (space: StorageUse, limit: StorageUse): boolean =>
  space.templates <= limit.templates && space.bytes <= limit.bytes;
