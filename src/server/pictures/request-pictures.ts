// Asks for the pictures of each template of the gallery that has none, or has those of another program.
import { sql } from 'kysely';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { listGalleryCards } from '#server/database/rows/cards/list-cards.ts';
import { listPayloads } from '#server/database/rows/job-rows.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Ports } from '#server/ports/ports.ts';
import { hasPictures, type PicturesPayload, picturesJob } from './pictures-job.ts';

/** An arbitrary number that no other program uses for its advisory lock. */
const advisoryLock = 7_706_413_202;

/** Each is asked for once, by whichever instance comes first; what was tried in vain is tried again once its job is forgotten. */
export async function requestPictures(
  { database }: Pick<Ports, 'database'>,
  jobs: Pick<Jobs, 'add'>,
  programVersion: string,
): Promise<void> {
  const wanted = (
    await listGalleryCards(database.query, ({ uuid, card, updated_at: savedAt }) => {
      const shown = readGalleryCard(card);
      const isWanted = shown !== null && !hasPictures(shown.screenshots, programVersion);
      return isWanted ? { uuid, savedAt, programVersion } : null;
    })
  ).filter((payload) => payload !== null);
  if (wanted.length === 0) return;
  await database.query.transaction().execute(async (query) => {
    if (database.kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(query);
    }
    const asked = await listPayloads(query, picturesJob);
    for (const payload of wanted.filter((one) => !asked.has(JSON.stringify(one)))) {
      await jobs.add(query, { kind: picturesJob, payload });
    }
  });
}

/** One after the other, so that emails get their turns in between. */
const pauseMs = 1000;

/** For a template that is put into the gallery in the same transaction. */
export const picturesOf = (payload: PicturesPayload, place: number) => ({
  ...{ kind: picturesJob, payload, dueAt: payload.savedAt + place * pauseMs },
});
