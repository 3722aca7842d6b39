// A template that waits to be listed, as operators read it.
import type { z } from 'zod';
import type { waitingListing } from '#contract/shapes/admin-gallery-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { listWaiting } from '#server/database/rows/gallery/operator-gallery-rows.ts';
import { ownerName } from '#server/gallery/owner-name.ts';

type Waiting = Awaited<ReturnType<typeof listWaiting>>['rows'][number];

const unreadable = { description: '', language: defaultLanguage, services: [], isPublished: false };

export function waitingListingOf(row: Waiting): z.input<typeof waitingListing> {
  const { description, language, services, isPublished } = readSummary(row.summary) ?? unreadable;
  return {
    ...{ uuid: row.uuid, name: row.name, description, language, services: [...services], isPublished },
    ...{ priceCents: row.price_cents, revision: row.revision, state: row.state },
    ...{ askedAt: row.asked_at, updatedAt: row.updated_at, isChange: row.state === 'approved' },
    owner: { accountId: row.account_id, email: row.email, name: ownerName(row) },
  };
}
