// The one error that a request can end with; its code, status and texts are in the contract.
import type { ErrorCode } from '#contract/error-codes.ts';

export interface RequestFault {
  readonly path: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly faults?: readonly RequestFault[];
  readonly currentRevision?: number;
  readonly conflictVersion?: string;
  readonly retryAfterSeconds?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
