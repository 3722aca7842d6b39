// The templates that people have reported, with what they said of each.
import type { z } from 'zod';
import type { reportedTemplate } from '#contract/shapes/admin-gallery-shapes.ts';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import { findAccount } from '#server/database/rows/account-rows.ts';
import { listReportsAbout } from '#server/database/rows/gallery/report-rows.ts';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { ownerName } from '#server/gallery/owner-name.ts';

type Reported = z.input<typeof reportedTemplate>;
type Query = Parameters<typeof findAccount>[0];
type Reports = Awaited<ReturnType<typeof listReportsAbout>>;

export async function reportedTemplates(query: Query, uuids: readonly string[]): Promise<Reported[]> {
  if (uuids.length === 0) return [];
  const reports = await listReportsAbout(query, uuids);
  const templates: Reported[] = [];
  for (const uuid of uuids) templates.push(await reportedOf(query, uuid, reports));
  return templates;
}

async function reportedOf(query: Query, uuid: string, reports: Reports): Promise<Reported> {
  const card = await findGalleryCard(query, uuid);
  const own = await query
    .selectFrom('template')
    .select(['name', 'summary', 'account_id'])
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const ownerId = card?.saved_by ?? own?.account_id ?? null;
  const owner = ownerId === null ? undefined : await findAccount(query, ownerId);
  return {
    uuid,
    name: (card && readGalleryCard(card.card)?.name) ?? own?.name ?? '',
    isInGallery: card !== undefined,
    isPublished: own !== undefined && readSummary(own.summary)?.isPublished === true,
    owner: owner === undefined ? null : { accountId: owner.id, email: owner.email, name: ownerName(owner) },
    reports: reports
      .filter((report) => report.template_uuid === uuid)
      .map(({ at, reason, words, email }) => ({ at, reason, words, email })),
  };
}
