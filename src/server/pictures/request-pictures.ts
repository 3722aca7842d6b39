// Asks for the pictures of each template of the gallery that has none, has those of another program, or has lost their files.
import { sql } from 'kysely';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { listGalleryCards } from '#server/database/rows/cards/list-cards.ts';
import { listPayloads } from '#server/database/rows/job-rows.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Ports } from '#server/ports/ports.ts';
import { areThere, hasPictures, type PicturesPayload, picturesJob } from './pictures-job.ts';

type PicturedPorts = Pick<Ports, 'clock' | 'database' | 'files'>;

/** An arbitrary number that no other program uses for its advisory lock. */
const advisoryLock = 7_706_413_202;

/** Each is asked for once, by whichever instance comes first; what was tried in vain is tried again once its job is forgotten. */
export async function requestPictures(
  { clock, database, files }: PicturedPorts,
  jobs: Pick<Jobs, 'add'>,
  programVersion: string,
): Promise<void> {
  const wanted = await listWanted({ clock, database, files }, programVersion);
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

async function listWanted(
  { clock, database, files }: PicturedPorts,
  programVersion: string,
): Promise<PicturesPayload[]> {
  const cards = await listGalleryCards(database.query, ({ uuid, card, updated_at: savedAt }) => ({
    payload: { uuid, savedAt, programVersion },
    pictures: readGalleryCard(card)?.screenshots ?? null,
  }));
  const wanted: PicturesPayload[] = [];
  const lostOn = new Date(clock.now()).toISOString().slice(0, 'yyyy-mm-dd'.length);
  for (const { payload, pictures } of cards) {
    if (pictures === null) continue;
    if (!hasPictures(pictures, programVersion)) wanted.push(payload);
    else if (!(await areThere(files, pictures))) wanted.push({ ...payload, lostOn });
  }
  return wanted;
}

/** One after the other, so that emails get their turns in between. */
const pauseMs = 1000;

/** For a template that is put into the gallery in the same transaction. */
export const picturesOf = (payload: PicturesPayload, place: number) => ({
  ...{ kind: picturesJob, payload, dueAt: payload.savedAt + place * pauseMs },
});
