// The two ways a call fails: the server refused it with a reason, or there was no response.
import type { ErrorCode } from '#contract/error-codes.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** How long to wait before the next call; null if the server does not say. */
  readonly retryAfterMs: number | null;
  /** The version in which the server kept what it did not save; null if it did not. */
  readonly conflictVersion: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    retryAfterMs: number | null = null,
    conflictVersion: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.conflictVersion = conflictVersion;
  }
}

export class NoResponseError extends Error {
  constructor(cause: unknown) {
    super('The server did not answer.', { cause });
    this.name = 'NoResponseError';
  }
}

export function isRefusal(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
