// What has become of the wish that a template is listed, in API replies.
import type { z } from 'zod';
import type { listing } from '#contract/shapes/listing-shapes.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { findOwnListing } from '#server/database/rows/gallery/listing-rows.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findOwnListing>>>;

/** What somebody else has in the gallery under the same id is not theirs. */
export const isListedByOwner = ({ listed_uuid, listed_by, account_id }: Found): boolean =>
  listed_uuid !== null && listed_by === account_id;

/** An approved template asks again as soon as its owner has changed it. */
export const isChangedSince = (
  state: string | null,
  revision: number,
  answeredRevision: number | null,
): boolean => state === 'approved' && revision > (answeredRevision ?? 0);

export const listingOf = (found: Found): z.input<typeof listing> => ({
  state: found.state ?? 'none',
  askedAt: found.asked_at,
  answeredAt: found.answered_at,
  answer: found.answer ?? '',
  isListed: isListedByOwner(found),
  isChanged: isChangedSince(found.state, found.revision, found.answered_revision),
  isPublished: readSummary(found.summary)?.isPublished === true,
});
