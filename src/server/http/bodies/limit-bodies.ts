// Gives each call the limit of its body that the contract declares, and its documentation says so.
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';

/** For requests that need no body, and for addresses without a call. */
export const smallBodyBytes = 16 * 1024;

export function limitBodies(app: FastifyInstance, maxBodyBytes: number): void {
  app.addHook('onRoute', (route) => {
    const name = route.config?.call;
    if (name === undefined) return;
    const { body, bodyLimitKb }: Call = calls[name];
    const limit = bodyLimitOf(bodyLimitKb, maxBodyBytes);
    route.bodyLimit = limit;
    if (body === undefined || route.schema === undefined) return;
    const said = route.schema.description;
    route.schema.description = [said, `The body may have up to ${limit / 1024} KB.`]
      .filter(Boolean)
      .join(' ');
  });
}

const bodyLimitOf = (limitKb: Call['bodyLimitKb'], maxBodyBytes: number): number => {
  if (limitKb === 'template') return maxBodyBytes;
  return Math.min(limitKb === undefined ? smallBodyBytes : limitKb * 1024, maxBodyBytes);
};
