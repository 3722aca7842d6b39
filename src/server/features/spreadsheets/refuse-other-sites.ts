// Refuses requests from other sites to calls that change something although they use GET.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { isFromOtherSite } from '#server/http/origins/is-from-other-site.ts';

export function refuseOtherSites(request: Pick<FastifyRequest, 'headers'>): void {
  if (isFromOtherSite(request)) throw new AppError('xsrf-mismatch');
}
