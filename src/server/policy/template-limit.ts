// How many templates someone may keep and how much storage they may use: little without an account, plenty with one.
import type { Account } from '../ports/database/tables.ts';
import { hasOperatorRole, isSignedIn } from './may-call.ts';
import { type SharedLimit, type Stranger, sharesRoom } from './shared-room.ts';

export interface TemplateLimits {
  readonly maxTemplatesIfNotSignedIn: number;
  readonly maxTemplatesPerUser: number;
  /** Including deleted ones, until they are purged. */
  readonly maxKeptTemplatesIfNotSignedIn: number;
  readonly maxKeptTemplatesPerUser: number;
  /** Of all templates, with their versions. */
  readonly maxKeptBytesIfNotSignedIn: number;
  readonly maxKeptBytesPerUser: number;
  /** Of everything that visitors and unconfirmed accounts of one network keep together. */
  readonly maxKeptBytesPerNetwork: number;
  /** The same of all networks. */
  readonly maxKeptBytesOfVisitors: number;
}

type Keeper = Pick<Account, 'kind' | 'role'>;

export function templateLimitOf(
  account: Keeper,
  isSubscribed: boolean,
  { maxTemplatesIfNotSignedIn, maxTemplatesPerUser }: TemplateLimits,
): number {
  // As the plans say; what is kept in all, deleted ones included, stays limited.
  if (hasOperatorRole(account) || (isSignedIn(account) && isSubscribed)) return Number.POSITIVE_INFINITY;
  return isSignedIn(account) ? maxTemplatesPerUser : maxTemplatesIfNotSignedIn;
}

export interface StorageUse {
  readonly templates: number;
  readonly bytes: number;
}

export interface StorageLimit extends StorageUse {
  /** Null if the account does not share its room with strangers. */
  readonly shared: SharedLimit | null;
}

/** The total for an account, including deleted templates and versions. */
export function storageLimitOf(account: Stranger, limits: TemplateLimits): StorageLimit {
  const shared = sharesRoom(account)
    ? { networkBytes: limits.maxKeptBytesPerNetwork, allBytes: limits.maxKeptBytesOfVisitors }
    : null;
  if (hasOperatorRole(account)) {
    return { templates: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY, shared };
  }
  return isSignedIn(account)
    ? { templates: limits.maxKeptTemplatesPerUser, bytes: limits.maxKeptBytesPerUser, shared }
    : { templates: limits.maxKeptTemplatesIfNotSignedIn, bytes: limits.maxKeptBytesIfNotSignedIn, shared };
}

export const isWithin = (space: StorageUse, limit: StorageUse): boolean =>
  space.templates <= limit.templates && space.bytes <= limit.bytes;
