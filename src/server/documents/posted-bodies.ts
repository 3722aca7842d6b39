// Has the bodies of one call, which carry a template, read as a whole document; its handler gets the outline as the body.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wholeBody } from '#server/http/bodies/whole-body.ts';
import { AppError } from '../errors/app-error.ts';
import type { ParsedBody, PostedBody, Refused } from './posted-document.ts';

/** The scope must be the call's own, so that no other call gets its parser. */
export function readPostedBodies<Prepared>(
  scope: FastifyInstance,
  read: (request: FastifyRequest, posted: PostedBody) => Promise<ParsedBody<Prepared> | null>,
): (request: FastifyRequest) => Prepared {
  const preparedOf = new WeakMap<FastifyRequest, Prepared | Refused>();
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const parsed = await read(request, { bytes: await wholeBody(body) });
    if (parsed === null) throw new AppError('bad-request');
    if (parsed.isUnread) acceptedOf(parsed.prepared);
    preparedOf.set(request, parsed.prepared);
    return parsed.outline;
  });
  // A template that cannot be read is refused only here: what else is wrong with the body was told before.
  return (request) => acceptedOf(preparedOf.get(request) ?? { refused: {} });
}

export function acceptedOf<Prepared>(prepared: Prepared | Refused): Prepared {
  if (isRefused(prepared)) throw new AppError('template-invalid', prepared.refused);
  return prepared;
}

const isRefused = <Prepared>(prepared: Prepared | Refused): prepared is Refused =>
  typeof prepared === 'object' && prepared !== null && 'refused' in prepared;
