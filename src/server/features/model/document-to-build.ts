// The template to build: one's own as saved, one of the gallery, or else the posted one.

import type { Kysely } from 'kysely';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import type { DocumentForBuild } from '#server/documents/posted-build.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findGallerySold, soldAs, soldOf } from '#server/money/sold-template.ts';
import { isPriced, type SoldTemplate } from '#server/policy/money/must-pay.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';

export interface DocumentToBuild {
  readonly title: string;
  readonly document: Uint8Array;
  readonly sold: SoldTemplate;
  /** What the built file is of: it is asked for again when the file is fetched. */
  readonly templateUuid: string;
  /** Sent by whoever asks, and not kept by the server. */
  readonly isPosted: boolean;
}

export async function documentToBuild(
  query: Kysely<Tables>,
  account: Account,
  templateId: string | undefined,
  posted: DocumentForBuild | null,
): Promise<DocumentToBuild> {
  const stored =
    templateId === undefined
      ? undefined
      : ((await findOwn(query, account, templateId)) ?? (await findInGallery(query, templateId)));
  if (stored !== undefined) return stored;
  if (posted === null) throw new AppError('template-not-found');
  const { title, document, uuid } = posted;
  const sold = await soldAs(query, uuid, account.id);
  return { title, document, sold, templateUuid: isPriced(sold) ? uuid : sold.uuid, isPosted: true };
}

async function findOwn(
  query: Kysely<Tables>,
  account: Account,
  uuid: string,
): Promise<DocumentToBuild | undefined> {
  const saved = await findTemplate(query, uuid, account.id);
  if (saved === undefined) return undefined;
  const { name: title, document } = saved;
  return { title, document, sold: soldOf(uuid, saved), templateUuid: uuid, isPosted: false };
}

async function findInGallery(query: Kysely<Tables>, uuid: string): Promise<DocumentToBuild | undefined> {
  const saved = await findGalleryTemplate(query, uuid);
  const sold = saved && (await findGallerySold(query, uuid));
  if (saved === undefined || sold === undefined) return undefined;
  const title = readGalleryCard(saved.card)?.name ?? '';
  return { title, document: saved.document, sold, templateUuid: uuid, isPosted: false };
}
