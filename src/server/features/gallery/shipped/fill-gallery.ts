// Fills the gallery at the start of the server, which goes on without it where that fails.
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { Ports } from '#server/ports/ports.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { readShippedTemplates } from './read-shipped-templates.ts';

export async function fillGallery(
  { galleryFolder }: Pick<Configuration, 'galleryFolder'>,
  ports: Pick<Ports, 'database' | 'clock'>,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  if (galleryFolder === null) return;
  try {
    const written = await loadShippedTemplates(ports, await readShippedTemplates(galleryFolder));
    if (written > 0) logger.info(`put ${written} templates into the gallery`);
  } catch (error) {
    logger.warn({ err: error }, 'the templates that come with the program are not in the gallery');
  }
}
