// Marks JSON replies of the API as files, so that a browser led to one saves it and never renders what people wrote.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Without a name of its own, so that a link of the page names what it saves. */
export const jsonFile = 'attachment';

export function offerAsFile(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => markAsFile(request, reply));
}

/** Pages of the API's documentation, pictures and files with a name of their own stay as they are. */
export function markAsFile(request: Pick<FastifyRequest, 'url'>, reply: FastifyReply): void {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
  if (!request.url.startsWith('/api/') || !isJson || reply.hasHeader('content-disposition')) return;
  reply.header('content-disposition', jsonFile);
}
