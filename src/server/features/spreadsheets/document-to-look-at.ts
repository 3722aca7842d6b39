// The template that a free preview is of: one's own as saved, or one of the gallery.
import type { Kysely } from 'kysely';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { soldOf } from '#server/money/sold-template.ts';
import type { SoldTemplate } from '#server/policy/money/must-pay.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';

export interface DocumentToLookAt {
  readonly title: string;
  readonly document: Uint8Array;
  readonly sold: SoldTemplate;
}

export async function documentToLookAt(
  query: Kysely<Tables>,
  account: Account,
  uuid: string,
): Promise<DocumentToLookAt> {
  const own = await findTemplate(query, uuid, account.id);
  if (own !== undefined) return { title: own.name, document: own.document, sold: soldOf(uuid, own) };
  const offered = await findGalleryTemplate(query, uuid);
  if (offered === undefined) throw new AppError('template-not-found');
  const { card, document } = offered;
  const title = readGalleryCard(card)?.name ?? '';
  return { title, document, sold: soldOf(uuid, { ...offered, copied_from: null }) };
}
