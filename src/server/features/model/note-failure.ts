// Tells operators of builds that failed for a reason in the template or in the program.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { reasonOf } from '#server/errors/reason-of.ts';
import type { Journal } from '#server/journal/journal.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';

/** Nothing went wrong with a build that was called off, refused or asked of nothing. */
const toldToCallerAlone: readonly string[] = [
  ...(['build-cancelled', 'rate-limited', 'shutting-down'] as const),
  ...(['template-not-found', 'not-available'] as const),
];

export function noteFailure(journal: Journal, request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError && toldToCallerAlone.includes(error.code)) return;
  const content = contentOf(error);
  note(journal, request, { lmid: lmids.modelBuildError, level: 'error', content, withBody: true });
}

function contentOf(error: unknown): string {
  if (!(error instanceof AppError)) return reasonOf(error);
  const faults = (error.details.faults ?? []).map(({ path, message }) => `${path} ${message}`);
  return [error.code, ...faults].join('; ');
}
