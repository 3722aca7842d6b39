// Where other sites send browsers back to, always on the server's own origin, whatever a request claims.
import type { FastifyRequest } from 'fastify';
import { type CallName, paths } from '#contract/paths.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { originOf } from './origin-of.ts';

/** As it is registered with the other site. */
export const callbackUrlOf = (
  configuration: Configuration,
  request: FastifyRequest,
  call: CallName,
): string => `${originOf(configuration, request)}${paths[call].path}`;

/** The URL the browser returned to, with the other site's answer in the query. */
export function returnedUrlOf(configuration: Configuration, request: FastifyRequest, call: CallName): URL {
  const url = new URL(callbackUrlOf(configuration, request, call));
  url.search = request.url.split('?')[1] ?? '';
  return url;
}
