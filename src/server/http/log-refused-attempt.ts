// Logs requests that a protection refused, once an hour for each caller and reason, so that nobody can flood the log.
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { EventLog } from '#server/event-log/event-log.ts';
import type { HourlyThrottle } from '#server/event-log/hourly-throttle.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { networkOf } from '#server/networks/network-of.ts';

/** Codes that the page of an honest visitor hardly ever gets; a failed sign-in is an event of its own. */
const refusals: readonly ErrorCode[] = [
  ...(['sign-in-required', 'not-allowed', 'account-archived', 'operator-protected'] as const),
  ...(['xsrf-mismatch', 'wrong-password', 'tokenUsedOrExpired', 'rate-limited', 'too-many-tries'] as const),
  ...(['bad-request', 'media-type', 'template-too-large'] as const),
  ...(['network-space-limit', 'visitors-space-limit'] as const),
];

export interface RefusedAttempts {
  readonly eventLog: EventLog;
  readonly throttle: HourlyThrottle;
}

export function logRefusedAttempt(
  { eventLog, throttle }: RefusedAttempts,
  request: FastifyRequest,
  code: ErrorCode,
  now: number,
): void {
  if (!refusals.includes(code)) return;
  const who = (request.view?.operator ?? request.session?.account)?.id ?? networkOf(request.ip);
  if (!throttle.isDue(`${code} ${who}`, now)) return;
  const content = `${code}, ${request.routeOptions.config.call ?? 'no call'}, request ${request.id}`;
  logRequestEvent(eventLog, request, { lmid: logEventIds.requestRefused, level: 'warn', content });
}
