// The calls to Google and back: every outcome redirects the browser to the application.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GoogleSettings } from '#server/configuration/read-google.ts';
import { callbackUrlOf, returnedUrlOf } from '#server/http/origins/callback-urls.ts';
import { isFromOtherSite } from '#server/http/origins/is-from-other-site.ts';
import { originOf } from '#server/http/origins/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import type { CookieSigning } from '#server/sessions/pending-cookies.ts';
import { isBehindTls } from '#server/sessions/session-cookies.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import type { ServerParts } from '../server-parts.ts';
import { signInCookies } from './pending-sign-in-cookie.ts';
import { redirectToApp, redirectUnasked, redirectWithError } from './redirect-to-app.ts';
import { signInPerson } from './sign-in-person.ts';

const back = 'finishGoogleSignIn';

export function googleSignInRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits } = parts;
  const { google } = configuration;
  const isIn = (session: Parameters<typeof isSignedIn>[0] | undefined) =>
    session !== undefined && isSignedIn(session);

  registerCall(app, 'startGoogleSignIn', async (request, reply) => {
    const { returnTo = '/' } = request.query;
    if (google === null) return redirectWithError(parts, request, reply, 'not-set-up', returnTo);
    if (isIn(request.session?.account)) return redirectWithError(parts, request, reply, 'loggedin', returnTo);
    // A link elsewhere could sign somebody in without being asked, if Google remembers them: the page asks first.
    if (isFromOtherSite(request)) return redirectUnasked(parts, request, reply);
    try {
      await limits.countSignIn(request, request.ip);
      const { url, underWay } = await ports.googleSignIn.start(callbackUrlOf(configuration, request, back));
      signInCookies.remember(request, reply, { ...underWay, returnTo }, signingOf(parts, google, request));
      return reply.redirect(url.href);
    } catch (error) {
      return redirectWithError(parts, request, reply, error, returnTo);
    }
  });

  registerCall(app, 'finishGoogleSignIn', async (request, reply) => {
    if (google === null) return redirectWithError(parts, request, reply, 'not-set-up', '/');
    const signing = signingOf(parts, google, request);
    const underWay = signInCookies.recall(request, reply, request.query.state, signing);
    if (underWay === null) {
      // Someone went back in the browser's history after a successful sign-in.
      const outcome = isIn(request.session?.account) ? 'loggedin' : 'expired';
      return redirectWithError(parts, request, reply, outcome, '/');
    }
    try {
      const person = await ports.googleSignIn.finish(returnedUrlOf(configuration, request, back), underWay);
      const browser = {
        session: request.session,
        device: deviceOf(configuration, request),
        language: preferredLanguage(request.headers['accept-language']),
        url: `${originOf(configuration, request)}/builder/`,
      };
      return redirectToApp(
        parts,
        request,
        reply,
        await signInPerson(parts, browser, person),
        underWay.returnTo,
      );
    } catch (error) {
      return redirectWithError(parts, request, reply, error, underWay.returnTo);
    }
  });
}

const signingOf = (
  { ports, configuration }: ServerParts,
  { clientSecret: secret }: GoogleSettings,
  request: FastifyRequest,
): CookieSigning => ({
  secret,
  now: ports.clock.now(),
  isSecure: isBehindTls(configuration, request),
});
