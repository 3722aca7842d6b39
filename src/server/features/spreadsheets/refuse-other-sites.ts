// Refuses requests from other sites to calls that change something although they use GET.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/** Browsers say where a request comes from; a program that sends no such header acts for itself. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

export function refuseOtherSites({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!ownSites.includes(headers['sec-fetch-site'])) throw new AppError('xsrf-mismatch');
}
