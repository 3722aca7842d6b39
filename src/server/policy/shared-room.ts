// Whose storage counts against the room that strangers share, by network and in all, and in which steps it is counted.
import type { Account } from '../ports/database/tables.ts';
import { isSignedIn } from './may-call.ts';

export type Stranger = Pick<Account, 'kind' | 'plan' | 'role' | 'is_entitled' | 'email_verified_at'>;

/** Nobody vouches for visitors and for addresses that are not confirmed: a program makes as many as it likes. */
export const sharesRoom = (account: Stranger): boolean =>
  !isSignedIn(account) ||
  (account.email_verified_at === null &&
    account.plan === null &&
    account.role === null &&
    account.is_entitled === 0);

/** What strangers may keep together; infinite without a limit. */
export interface SharedLimit {
  readonly networkBytes: number;
  readonly allBytes: number;
}

/** An account takes its room in steps, so that most saves write nothing that others wait for. */
const stepBytes = 100_000;

export const roomFor = (bytes: number): number => Math.ceil(bytes / stepBytes) * stepBytes;
