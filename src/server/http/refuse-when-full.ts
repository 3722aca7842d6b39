// Refuses calls that store a lot while the disk is full, before their bodies are read, and notes what writes find out about it.
import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import { isDiskFull } from '#server/ports/is-disk-full.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';

/** Sessions, settings and deletions are small, and what is kept back is meant for them. */
const storingCalls: ReadonlySet<CallName | undefined> = new Set<CallName>([
  ...(['saveUserTemplate', 'cloneTemplate', 'restoreTemplateVersion'] as const),
  ...(['saveToGallery', 'publishTemplate'] as const),
  ...(['buildModel', 'getGoogleSheetsScreenshots', 'createReadonlyGSUrl'] as const),
  ...(['shareFeedback', 'feedback'] as const),
]);

export function refuseWhenFull(calls: FastifyInstance, diskSpace: DiskSpace): void {
  calls.addHook('onRequest', async (request) => {
    if (storingCalls.has(request.routeOptions.config.call)) await diskSpace.refuseIfFull();
  });
  calls.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) diskSpace.noteRefusal();
  });
}
