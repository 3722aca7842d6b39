// Whether a browser says that a form which it sends is on one of the server's own pages.
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { isFromOtherSite } from './is-from-other-site.ts';
import { originOf } from './origin-of.ts';

/**
 * Every browser of today names the origin of a form that it posts, and nearly all the site; where neither is said, the
 * form may be anybody's. An origin of `null` is none: some pages keep it to themselves.
 */
export function isFromOwnPage(
  configuration: Configuration,
  request: Pick<FastifyRequest, 'headers' | 'host' | 'socket'>,
): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (isFromOtherSite(request)) return false;
  const isOwn = (address: string) => isOwnAddress(configuration, request, address);
  if (origin !== undefined && origin !== 'null') return isOwn(origin);
  if (site !== undefined) return true;
  return origin === undefined && referer !== undefined && isOwn(referer);
}

/** By the name that the operator gave, or by which this browser came: this machine alone has several. */
function isOwnAddress(
  configuration: Configuration,
  request: Pick<FastifyRequest, 'host' | 'socket'>,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  return origin === originOf(configuration, request) || host === request.host;
}
