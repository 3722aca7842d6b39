// Where the browser returns to from a payment: the server's own pages, whatever address it gives.
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { originOf } from '#server/http/origins/origin-of.ts';

/** Keeps only the path of an address, so that a return link never leads to another site. */
export function onOwnSite(origin: string, given: string): string {
  const { pathname, search, hash } = new URL(given);
  // Two slashes would begin the address of another site wherever the path is used alone.
  return `${origin}${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;
}

const namesOfThisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** This machine has several names, and its session is known only under the one by which the browser came. */
export function returnOriginOf(
  configuration: Configuration,
  request: Pick<FastifyRequest, 'host' | 'socket'>,
): string {
  const own = new URL(originOf(configuration, request));
  const came = `http://${request.host}`;
  if (configuration.publicUrl !== null || !namesOfThisMachine.has(own.hostname)) return own.origin;
  if (!URL.canParse(came)) return own.origin;
  const { hostname, port, origin } = new URL(came);
  return namesOfThisMachine.has(hostname) && port === own.port ? origin : own.origin;
}
