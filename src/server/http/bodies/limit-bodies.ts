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
    const call: Call = calls[name];
    const limit = bodyLimitOf(call, maxBodyBytes);
    route.bodyLimit = limit;
    if (call.body === undefined || route.schema === undefined) return;
    const said = route.schema.description;
    route.schema.description = [said, `The body may have up to ${limit / 1024} KB.`]
      .filter(Boolean)
      .join(' ');
  });
}

/** Of all calls. */
export const longestBodyBytes = (maxBodyBytes: number): number =>
  Math.max(...Object.values(calls).map((call) => bodyLimitOf(call, maxBodyBytes)));

function bodyLimitOf({ bodyLimitKb, policy }: Call, maxBodyBytes: number): number {
  if (bodyLimitKb === 'template') return maxBodyBytes;
  const limit = bodyLimitKb === undefined ? smallBodyBytes : bodyLimitKb * 1024;
  // The payment service tells what it has to, however small templates are held here.
  return policy === 'payment-service' ? limit : Math.min(limit, maxBodyBytes);
}
