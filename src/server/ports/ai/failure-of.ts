// Tells what a failed request to an endpoint means: whether to try again, and when, or to ask in a plainer form.
import { APIConnectionError, APIError } from 'openai';
import { z } from 'zod';
import type { AiFailure } from './ai.ts';
import { AnswerTooLong } from './bounded-fetch.ts';

export interface FailedTry {
  readonly outcome: AiFailure;
  /** Null: another try would fail too. */
  readonly retry: { readonly afterMs: number | null } | null;
  /** The endpoint does not know what it was asked with. */
  readonly isFormUnknown: boolean;
  readonly detail: string;
}

const failed = (outcome: AiFailure, detail: string, retry: FailedTry['retry'] = null): FailedTry => ({
  ...{ outcome, detail, retry },
  isFormUnknown: false,
});

/** What a request may have that not every endpoint knows, as they name it when they refuse it. */
const newerFields = /response_format|json_schema|structured.?output|max_completion_tokens|stream_options/i;
const statusesOfUnknown: readonly unknown[] = [400, 404, 415, 422, 501];

export function failureOf(error: unknown, hasBegun: boolean): FailedTry {
  if (error instanceof AnswerTooLong) return failed('nonsense', 'the answer is too long');
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return failed('nonsense', 'the answer is not of the protocol');
  }
  if (error instanceof APIConnectionError) {
    return failed('unavailable', `no connection ${codeOf(error.cause)}`.trimEnd(), { afterMs: null });
  }
  if (error instanceof APIError && error.status !== undefined) return refusedWith(error, error.status);
  // What was said already was paid for, and would be again.
  if (hasBegun) return failed('cut-off', 'the answer broke off');
  return failed('unavailable', 'the answer broke off', { afterMs: null });
}

function refusedWith(error: APIError, status: number): FailedTry {
  const detail = `${status} ${plainCode(error.code)}`.trimEnd();
  if (/content_?filter/i.test(plainCode(error.code))) return failed('filtered', detail);
  const isFormUnknown = statusesOfUnknown.includes(status) && newerFields.test(error.message);
  const mayPass = status >= 500 || (status === 429 && error.code !== 'insufficient_quota');
  const retry = mayPass && !isFormUnknown ? { afterMs: retryAfterMs(error.headers) } : null;
  return { ...failed('unavailable', detail, retry), isFormUnknown };
}

/** An endpoint may say anything, our key and the texts of users included; a plain code is none of them. */
const plainCode = (code: unknown): string =>
  typeof code === 'string' && /^[a-z][a-z_]{2,40}$/.test(code) ? code : '';

/** Of the connection; fetch wraps the error that has it, sometimes twice. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  if ('code' in cause && typeof cause.code === 'string' && /^[A-Z_]{3,40}$/.test(cause.code))
    return cause.code;
  return codeOf(cause.cause);
}

const secondMs = 1000;

function retryAfterMs(headers: Headers | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds * secondMs : null;
}
