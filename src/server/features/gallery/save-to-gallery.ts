// Publishes a copy of a template in the gallery at price 0, or at the price that its original has.
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { saveGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { lockUuid } from '#server/database/rows/lock-uuid.ts';
import { type GalleryTemplate, galleryTemplateOf } from '#server/documents/gallery-card.ts';
import type { GalleryDocument } from '#server/documents/posted-gallery-template.ts';
import { AppError } from '#server/errors/app-error.ts';
import { examinedCard } from '#server/gallery/examine-document.ts';
import { priceOfOriginal } from '#server/gallery/price-of-original.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { isEntitled, isOperator } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { refuseOthersTemplate } from './refuse-others-template.ts';

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
  const { database, clock } = parts.ports;
  const { document } = posted;
  const card = await examinedCard(parts, { accountId: account.id, network }, posted);
  const now = clock.now();
  const row = { uuid, card, document, saved_by: account.id, created_at: now, updated_at: now };
  const priceCents = await database.query.transaction().execute(async (transaction) => {
    await lockUuid(database.kind, transaction, uuid);
    // Checked again, because the checks take time: in the meantime someone else may have published theirs, or this user
    // may have lost the right.
    const current = await lockAccount(transaction, account.id);
    if (current === undefined) throw new AppError('session-required');
    if (!isEntitled(current) || current.status !== 'active') throw new AppError('not-allowed');
    // What an operator may do beyond that, the session must have proved as well.
    const publisher = isOperator(account) ? current : { ...current, role: null };
    await refuseOthersTemplate(transaction, publisher, uuid);
    const price_cents = await priceOfOriginal(transaction, uuid);
    const owner = isOperator(publisher) ? null : account.id;
    const price = await saveGalleryTemplate(transaction, { ...row, price_cents }, owner);
    if (price === null) throw new AppError('not-allowed');
    return price;
  });
  // Whoever may put one there opens any.
  return galleryTemplateOf(() => false)({ uuid, card, price_cents: priceCents, updated_at: now });
}
