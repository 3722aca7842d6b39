// Leads the browser back to the application, signed in or told why not, and notes it for the operators.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignInOutcome, signInOutcomes } from '#contract/sign-in-outcomes.ts';
import { AppError } from '#server/errors/app-error.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import { SignInFailed } from '#server/ports/sign-in/google-sign-in.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import type { ServerParts } from '../server-parts.ts';
import { codesOf } from './codes-of.ts';
import type { SignInEnd } from './sign-in-person.ts';

/** What is said stands before the hash, which belongs to the page. */
const toPage = (reply: FastifyReply, outcome: SignInOutcome | null, returnTo: string): FastifyReply =>
  reply.redirect(`/builder/${outcome === null ? '' : `?signIn=${outcome}`}#${returnTo}`);

export function leadBack(
  parts: Pick<ServerParts, 'configuration' | 'journal' | 'jobs'>,
  request: FastifyRequest,
  reply: FastifyReply,
  end: SignInEnd,
  returnTo: string,
): FastifyReply {
  if (typeof end === 'string') return refuse(parts, request, reply, end, returnTo);
  const { token, accountId, isNew, isPasswordRemoved } = end;
  sendSessionCookies(reply, token, isBehindTls(parts.configuration, request));
  if (isNew) {
    // The letter of welcome waits in the queue.
    parts.jobs.wake();
    note(parts.journal, request, {
      lmid: lmids.userRegistered,
      content: 'registered with Google',
      accountId,
    });
  }
  const content = isPasswordRemoved
    ? 'signed in with Google; the password of the unproved address was removed'
    : 'signed in with Google';
  note(parts.journal, request, { lmid: lmids.userLoggedIn, content, accountId });
  return toPage(reply, isPasswordRemoved ? 'password-removed' : null, returnTo);
}

/** What the page has no words for is thrown on. */
export function refuse(
  { journal }: Pick<ServerParts, 'journal'>,
  request: FastifyRequest,
  reply: FastifyReply,
  why: unknown,
  returnTo: string,
): FastifyReply {
  const outcome = outcomeOf(why);
  if (outcome === null) throw why;
  if (why instanceof SignInFailed) {
    const codes = codesOf(why.cause);
    request.log.warn({ err: why.cause, codes, outcome }, 'a sign-in with Google came to nothing');
  }
  note(journal, request, { lmid: lmids.userLoginFailed, level: 'warn', content: `google: ${outcome}` });
  return toPage(reply, outcome, returnTo);
}

function outcomeOf(why: unknown): SignInOutcome | null {
  if (why instanceof SignInFailed) return why.reason;
  if (why instanceof AppError) return why.code === 'rate-limited' ? why.code : null;
  return signInOutcomes.find((outcome) => outcome === why) ?? null;
}
