// Has large save bodies parsed on another thread; small ones are parsed in place, which is faster.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentThread } from '#server/documents/document-thread.ts';
import { type PreparedDocument, prepareDocument } from '#server/documents/prepare-document.ts';
import type { ParsedSave } from '#server/documents/read-posted-save.ts';
import { AppError } from '#server/errors/app-error.ts';
import { callerOf } from '#server/http/caller-of.ts';

/** Takes about as long to parse as the slowest other call; templates typed by people are far smaller. */
export const largeBodyBytes = 256 * 1024;

/** Returns the prepared document of a request's template. */
export type PreparedOf = (request: FastifyRequest, uuid: string, posted: unknown) => PreparedDocument;

export function parseLargeSaves(app: FastifyInstance, thread: DocumentThread): PreparedOf {
  const read = new WeakMap<FastifyRequest, ParsedSave['prepared']>();
  const parseSmall = app.getDefaultJsonParser('error', 'error');

  const parseLarge = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    const save = await thread.readSave(callerOf(request), { bytes, uuid: uuidOf(request) });
    if (save === null) throw new AppError('bad-request');
    read.set(request, save.prepared);
    return save.outline;
  };

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length <= largeBodyBytes) {
      parseSmall(request, bytes.toString(), done);
      return;
    }
    parseLarge(request, bytes).then((outline) => done(null, outline), done);
  });

  return (request, uuid, posted) => {
    const prepared = read.get(request) ?? prepareDocument(uuid, posted);
    if ('refused' in prepared) throw new AppError('template-invalid', prepared.refused);
    return prepared;
  };
}

/** Not validated yet: the body is parsed first. */
function uuidOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}
