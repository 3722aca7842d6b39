// What the parts of the test checkout work with.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Has what was told read, in the caller's transaction, so that nothing is told without being read. */
export type AnnounceEvents = (
  query: Kysely<Tables>,
  told: { readonly since: number; readonly dueAt: number },
) => Promise<void>;

export interface Till {
  readonly query: Kysely<Tables>;
  readonly clock: Pick<Clock, 'now'>;
  readonly announce: AnnounceEvents;
}

const idBytes = 24;

/** Nobody can guess it: whoever knows the address of a page may use it. */
export const newId = (kind: 'cs' | 'cus' | 'pay' | 'sub' | 'in' | 'bps' | 'evt'): string =>
  `test_${kind}_${randomBytes(idBytes).toString('base64url')}`;
