// The way to Google and back: every end leads the browser to the application, signed in or told why not.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { originOf } from '#server/http/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { SignInFailed } from '#server/ports/sign-in/google-sign-in.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import { type SignInRefusal, signInPerson } from './sign-in-person.ts';
import { recall, remember } from './under-way-cookie.ts';

/** Why somebody comes back without being signed in; the page has the words. */
type Reason = SignInRefusal | SignInFailed['reason'] | 'not-set-up' | 'expired' | 'loggedin';

/** The reason stands before the hash, which belongs to the page. */
const toPage = (reply: FastifyReply, reason: Reason | null, returnTo = '/'): FastifyReply =>
  reply.redirect(`/builder/${reason === null ? '' : `?signIn=${reason}`}#${returnTo}`);

export function googleSignInRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, journal } = parts;
  const { googleSignIn } = ports;
  const callbackOf = (request: FastifyRequest): string =>
    `${originOf(configuration, request)}${paths.finishGoogleSignIn.path}`;

  const refuse = (request: FastifyRequest, reply: FastifyReply, reason: Reason, returnTo?: string) => {
    note(journal, request, { lmid: lmids.userLoginFailed, level: 'warn', content: `google: ${reason}` });
    return toPage(reply, reason, returnTo);
  };

  registerCall(app, 'startGoogleSignIn', async (request, reply) => {
    const { returnTo = '/' } = request.query;
    if (!googleSignIn.isAvailable) return refuse(request, reply, 'not-set-up', returnTo);
    if (request.session !== null && isSignedIn(request.session.account)) {
      return refuse(request, reply, 'loggedin', returnTo);
    }
    await limits.countSignIn(request, request.ip);
    try {
      const { url, underWay } = await googleSignIn.start(callbackOf(request));
      remember(reply, { ...underWay, returnTo }, isBehindTls(configuration, request));
      return reply.redirect(url.href);
    } catch (error) {
      if (!(error instanceof SignInFailed)) throw error;
      request.log.warn({ err: error.cause }, 'the sign-in provider does not answer');
      return refuse(request, reply, error.reason, returnTo);
    }
  });

  registerCall(app, 'finishGoogleSignIn', async (request, reply) => {
    const underWay = recall(request, reply, new URLSearchParams(request.url.split('?')[1]).get('state'));
    if (underWay === null) return refuse(request, reply, 'expired');
    const { returnTo } = underWay;
    try {
      const arrivedAt = new URL(request.url, callbackOf(request));
      const person = await googleSignIn.finish(arrivedAt, underWay);
      const session = request.session ?? (await newSession(parts, request));
      const end = await signInPerson(parts, session, person, deviceOf(request));
      if (typeof end === 'string') return refuse(request, reply, end, returnTo);
      sendSessionCookies(reply, end.token, isBehindTls(configuration, request));
      const { accountId } = end;
      note(journal, request, { lmid: lmids.userLoggedIn, content: 'signed in with Google', accountId });
      return toPage(reply, null, returnTo);
    } catch (error) {
      if (!(error instanceof SignInFailed)) throw error;
      request.log.warn({ err: error.cause }, 'the sign-in provider cannot be believed');
      return refuse(request, reply, error.reason, returnTo);
    }
  });
}

/** Some browsers come back without the cookie of a visitor who never opened the application. */
function newSession({ ports }: ServerParts, request: FastifyRequest) {
  const language = preferredLanguage(request.headers['accept-language']);
  return startSession(ports.database, ports.clock, language, deviceOf(request));
}
