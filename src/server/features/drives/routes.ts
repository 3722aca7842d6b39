// The calls that connect a person's own Google Drive and disconnect it: to Google and back, and every outcome is said in the settings.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { disconnectDrive } from '#server/drives/connect-drive.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callbackUrlOf, returnedUrlOf } from '#server/http/origins/callback-urls.ts';
import { isFromOtherSite } from '#server/http/origins/is-from-other-site.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { ownListOf } from '#server/spreadsheets/own-list.ts';
import type { ServerParts } from '../server-parts.ts';
import { finishConsent } from './finish-consent.ts';
import { consentCookies } from './pending-consent-cookie.ts';
import { redirectToSettings, redirectUnasked } from './redirect-to-settings.ts';
import { signingOf } from './signing-of.ts';

export function driveRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, jobs, eventLog } = parts;

  registerCall(app, 'connectDrive', async (request, reply) => {
    const { googleDrives } = configuration;
    if (googleDrives === null) return redirectToSettings(parts, request, reply, 'not-set-up');
    // A link elsewhere could have somebody agree to what they did not ask for: the settings ask first.
    if (isFromOtherSite(request)) return redirectUnasked(reply);
    const accountId = signedInAs(request);
    if (accountId === null) return redirectToSettings(parts, request, reply, 'sign-in-required');
    try {
      await limits.countSignIn(request, accountId);
      const { url, underWay } = await ports.drives.ask(callbackUrlOf(configuration, request, 'finishDrive'));
      const signing = signingOf(parts, googleDrives, request);
      consentCookies.remember(request, reply, { ...underWay, accountId }, signing);
      return reply.redirect(url.href);
    } catch (error) {
      return redirectToSettings(parts, request, reply, error);
    }
  });

  registerCall(app, 'finishDrive', async (request, reply) => {
    const { googleDrives } = configuration;
    if (googleDrives === null) return redirectToSettings(parts, request, reply, 'not-set-up');
    const signing = signingOf(parts, googleDrives, request);
    const underWay = consentCookies.recall(request, reply, request.query.state, signing);
    const arrivedAt = returnedUrlOf(configuration, request, 'finishDrive');
    try {
      const outcome = await finishConsent(parts, signedInAs(request), arrivedAt, underWay);
      return redirectToSettings(parts, request, reply, outcome);
    } catch (error) {
      return redirectToSettings(parts, request, reply, error);
    }
  });

  registerCall(app, 'disconnectDrive', async (request) => {
    const { id } = visitorOf(request);
    await disconnectDrive(ports, jobs, id);
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.driveDisconnected, content: 'google drive' });
    return ownListOf(ports, id, parts.origin());
  });
}

function signedInAs({ session }: FastifyRequest): string | null {
  const account = session?.account;
  return account && isSignedIn(account) ? account.id : null;
}
