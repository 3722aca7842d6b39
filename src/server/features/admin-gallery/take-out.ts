// Takes a template out of the gallery, whoever put it there, and tells its owner.
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { answerListing } from '#server/database/rows/gallery/listing-rows.ts';
import { lockListed } from '#server/database/rows/gallery/operator-gallery-rows.ts';
import { answerReports } from '#server/database/rows/gallery/report-rows.ts';
import { deleteGalleryTemplate, lockGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { tellOwner } from '#server/gallery/owner-emails.ts';
import { type OperatorDesk, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import type { ServerParts } from '../server-parts.ts';

interface TakenOut {
  readonly confirm: string | undefined;
  readonly answer: string;
}

/** What came with the program is not put back by the next start: its digest stays. */
export async function takeOutOfGallery(
  { ports: { clock }, emails, jobs }: Pick<ServerParts, 'ports' | 'emails' | 'jobs'>,
  desk: OperatorDesk,
  uuid: string,
  { confirm, answer }: TakenOut,
): Promise<void> {
  await desk.place.database.query.transaction().execute(async (query) => {
    const listed = await lockListed(query, uuid);
    const found = await lockGalleryTemplate(query, uuid);
    if (found === undefined) throw new AppError('template-not-found');
    refuseUnconfirmed(desk, { id: uuid, email: null }, confirm);
    await deleteGalleryTemplate(query, uuid);
    const now = clock.now();
    if (listed !== undefined && listed.account_id === found.saved_by) {
      const answered = { answered_at: now, answered_revision: listed.revision, answer };
      await answerListing(query, uuid, { state: 'taken-out', ...answered });
    }
    const reports = await answerReports(query, uuid, 'acted', now);
    await desk.record(query, {
      ...{ act: 'template-taken-out', what: uuid, before: { reports } },
      ...(found.saved_by !== null && { whom: found.saved_by }),
    });
    if (found.saved_by === null) return;
    const name = readGalleryCard(found.card)?.name ?? '';
    await tellOwner(query, emails, found.saved_by, { decision: 'taken-out', name, answer });
  });
  jobs.wake();
}
