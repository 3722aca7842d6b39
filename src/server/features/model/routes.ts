// The calls about built workbooks and previews.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { AppError } from '#server/http/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import { reasonOf } from '#server/reason-of.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { buildModel, type Wanted } from './build-model.ts';
import { Builds } from './builds.ts';
import { contentDisposition } from './content-disposition.ts';
import { documentToBuild } from './document-to-build.ts';
import { downloadModel } from './download-model.ts';
import type { ModelWriter } from './model-writer.ts';
import { readPreview } from './read-preview.ts';

export function modelRoutes(app: FastifyInstance, parts: ServerParts, writer: ModelWriter): void {
  const { ports, journal } = parts;
  const builds = new Builds();
  const buildParts = { ports, writer, builds, programVersion: programVersion() };

  registerCall(app, 'buildModel', async (request) => {
    const account = visitorOf(request);
    const { fileName, columnCount, isPreview, isGoogleSheets, scenario, hasCharts, buildId } = request.body;
    if (fileName !== undefined) return readPreview(ports, account, fileName, columnCount);
    const { title, document } = await documentToBuild(ports, account, request.body);
    if (isGoogleSheets) {
      if (!ports.spreadsheets.isAvailable) throw new AppError('not-available');
      return { data: await ports.spreadsheets.create({ title, document, isReadonly: false }) };
    }
    const wanted: Wanted = {
      title,
      document,
      kind: isPreview ? 'preview' : 'xlsx',
      scenario: scenario ?? 1,
      hasCharts: hasCharts ?? false,
    };
    const who = { account, buildId: buildId ?? null, gone: goneSignalOf(request) };
    try {
      return { data: await buildModel(buildParts, wanted, who) };
    } catch (error) {
      noteFailure(parts, request, error);
      throw error;
    }
  });

  registerCall(app, 'getBuild', async (request) =>
    builds.progressOf(visitorOf(request).id, request.params.id),
  );

  registerCall(app, 'cancelBuild', async (request) => {
    const state = builds.cancel(visitorOf(request).id, request.params.id);
    return { state: state === 'done' || state === 'failed' ? state : ('cancelled' as const) };
  });

  registerCall(app, 'downloadModel', async (request, reply) => {
    const { title, content } = await downloadModel(ports, request.session, request.query.filename);
    note(journal, request, { lmid: lmids.modelDownloaded, content: title });
    return reply
      .type(calls.downloadModel.replyType)
      .header('content-disposition', contentDisposition(title))
      .send(content);
  });
}

function goneSignalOf({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  raw.socket.once('close', () => gone.abort());
  return gone.signal;
}

function noteFailure({ journal }: ServerParts, request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError && error.code === 'build-cancelled') return;
  const content =
    error instanceof AppError
      ? [error.code, ...(error.details.faults ?? []).map(({ path, message }) => `${path} ${message}`)].join(
          '; ',
        )
      : reasonOf(error);
  note(journal, request, { lmid: lmids.modelBuildError, level: 'error', content });
}
