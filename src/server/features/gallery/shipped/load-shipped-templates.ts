// Puts the templates that come with the program into the gallery: what is missing, and what is still as an earlier program put it.
import { type Kysely, sql } from 'kysely';
import { programVersion } from '#server/configuration/program-version.ts';
import {
  findGalleryTemplate,
  lockGalleryTemplate,
  saveGalleryTemplate,
} from '#server/database/rows/gallery-template-rows.ts';
import { listShippedDigests, saveShippedDigest } from '#server/database/rows/shipped-template-rows.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import { picturesOf } from '#server/pictures/request-pictures.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type ShippedTemplate, sha256Of, shippedDigest, withoutPictures } from './shipped-template.ts';

/** An arbitrary number that no other program uses for its advisory lock. */
const advisoryLock = 7_706_413_201;

/** Returns how many it has written. */
export async function loadShippedTemplates(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  shipped: readonly ShippedTemplate[],
): Promise<number> {
  const version = programVersion();
  if (changedOf(shipped, await listShippedDigests(database.query)).length === 0) return 0;
  return database.unhurried.transaction().execute(async (transaction) => {
    // Of several instances that start at once the first one loads; on SQLite a transaction has the only lock.
    if (database.kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    }
    const digests = await listShippedDigests(transaction);
    // One for all: the newest are shown first, and among equals the order of the list counts.
    const now = clock.now();
    let written = 0;
    for (const template of changedOf(shipped, digests)) {
      if (!(await mayWrite(transaction, template.uuid, digests.get(template.uuid)))) continue;
      await write(transaction, template, now);
      const pictures = { uuid: template.uuid, savedAt: now, programVersion: version };
      await jobsToAdd({ clock }).add(transaction, picturesOf(pictures, written));
      written += 1;
    }
    return written;
  });
}

const changedOf = (shipped: readonly ShippedTemplate[], digests: ReadonlyMap<string, string>) =>
  shipped.filter((template) => digests.get(template.uuid) !== shippedDigest(template));

/** Not if somebody has changed it since, or taken it out, or published something of the same uuid before. */
async function mayWrite(query: Kysely<Tables>, uuid: string, before: string | undefined): Promise<boolean> {
  const locked = await lockGalleryTemplate(query, uuid);
  if (before === undefined) return locked === undefined;
  if (locked === undefined || locked.saved_by !== null) return false;
  const stored = await findGalleryTemplate(query, uuid);
  return (
    stored !== undefined &&
    shippedDigest({ card: withoutPictures(stored.card), sha256: sha256Of(stored.document) }) === before
  );
}

async function write(query: Kysely<Tables>, template: ShippedTemplate, now: number): Promise<void> {
  const { uuid, card } = template;
  const document = await template.readDocument();
  const row = { uuid, card, document, saved_by: null, created_at: now, updated_at: now };
  await saveGalleryTemplate(query, { ...row, price_cents: 0 }, null);
  await saveShippedDigest(query, uuid, shippedDigest(template));
}
