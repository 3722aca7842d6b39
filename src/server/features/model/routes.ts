// The calls about built workbooks.
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { ModelBuilder } from './build-model.ts';
import { contentDisposition } from './content-disposition.ts';
import { downloadModel } from './download-model.ts';
import type { ModelWriter } from './model-writer.ts';

export function modelRoutes(app: FastifyInstance, { ports }: ServerParts, writer: ModelWriter): void {
  const builder = new ModelBuilder(ports, writer);

  registerCall(app, 'buildModel', async (request) => {
    const { templateId, scenario } = request.body;
    return { data: await builder.build(visitorOf(request), templateId, scenario ?? 1) };
  });

  registerCall(app, 'downloadModel', async (request, reply) => {
    const { title, content } = await downloadModel(ports, request.session, request.query.filename);
    return reply
      .type(calls.downloadModel.replyType)
      .header('content-disposition', contentDisposition(title))
      .send(content);
  });
}
