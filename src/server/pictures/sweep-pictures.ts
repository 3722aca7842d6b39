// Deletes pictures that no template of the gallery shows, a day after they were taken.
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { listGalleryCards } from '#server/database/rows/cards/list-cards.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isPictureName } from './picture-names.ts';

/** They are taken before the template is saved that shows them. */
const unusedKeptMs = 24 * 60 * 60 * 1000;

export async function sweepPictures({
  clock,
  database,
  files,
}: Pick<Ports, 'clock' | 'database' | 'files'>): Promise<void> {
  const old: string[] = [];
  for await (const name of files.listOlderThan(clock.now() - unusedKeptMs)) {
    if (isPictureName(name)) old.push(name);
  }
  if (old.length === 0) return;
  const shown = new Set(
    (await listGalleryCards(database.query, ({ card }) => readGalleryCard(card)?.screenshots ?? [])).flat(),
  );
  for (const name of old) if (!shown.has(name)) await files.delete(name);
}
