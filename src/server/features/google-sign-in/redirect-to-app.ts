// Redirects the browser to the application, signed in or with the reason why not, and logs the outcome.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignInOutcome, signInOutcomes } from '#contract/sign-in-outcomes.ts';
import { reachStep } from '#server/daily-counts/count-visitors.ts';
import { AppError } from '#server/errors/app-error.ts';
import { errorCodesOf } from '#server/errors/error-codes-of.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { GoogleSignInError } from '#server/ports/sign-in/google-sign-in.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import type { ServerParts } from '../server-parts.ts';
import type { GoogleSignInResult } from './sign-in-person.ts';

/** The outcome goes before the hash, which belongs to the page. */
const redirectWithOutcome = (
  reply: FastifyReply,
  outcome: SignInOutcome | null,
  returnTo: string,
): FastifyReply => reply.redirect(`/builder/${outcome === null ? '' : `?signIn=${outcome}`}#${returnTo}`);

export function redirectToApp(
  parts: Pick<ServerParts, 'configuration' | 'counts' | 'eventLog' | 'jobs' | 'ports'>,
  request: FastifyRequest,
  reply: FastifyReply,
  result: GoogleSignInResult,
  returnTo: string,
): FastifyReply {
  if (typeof result === 'string') return redirectWithError(parts, request, reply, result, returnTo);
  const { token, accountId, isNew, isPasswordRemoved } = result;
  sendSessionCookies(reply, token, isBehindTls(parts.configuration, request));
  if (isNew) {
    // The welcome email is waiting in the queue.
    parts.jobs.wake();
    parts.counts.add('sign-up');
    reachStep(parts, request, 'account');
    logRequestEvent(parts.eventLog, request, {
      lmid: logEventIds.userRegistered,
      content: 'registered with Google',
      accountId,
    });
  }
  const content = isPasswordRemoved
    ? 'signed in with Google; the password of the unproved address was removed'
    : 'signed in with Google';
  logRequestEvent(parts.eventLog, request, { lmid: logEventIds.userLoggedIn, content, accountId });
  return redirectWithOutcome(reply, isPasswordRemoved ? 'password-removed' : null, returnTo);
}

/** Nobody asked to sign in, so the page has nothing to report. */
export function redirectUnasked(
  { eventLog }: Pick<ServerParts, 'eventLog'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  logRequestEvent(eventLog, request, {
    lmid: logEventIds.userLoginFailed,
    level: 'warn',
    content: 'google: begun by another site',
  });
  return redirectWithOutcome(reply, null, '/');
}

/** Reasons that the page has no text for are rethrown. */
export function redirectWithError(
  { eventLog }: Pick<ServerParts, 'eventLog'>,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: unknown,
  returnTo: string,
): FastifyReply {
  const outcome = outcomeOf(reason);
  if (outcome === null) throw reason;
  if (reason instanceof GoogleSignInError) {
    const codes = errorCodesOf(reason.cause);
    request.log.warn({ err: reason.cause, codes, outcome }, 'a sign-in with Google came to nothing');
  }
  logRequestEvent(eventLog, request, {
    lmid: logEventIds.userLoginFailed,
    level: 'warn',
    content: `google: ${outcome}`,
  });
  return redirectWithOutcome(reply, outcome, returnTo);
}

function outcomeOf(why: unknown): SignInOutcome | null {
  if (why instanceof GoogleSignInError) return why.reason;
  if (why instanceof AppError) return why.code === 'rate-limited' ? why.code : null;
  return signInOutcomes.find((outcome) => outcome === why) ?? null;
}
