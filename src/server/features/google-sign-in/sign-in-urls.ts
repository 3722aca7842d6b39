// The URLs of a sign-in, all on the server's own origin, whatever a request claims.
import type { FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { originOf } from '#server/http/origins/origin-of.ts';

export const appUrlOf = (configuration: Configuration, request: FastifyRequest): string =>
  `${originOf(configuration, request)}/builder/`;

/** The redirect URI that is registered with Google. */
export const callbackUrlOf = (configuration: Configuration, request: FastifyRequest): string =>
  `${originOf(configuration, request)}${paths.finishGoogleSignIn.path}`;

/** The URL the browser returned to, with Google's reply in the query. */
export function returnedUrlOf(configuration: Configuration, request: FastifyRequest): URL {
  const url = new URL(callbackUrlOf(configuration, request));
  url.search = request.url.split('?')[1] ?? '';
  return url;
}
