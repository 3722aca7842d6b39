// The addresses of a sign-in, all on the server's own origin, whatever a request claims.
import type { FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { originOf } from '#server/http/origin-of.ts';

export const appUrlOf = (configuration: Configuration, request: FastifyRequest): string =>
  `${originOf(configuration, request)}/builder/`;

/** Where Google sends the browser back to; Google knows it by heart. */
export const callbackUrlOf = (configuration: Configuration, request: FastifyRequest): string =>
  `${originOf(configuration, request)}${paths.finishGoogleSignIn.path}`;

/** Where the browser came back to, with what Google says in the query. */
export function returnedUrlOf(configuration: Configuration, request: FastifyRequest): URL {
  const url = new URL(callbackUrlOf(configuration, request));
  url.search = request.url.split('?')[1] ?? '';
  return url;
}
