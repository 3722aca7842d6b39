// The calls about built workbooks and previews.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import type { ServerParts } from '../server-parts.ts';
import { createBuildBoard } from './build-board.ts';
import { buildWanted } from './build-wanted.ts';
import { contentDisposition } from './content-disposition.ts';
import { FollowedBuilds } from './followed-builds.ts';
import { createModelWriter } from './model-writer.ts';
import { noteFailure } from './note-failure.ts';
import { readBuiltFile } from './read-built-file.ts';
import { readPreview } from './read-preview.ts';
import { sendPacked } from './send-packed.ts';
import { SharedBuilds } from './shared-builds.ts';

export function modelRoutes(
  app: FastifyInstance,
  { ports, journal }: ServerParts,
  threads: ModelThreads,
): void {
  // With the embedded database there is no other instance.
  const followed = new FollowedBuilds(ports.database.kind === 'postgres' ? createBuildBoard(ports) : null);
  const writer = createModelWriter(threads);
  const parts = { ports, writer, builds: new SharedBuilds(), programVersion: programVersion() };

  registerCall(app, 'buildModel', async (request, reply) => {
    const account = visitorOf(request);
    const { fileName, columnCount, buildId = null } = request.body;
    if (fileName !== undefined) {
      return sendPacked(reply, await readPreview(ports, account, fileName, columnCount));
    }
    const follower = { accountId: account.id, buildId, gone: goneSignalOf(reply) };
    try {
      const data = await followed.follow(follower, (signal, onProgress) =>
        buildWanted(parts, account, request.body, signal, onProgress),
      );
      return { data };
    } catch (error) {
      noteFailure(journal, request, error);
      throw error;
    }
  });

  registerCall(app, 'getBuild', async (request) =>
    followed.progressOf(visitorOf(request).id, request.params.id),
  );

  registerCall(app, 'cancelBuild', async (request) => ({
    state: await followed.cancel(visitorOf(request).id, request.params.id),
  }));

  registerCall(app, 'downloadModel', async (request, reply) => {
    const { title, content } = await readBuiltFile(ports, visitorOf(request), 'xlsx', request.query.filename);
    note(journal, request, { lmid: lmids.modelDownloaded, content: title });
    return reply
      .type(calls.downloadModel.replyType)
      .header('content-disposition', contentDisposition(title))
      .send(content);
  });
}

/** A reply closes when it is sent, or before that when whoever waits for it hangs up. */
function goneSignalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
