// The way to Google and back: every end leads the browser to the application, signed in or told why not.
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#server/http/register-call.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { isBehindTls } from '#server/sessions/session-cookies.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import type { ServerParts } from '../server-parts.ts';
import { arrivalOf, callbackOf, pageOf } from './addresses.ts';
import { leadBack, refuse } from './lead-back.ts';
import { signInPerson } from './sign-in-person.ts';
import { recall, remember } from './under-way-cookie.ts';

export function googleSignInRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits } = parts;
  const { google } = configuration;
  const isIn = (session: Parameters<typeof isSignedIn>[0] | undefined) =>
    session !== undefined && isSignedIn(session);

  registerCall(app, 'startGoogleSignIn', async (request, reply) => {
    const { returnTo = '/' } = request.query;
    if (google === null) return refuse(parts, request, reply, 'not-set-up', returnTo);
    if (isIn(request.session?.account)) return refuse(parts, request, reply, 'loggedin', returnTo);
    try {
      await limits.countSignIn(request, request.ip);
      const { url, underWay } = await ports.googleSignIn.start(callbackOf(configuration, request));
      const seal = { secret: google.clientSecret, now: ports.clock.now() };
      remember(request, reply, { ...underWay, returnTo }, seal, isBehindTls(configuration, request));
      return reply.redirect(url.href);
    } catch (error) {
      return refuse(parts, request, reply, error, returnTo);
    }
  });

  registerCall(app, 'finishGoogleSignIn', async (request, reply) => {
    if (google === null) return refuse(parts, request, reply, 'not-set-up', '/');
    const seal = { secret: google.clientSecret, now: ports.clock.now() };
    const underWay = recall(request, reply, request.query.state, seal);
    if (underWay === null) {
      // The way back in the browser's history, after all went well.
      const outcome = isIn(request.session?.account) ? 'loggedin' : 'expired';
      return refuse(parts, request, reply, outcome, '/');
    }
    try {
      const person = await ports.googleSignIn.finish(arrivalOf(configuration, request), underWay);
      const browser = {
        session: request.session,
        device: deviceOf(request),
        language: preferredLanguage(request.headers['accept-language']),
        url: pageOf(configuration, request),
      };
      return leadBack(parts, request, reply, await signInPerson(parts, browser, person), underWay.returnTo);
    } catch (error) {
      return refuse(parts, request, reply, error, underWay.returnTo);
    }
  });
}
