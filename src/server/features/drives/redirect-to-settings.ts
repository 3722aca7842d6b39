// Redirects the browser to the settings with what came of connecting a drive, and logs it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DriveOutcome, driveOutcomes } from '#contract/drive-outcomes.ts';
import { AppError } from '#server/errors/app-error.ts';
import { errorCodesOf } from '#server/errors/error-codes-of.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { ConsentError } from '#server/ports/spreadsheets/own-drives.ts';
import type { ServerParts } from '../server-parts.ts';

/** The outcome goes before the hash, which belongs to the page. */
const settingsWith = (outcome: DriveOutcome): string => `/builder/?drive=${outcome}#/settings`;

/** Nobody asked for anything, so the page has nothing to report. */
export const redirectUnasked = (reply: FastifyReply): FastifyReply => reply.redirect('/builder/#/settings');

/** Reasons that the page has no text for are rethrown. */
export function redirectToSettings(
  { eventLog }: Pick<ServerParts, 'eventLog'>,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: unknown,
): FastifyReply {
  const outcome = outcomeOf(reason);
  if (outcome === null) throw reason;
  if (reason instanceof ConsentError && reason.cause !== undefined) {
    const codes = errorCodesOf(reason.cause);
    request.log.warn({ err: reason.cause, codes, outcome }, 'a drive was not connected');
  }
  const isConnected = outcome === 'connected';
  logRequestEvent(eventLog, request, {
    lmid: isConnected ? logEventIds.driveConnected : logEventIds.driveNotConnected,
    ...(!isConnected && { level: 'warn' }),
    content: `google drive: ${outcome}`,
  });
  return reply.redirect(settingsWith(outcome));
}

function outcomeOf(why: unknown): DriveOutcome | null {
  if (why instanceof ConsentError) return why.reason;
  if (why instanceof AppError) return why.code === 'rate-limited' ? why.code : null;
  return driveOutcomes.find((outcome) => outcome === why) ?? null;
}
