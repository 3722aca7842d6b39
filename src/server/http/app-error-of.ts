// Turns whatever was thrown while a request was handled into the one error the reply is made of.
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseDown } from '#server/ports/database/is-database-down.ts';
import { isForeignKeyViolation } from '#server/ports/database/is-foreign-key-violation.ts';
import { AppError, type Fault } from '../errors/app-error.ts';

export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new AppError('bad-request', { faults: faultsOf(thrown) });
  }
  // A row hangs on an account that was deleted while the request was under way.
  if (isForeignKeyViolation(thrown)) return new AppError('session-required');
  if (isDatabaseDown(thrown)) return new AppError('database-unavailable');
  const status = statusOf(thrown);
  if (status === 413) return new AppError('template-too-large');
  if (status === 415) return new AppError('media-type');
  if (status >= 400 && status < 500) return new AppError('bad-request');
  return new AppError('internal');
}

type Validation = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
};

/** Paths as dots from the part of the request on: body.template.uuid. */
function faultsOf(thrown: Validation): Fault[] {
  const part = thrown.validationContext ?? 'request';
  return thrown.validation.map(({ instancePath, message }) => ({
    path: `${part}${instancePath.replaceAll('/', '.')}`,
    message: message ?? 'is not allowed',
  }));
}

/** Fastify marks what it refuses by itself (no JSON, too long, odd address) with a status. */
function statusOf(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return 500;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
