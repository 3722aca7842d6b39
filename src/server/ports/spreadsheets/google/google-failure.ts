// What a failed request to Google means: whether it is worth another try, and what the log may say of it.
import { gaxios } from 'google-auth-library';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';

const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Drive says of too many requests that they are forbidden. */
const tooMany = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded']);

function reasonsOf(error: gaxios.GaxiosError): readonly string[] {
  const said = error.response?.data?.error;
  if (typeof said === 'string') return [said];
  const reasons = Array.isArray(said?.errors)
    ? said.errors.map(({ reason }: { reason?: unknown }) => reason)
    : [];
  // Its message may repeat names and addresses; a plain word does not.
  return [said?.status, ...reasons].filter((word) => typeof word === 'string' && /^[\w.-]{1,60}$/.test(word));
}

export const statusOf = (error: unknown): number | null =>
  error instanceof gaxios.GaxiosError ? (error.response?.status ?? null) : null;

/** Without an answer nobody knows; the next try may come through. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof gaxios.GaxiosError)) return false;
  const status = statusOf(error);
  if (status === null) return true;
  return passing.has(status) || (status === 403 && reasonsOf(error).some((reason) => tooMany.has(reason)));
}

/** What Retry-After says; null without it. */
export function retryAfterMs(error: unknown): number | null {
  if (!(error instanceof gaxios.GaxiosError)) return null;
  const said = error.response?.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(said) ? Number(said) * 1000 : null;
}

function causeOf({ cause, name }: Error): string {
  if (!(cause instanceof Error)) return name;
  // What the network says is one level deeper.
  const within = cause.cause instanceof Error ? cause.cause : cause;
  return 'code' in within && typeof within.code === 'string' ? within.code : within.name;
}

/** Whoever gave access has taken it back, or it was never meant for this: no other try is of use. */
const refusedAccess = new Set([
  ...['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'],
  // Of a token that was given before.
  'UNAUTHENTICATED',
]);

export class AccessRefused extends SpreadsheetsUnavailable {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Of a person's storage, which their mail and pictures fill too, and of the number of files that they may have. */
const noRoom = new Set(['storageQuotaExceeded', 'quotaExceeded', 'activeItemCreationLimitExceeded']);

export class StorageFull extends SpreadsheetsUnavailable {}

/** An organisation may rule that nobody outside of it opens its files. */
export class SharingRefused extends SpreadsheetsUnavailable {}

/** What Google refuses to let whoever has the link do; the same request is well-formed elsewhere. */
const isSharingRefused = (call: string, status: number | null): boolean =>
  call === 'permissions.create' && (status === 400 || status === 403);

export function googleFailure(error: unknown, call: string): unknown {
  if (!(error instanceof gaxios.GaxiosError)) return error;
  const status = statusOf(error);
  const refused = reasonsOf(error).find((reason) => refusedAccess.has(reason));
  if (refused !== undefined) {
    return new AccessRefused(
      refused,
      `Google: ${call}, ${status}, ${refused}: it no longer takes what it was given, because the consent was withdrawn or the key deleted; docs/google-sheets.md says how to get another`,
    );
  }
  const reasons = reasonsOf(error);
  const reached = status === null ? [`no answer, ${causeOf(error)}`] : [String(status)];
  const message = `Google: ${[call, ...reached, ...reasons].join(', ')}`;
  if (status === 403 && reasons.some((reason) => noRoom.has(reason))) return new StorageFull(message);
  if (isSharingRefused(call, status) && !isPassing(error)) return new SharingRefused(message);
  return new SpreadsheetsUnavailable(message);
}
