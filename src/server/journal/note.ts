// Writes what a request did into the application log: who, from where, by which call.
import type { FastifyRequest } from 'fastify';
import type { LogEntryTable } from '#server/database/tables.ts';
import type { Journal } from './journal.ts';
import type { Lmid } from './lmids.ts';

export interface Event {
  readonly lmid: Lmid;
  readonly level?: LogEntryTable['level'];
  readonly content: string;
  /** Whom it is about, where that is not whoever asks. */
  readonly accountId?: string;
}

export function note(
  journal: Journal,
  request: Pick<FastifyRequest, 'method' | 'url' | 'ip' | 'session'>,
  { lmid, level = 'info', content, accountId }: Event,
): void {
  journal.write({
    lmid,
    level,
    content,
    account_id: accountId ?? request.session?.account.id ?? null,
    ip: request.ip,
    verb: request.method,
    // What stands after the question mark may hold an address or a token.
    path: request.url.split('?', 1)[0] ?? '',
    body: null,
  });
}
