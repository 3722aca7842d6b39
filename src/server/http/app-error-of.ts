// Converts anything thrown while handling a request into the one kind of error that replies are made from.
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { StatementTooSlow } from '#server/ports/database/aside/statement-too-slow.ts';
import { isDatabaseDown } from '#server/ports/database/is-database-down.ts';
import { isForeignKeyViolation } from '#server/ports/database/is-foreign-key-violation.ts';
import { isUnstorableText } from '#server/ports/database/is-unstorable-text.ts';
import { FilesUnavailable } from '#server/ports/files/files-unavailable.ts';
import { isDiskFull } from '#server/ports/is-disk-full.ts';
import { PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import { SpreadsheetsUnavailable } from '#server/ports/spreadsheets/spreadsheets-unavailable.ts';
import { AppError, type RequestFault } from '../errors/app-error.ts';

/** As long as a database takes to start. */
const retryAfterSeconds = 5;

export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new AppError('bad-request', { faults: faultsOf(thrown) });
  }
  // The row belongs to an account that was deleted during the request.
  if (isForeignKeyViolation(thrown)) return new AppError('session-required');
  if (isUnstorableText(thrown)) return new AppError('bad-request');
  if (thrown instanceof FilesUnavailable) return new AppError('files-unavailable');
  if (thrown instanceof PaymentsUnavailable) return new AppError('payments-unavailable');
  if (thrown instanceof SpreadsheetsUnavailable) return spreadsheetsError(thrown);
  if (thrown instanceof StatementTooSlow) return new AppError('too-slow');
  if (isDiskFull(thrown)) return new AppError('disk-full');
  if (isDatabaseDown(thrown)) return new AppError('database-unavailable', { retryAfterSeconds });
  const status = statusOf(thrown);
  if (status === 413) return new AppError('template-too-large');
  if (status === 415) return new AppError('media-type');
  if (status >= 400 && status < 500) return new AppError('bad-request');
  return new AppError('internal');
}

const spreadsheetsError = ({ cells }: SpreadsheetsUnavailable): AppError =>
  new AppError('spreadsheets-unavailable', {
    faults: cells.map(({ cell, ours, theirs }) => ({
      path: cell,
      message: `is ${ours} here and ${theirs} there`,
    })),
  });

type Validation = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
};

/** Paths with dots, starting with the part of the request: body.template.uuid. */
function faultsOf(thrown: Validation): RequestFault[] {
  const part = thrown.validationContext ?? 'request';
  return thrown.validation.map(({ instancePath, message }) => ({
    path: `${part}${instancePath.replaceAll('/', '.')}`,
    message: message ?? 'is not allowed',
  }));
}

/** Fastify gives the errors it raises itself (invalid JSON, body too large, malformed URL) a status. */
function statusOf(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return 500;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
