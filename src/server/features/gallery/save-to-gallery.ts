// Publishes a copy of a template in the gallery at price 0, or at the price that its original has.

import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { saveGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { lockUuid } from '#server/database/rows/lock-uuid.ts';
import { type GalleryTemplate, galleryTemplateOf } from '#server/documents/gallery-card.ts';
import type { GalleryDocument } from '#server/documents/posted-gallery-template.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { chosenPictures } from '#server/pictures/chosen-pictures.ts';
import { makePictures } from '#server/pictures/make-pictures.ts';
import { isEntitled, isOperator } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { FilesUnavailable } from '#server/ports/files/files-unavailable.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { passesChecks } from './passes-checks.ts';
import { refuseOthersTemplate } from './refuse-others-template.ts';

const source = new URL('./passes-checks.ts', import.meta.url);
const name: (typeof passesChecks)['name'] = 'passesChecks';

export interface Publisher {
  readonly account: Account;
  readonly network: string;
}

export interface GalleryParts {
  readonly ports: Pick<Ports, 'database' | 'clock' | 'files'>;
  readonly processes: Pick<ModelProcesses, 'run'>;
  readonly programVersion: string;
}

export async function saveToGallery(
  parts: GalleryParts,
  { account, network }: Publisher,
  uuid: string,
  posted: GalleryDocument,
): Promise<GalleryTemplate> {
  const {
    ports: { database, clock },
    processes,
  } = parts;
  const { document, card: unchecked } = posted;
  const work = { source, name, task: document, heldBytes: document.byteLength };
  // Like any save, it continues when the client disconnects.
  const never = new AbortController().signal;
  const caller = { accountId: account.id, network };
  const sound = await processes.run<typeof passesChecks>(caller, work, never);
  const screenshots = await picturesFor(parts, caller, posted, never);
  const now = clock.now();
  const card = JSON.stringify({ ...unchecked, isVerified: sound, screenshots });
  const row = { uuid, card, document, saved_by: account.id, created_at: now, updated_at: now };
  const priceCents = await database.query.transaction().execute(async (transaction) => {
    await lockUuid(database.kind, transaction, uuid);
    // Checked again, because the checks take time: in the meantime someone else may have published theirs, or this user
    // may have lost the right.
    const current = await lockAccount(transaction, account.id);
    if (current === undefined) throw new AppError('session-required');
    if (!isEntitled(current) || current.status !== 'active') throw new AppError('not-allowed');
    await refuseOthersTemplate(transaction, current, uuid);
    const price_cents = await priceOfOriginal(transaction, uuid);
    const owner = isOperator(current) ? null : account.id;
    const price = await saveGalleryTemplate(transaction, { ...row, price_cents }, owner);
    if (price === null) throw new AppError('not-allowed');
    return price;
  });
  // Whoever may put one there opens any.
  return galleryTemplateOf(() => false)({ uuid, card, price_cents: priceCents, updated_at: now });
}

/** A model that cannot be calculated has none; where they cannot be kept at the moment, they are taken later. */
async function picturesFor(
  parts: GalleryParts,
  caller: Caller,
  { document, digest, askedPictures }: GalleryDocument,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const made = await makePictures(parts, caller, document, digest, signal);
    return 'faults' in made ? [] : chosenPictures(made.names, askedPictures);
  } catch (error) {
    if (error instanceof AppError || error instanceof FilesUnavailable) return [];
    throw error;
  }
}

/** A copy of something with a price does not become free by being published. */
async function priceOfOriginal(query: Kysely<Tables>, uuid: string): Promise<number> {
  const row = await query
    .selectFrom('template')
    .select('price_cents')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.price_cents ?? 0;
}
