// Who may make a call: the contract sets a minimum for each call, and each kind of caller may do what lesser kinds may.
import type { Access } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { Account } from '../ports/database/tables.ts';

type Caller = Pick<Account, 'kind' | 'role' | 'is_entitled'> | 'archived' | null;

export const isSignedIn = (caller: Pick<Account, 'kind'>): boolean => caller.kind === 'user';

export const isOperator = (caller: Pick<Account, 'kind' | 'role'>): boolean =>
  isSignedIn(caller) && caller.role === 'operator';

export const isEntitled = (caller: Pick<Account, 'kind' | 'role' | 'is_entitled'>): boolean =>
  isSignedIn(caller) && (caller.is_entitled === 1 || isOperator(caller));

/** Those with an active plan or a grant, or everyone with an account. */
export type FormulaWriters = 'granted' | 'everyone';

/** Writing formulas, which neither pays for anything nor opens the gallery. */
export const mayWriteFormulas = (
  caller: Pick<Account, 'kind' | 'role' | 'is_entitled'>,
  isSubscribed: boolean,
  writers: FormulaWriters,
): boolean => isSignedIn(caller) && (writers === 'everyone' || isSubscribed || isEntitled(caller));

/** Null: they may; otherwise the error. */
export function refusalOf(access: Access, caller: Caller): ErrorCode | null {
  if (access === 'anyone') return null;
  // To everybody else it is as if there were no such call.
  if (access === 'operator')
    return caller !== null && caller !== 'archived' && isOperator(caller) ? null : 'not-found';
  if (caller === 'archived') return 'account-archived';
  if (caller === null) return access === 'visitor' ? 'session-required' : 'sign-in-required';
  if (access === 'visitor') return null;
  if (!isSignedIn(caller)) return 'sign-in-required';
  if (access === 'entitled' && !isEntitled(caller)) return 'not-allowed';
  return null;
}
