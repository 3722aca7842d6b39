// How many templates someone may keep, and how much space they may take: little without an account, so much with one that only a program notices the limit.
import type { Account } from '../ports/database/tables.ts';
import { isOperator, isSignedIn } from './may-call.ts';

export interface TemplateLimits {
  readonly maxTemplatesIfNotSignedIn: number;
  readonly maxTemplatesPerUser: number;
  /** Deleted ones included, until they are emptied. */
  readonly maxKeptTemplatesIfNotSignedIn: number;
  readonly maxKeptTemplatesPerUser: number;
  /** Of all of them, with their versions. */
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

/** What everything of an account may take together, deleted templates and versions included. */
export function storageLimitOf(account: Keeper, limits: TemplateLimits): StorageUse {
  if (isOperator(account)) return { templates: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  return isSignedIn(account)
    ? { templates: limits.maxKeptTemplatesPerUser, bytes: limits.maxKeptBytesPerUser }
    : { templates: limits.maxKeptTemplatesIfNotSignedIn, bytes: limits.maxKeptBytesIfNotSignedIn };
}

export const isWithin = (space: StorageUse, limit: StorageUse): boolean =>
  space.templates <= limit.templates && space.bytes <= limit.bytes;
