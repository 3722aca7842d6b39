// Serves the built web app under /builder/ and redirects there.
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const hashedFolder = `${sep}assets${sep}`;

/** Whether the folder contains a built app. */
export function isBuilt(webDir: string): boolean {
  return existsSync(join(webDir, 'index.html'));
}

export async function serveWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  for (const path of ['/', '/builder']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.redirect('/builder/'));
  }
  if (!isBuilt(webDir)) return;
  await app.register(fastifyStatic, {
    root: webDir,
    prefix: '/builder/',
    preCompressed: true,
    cacheControl: false,
    // Nothing of it is so long that anybody asks for a part.
    acceptRanges: false,
    // Nothing of the app begins with a dot; whatever else does was not meant to be there.
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders: (response, path) => {
      // A hashed name changes with its content; everything else is revalidated each time.
      const isHashed = path.slice(webDir.length).startsWith(hashedFolder);
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
