// An operator looks at a template that waits to be listed, and lists a copy of it or refuses.
import type { FastifyRequest } from 'fastify';
import { readSummary } from '#server/cards/stored-summary.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { answerListing } from '#server/database/rows/gallery/listing-rows.ts';
import { findListed, lockListed } from '#server/database/rows/gallery/operator-gallery-rows.ts';
import { saveGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { lockUuid } from '#server/database/rows/lock-uuid.ts';
import type { GalleryDocument } from '#server/documents/posted-gallery-template.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkNumbers, examinedCard, picturesFor } from '#server/gallery/examine-document.ts';
import { isChangedSince } from '#server/gallery/listing-of.ts';
import { tellOwner } from '#server/gallery/owner-emails.ts';
import { priceOfOriginal } from '#server/gallery/price-of-original.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import type { ServerParts } from '../server-parts.ts';
import { operatorTemplateOf } from './whole-gallery.ts';

interface ExaminingParts
  extends Pick<ServerParts, 'ports' | 'emails' | 'jobs' | 'documents' | 'configuration'> {
  readonly processes: Pick<ModelProcesses, 'run'>;
}

type Asking = Pick<FastifyRequest, 'session' | 'ip'>;

interface Looked {
  readonly uuid: string;
  /** As the operator saw it. */
  readonly revision: number;
}

const drawingOf = ({ processes }: ExaminingParts, { place: { files } }: OperatorDesk) => ({
  ...{ ports: { files }, processes, programVersion: programVersion() },
});

export async function examineListing(
  parts: ExaminingParts,
  desk: OperatorDesk,
  request: Asking,
  uuid: string,
) {
  const { query } = desk.place.database;
  await desk.record(query, { act: 'gallery-request-examined', what: uuid });
  const found = await findListed(query, uuid);
  if (found === undefined) throw new AppError('template-not-found');
  const { revision } = found;
  const examined = await readListed(parts, request, found.document);
  const isSound = await checkNumbers(parts.processes, callerOf(request), examined.document);
  const pictures = await picturesFor(drawingOf(parts, desk), callerOf(request), examined);
  return { revision, isSound, pictures: [...pictures] };
}

async function readListed(
  { documents }: ExaminingParts,
  request: Asking,
  document: Uint8Array,
): Promise<GalleryDocument> {
  const read = await documents.run(callerOf(request), 'readListedTemplate', document);
  if ('refused' in read) throw new AppError('template-invalid', read.refused);
  return read;
}

/** As it was looked at: whoever changed it meanwhile is looked at again. */
export async function approveListing(
  parts: ExaminingParts,
  desk: OperatorDesk,
  request: Asking,
  { uuid, revision }: Looked,
) {
  const { database } = desk.place;
  const found = await findListed(database.query, uuid);
  if (found === undefined) throw new AppError('template-not-found');
  refuseOtherRevision(found.revision, revision);
  const examined = await readListed(parts, request, found.document);
  const card = await examinedCard(drawingOf(parts, desk), callerOf(request), examined);
  const now = parts.ports.clock.now();
  const { document } = examined;
  const price_cents = await database.query.transaction().execute(async (query) => {
    await lockUuid(database.kind, query, uuid);
    const locked = await lockWaiting(query, uuid, revision);
    const { account_id: owner } = locked;
    const price = await priceOfOriginal(query, uuid);
    const row = { uuid, card, document, saved_by: owner, created_at: now, updated_at: now };
    const kept = await saveGalleryTemplate(query, { ...row, price_cents: price }, owner);
    // Somebody else has put something there under its id.
    if (kept === null) throw new AppError('listing-not-possible');
    const answered = { answered_at: now, answered_revision: revision, answer: '' };
    await answerListing(query, uuid, { state: 'approved', ...answered });
    const before = { state: locked.state };
    await desk.record(query, {
      act: 'gallery-request-approved',
      whom: owner,
      what: uuid,
      before,
      after: { revision },
    });
    await tellOwner(query, parts.emails, owner, { decision: 'approved', name: locked.name, answer: '' });
    return kept;
  });
  parts.jobs.wake();
  const known = { isShipped: false, savedBy: found.account_id, openReports: 0 };
  return operatorTemplateOf({ uuid, card, price_cents, updated_at: now }, known);
}

type Query = Parameters<typeof lockListed>[0];

function refuseOtherRevision(currentRevision: number, revision: number): void {
  if (currentRevision !== revision) throw new AppError('template-stale', { currentRevision });
}

/** What nobody asks for any more, or has made private, is not listed. */
async function lockWaiting(query: Query, uuid: string, revision: number) {
  const locked = await lockListed(query, uuid);
  if (locked === undefined) throw new AppError('template-not-found');
  refuseOtherRevision(locked.revision, revision);
  const isPublished = readSummary(locked.summary)?.isPublished === true;
  if (!isWaiting(locked) || !isPublished) throw new AppError('listing-not-possible');
  return locked;
}

const isWaiting = ({
  state,
  revision,
  answered_revision,
}: NonNullable<Awaited<ReturnType<typeof lockListed>>>) =>
  state === 'asked' || isChangedSince(state, revision, answered_revision);

/** What was approved before stays in the gallery as it is. */
export async function refuseListing(
  { ports: { clock }, emails, jobs }: Pick<ServerParts, 'ports' | 'emails' | 'jobs'>,
  desk: OperatorDesk,
  { uuid, revision, answer }: Looked & { readonly answer: string },
): Promise<void> {
  await desk.place.database.query.transaction().execute(async (query) => {
    const locked = await lockListed(query, uuid);
    if (locked === undefined) throw new AppError('template-not-found');
    if (!isWaiting(locked)) throw new AppError('listing-not-possible');
    const answered = { answered_at: clock.now(), answered_revision: revision, answer };
    await answerListing(query, uuid, { state: 'refused', ...answered });
    const [whom, before] = [locked.account_id, { state: locked.state }];
    await desk.record(query, {
      act: 'gallery-request-refused',
      whom,
      what: uuid,
      before,
      after: { revision },
    });
    await tellOwner(query, emails, whom, { decision: 'refused', name: locked.name, answer });
  });
  jobs.wake();
}
