// Tells operators of requests that failed by the server's own fault, by the id that whoever asked was shown.
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error-codes.ts';
import { reasonOf } from '../errors/reason-of.ts';
import type { Journal } from './journal.ts';
import { lmids } from './lmids.ts';
import { note } from './note.ts';

/** The other codes from 500 on are answers that are meant, such as that the server is stopping. */
const faults: readonly ErrorCode[] = ['internal', 'database-unavailable'];

export function noteRequestError(
  journal: Journal,
  request: FastifyRequest,
  code: ErrorCode,
  thrown: unknown,
): void {
  if (!faults.includes(code)) return;
  const content = `${code}, request ${request.id}: ${reasonOf(thrown)}`;
  note(journal, request, { lmid: lmids.requestError, level: 'error', content, withBody: true });
}
