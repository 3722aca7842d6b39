// Who may make a call: the contract sets a minimum for each call, and each kind of caller may do what lesser kinds may.
import type { Access } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { Account } from '../ports/database/tables.ts';

type Caller = Pick<Account, 'kind' | 'role' | 'is_entitled'> | 'archived' | null;

export const isSignedIn = (caller: Pick<Account, 'kind'>): boolean => caller.kind === 'user';

/** Who may act as one: of an account in a session, the second factor is proved there. */
export const isOperator = (caller: Pick<Account, 'kind' | 'role'>): boolean =>
  isSignedIn(caller) && caller.role === 'operator';

/** Whoever was made one, proved or not: what protects operators, and what is their own, asks for no more. */
export const hasOperatorRole = (caller: Pick<Account, 'kind' | 'role'>): boolean =>
  isSignedIn(caller) && caller.role !== null;

/** The account of an operator in a session without the second factor. */
const isUnproved = (caller: Pick<Account, 'kind' | 'role'>): boolean =>
  hasOperatorRole(caller) && !isOperator(caller);

export const isEntitled = (caller: Pick<Account, 'kind' | 'role' | 'is_entitled'>): boolean =>
  isSignedIn(caller) && !isUnproved(caller) && (caller.is_entitled === 1 || isOperator(caller));

/** Those with an active plan or a grant, or everyone with an account. */
export type FormulaWriters = 'granted' | 'everyone';

/** Writing formulas, which neither pays for anything nor opens the gallery. */
export const mayWriteFormulas = (
  caller: Pick<Account, 'kind' | 'role' | 'is_entitled'>,
  isSubscribed: boolean,
  writers: FormulaWriters,
): boolean =>
  isSignedIn(caller) &&
  (writers === 'everyone' || isSubscribed || isEntitled(caller) || hasOperatorRole(caller));

/** Null: they may; otherwise the error. */
export function refusalOf(access: Access, caller: Caller): ErrorCode | null {
  if (access === 'anyone') return null;
  // To everybody else it is as if there were no such call.
  if (access === 'operator') {
    if (caller === null || caller === 'archived' || !hasOperatorRole(caller)) return 'not-found';
    return isUnproved(caller) ? 'second-factor-required' : null;
  }
  if (caller === 'archived') return 'account-archived';
  if (caller === null) return access === 'visitor' ? 'session-required' : 'sign-in-required';
  if (access === 'visitor') return null;
  if (!isSignedIn(caller)) return 'sign-in-required';
  if (access === 'user') return null;
  if (isUnproved(caller)) return 'second-factor-required';
  if (access === 'entitled' && !isEntitled(caller)) return 'not-allowed';
  return null;
}
