// The calls for built workbooks and previews.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import { contentDisposition } from '#server/building/content-disposition.ts';
import { createModelWriter } from '#server/building/model-writer.ts';
import { SharedBuilds } from '#server/building/shared-builds.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { reachStep } from '#server/daily-counts/count-visitors.ts';
import type { CountedThing, Step } from '#server/daily-counts/daily-counts.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { disconnectSignalOf } from '#server/http/connections.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sendPacked } from '#server/http/replies/send-packed.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { networkOf } from '#server/networks/network-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { createBuildRegistry } from './build-registry.ts';
import { FollowedBuilds } from './followed-builds.ts';
import { logBuildFailure } from './log-build-failure.ts';
import { readWorkbook } from './read-built-file.ts';
import { readPreview } from './read-preview.ts';
import { runBuild } from './run-build.ts';

export function modelRoutes(
  app: FastifyInstance,
  { configuration, ports, counts, eventLog, documents, makeSpreadsheet }: ServerParts,
  processes: ModelProcesses,
): void {
  // With the embedded database there is no other instance.
  const followed = new FollowedBuilds(ports.database.kind === 'postgres' ? createBuildRegistry(ports) : null);
  const writer = createModelWriter(processes);
  const parts = {
    ports,
    writer,
    makeSpreadsheet,
    builds: new SharedBuilds(),
    programVersion: programVersion(),
    ...{ limits: configuration, paywall: configuration.paywall },
  };

  // The scope keeps the parser of its body from other calls.
  app.register(async (scope) => {
    const postedOf = readPostedBodies(scope, (request, posted) =>
      documents.run(callerOf(request), 'readPostedBuild', posted),
    );
    registerCall(scope, 'buildModel', async (request, reply) => {
      const account = visitorOf(request);
      const { fileName, columnCount, buildId = null, template } = request.body;
      if (fileName !== undefined) {
        return sendPacked(reply, await readPreview(parts, account, fileName, columnCount));
      }
      const posted = template === undefined ? null : postedOf(request);
      const follower = { accountId: account.id, buildId, disconnected: disconnectSignalOf(request, reply) };
      const builder = { account, network: networkOf(request.ip) };
      try {
        const data = await followed.follow(follower, (signal, onProgress) =>
          runBuild(parts, builder, request.body, posted, signal, onProgress),
        );
        // A look at the numbers takes nothing along.
        if (request.body.isPreview !== true) countWith({ ports, counts }, request, 'build-done', 'built');
        return { data };
      } catch (error) {
        if (logBuildFailure(eventLog, request, error)) counts.add('build-failed');
        throw error;
      }
    });
  });

  followRoutes(app, followed);

  registerCall(app, 'downloadModel', async (request, reply) => {
    const { title, content } = await readWorkbook(parts, visitorOf(request), request.query.filename);
    logRequestEvent(eventLog, request, { lmid: logEventIds.modelDownloaded, content: title });
    countWith({ ports, counts }, request, 'download', 'downloaded');
    return reply
      .type(calls.downloadModel.replyType)
      .header('content-disposition', contentDisposition(title))
      .send(content);
  });
}

function followRoutes(app: FastifyInstance, followed: FollowedBuilds): void {
  registerCall(app, 'getBuild', async (request) =>
    followed.progressOf(visitorOf(request).id, request.params.id),
  );

  registerCall(app, 'cancelBuild', async (request) => ({
    state: await followed.cancel(visitorOf(request).id, request.params.id),
  }));
}

function countWith(
  parts: Pick<ServerParts, 'ports' | 'counts'>,
  request: FastifyRequest,
  what: CountedThing,
  step: Step,
): void {
  parts.counts.add(what);
  reachStep(parts, request, step);
}
