// Whether a browser says that another site made it send a request.
import type { FastifyRequest } from 'fastify';

/** A program that sends no such header acts for itself. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

export const isFromOtherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  !ownSites.includes(headers['sec-fetch-site']);
