// Makes a reported template private, and tells its owner.
import type { FastifyRequest } from 'fastify';
import { readSummary } from '#server/cards/stored-summary.ts';
import { findAccount } from '#server/database/rows/account-rows.ts';
import { answerReports } from '#server/database/rows/gallery/report-rows.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { tellOwner } from '#server/gallery/owner-emails.ts';
import { unpublishTemplate } from '#server/gallery/unpublish-template.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { type OperatorDesk, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import type { ServerParts } from '../server-parts.ts';

interface Unpublished {
  readonly uuid: string;
  readonly confirm: string | undefined;
  readonly answer: string;
}

type Parts = Pick<ServerParts, 'ports' | 'emails' | 'jobs' | 'documents'>;
type Asking = Pick<FastifyRequest, 'session' | 'ip'>;
type Query = ServerParts['ports']['database']['query'];

/** Returns how many reports that answered. */
export async function unpublishReported(
  { ports: { clock }, emails, jobs, documents }: Parts,
  desk: OperatorDesk,
  request: Asking,
  { uuid, confirm, answer }: Unpublished,
): Promise<number> {
  const { query: reading } = desk.place.database;
  // Prepared outside of the transaction, which would keep others waiting; again only if somebody saved meanwhile.
  for (;;) {
    const { owner, found } = await publishedOf(reading, uuid);
    refuseUnconfirmed(desk, owner, confirm);
    const { name, revision, document } = found;
    const asked = { uuid, document, name: name.slice(0, longestNameChars) || uuid, isPublished: false };
    const prepared = await documents.run(callerOf(request), 'preparePublication', asked);
    if ('refused' in prepared) throw new AppError('template-invalid', prepared.refused);
    const answered = await reading.transaction().execute(async (query) => {
      const now = clock.now();
      const published = { uuid, accountId: owner.id, revision };
      if (!(await unpublishTemplate(query, published, prepared, now))) return null;
      const reports = await answerReports(query, uuid, 'acted', now);
      await desk.record(query, {
        act: 'template-unpublished',
        whom: owner.id,
        what: uuid,
        after: { reports },
      });
      await tellOwner(query, emails, owner.id, { decision: 'unpublished', name, answer });
      return reports;
    });
    jobs.wake();
    if (answered !== null) return answered;
  }
}

const longestNameChars = 10_000;

async function publishedOf(query: Query, uuid: string) {
  const row = await query
    .selectFrom('template')
    .select('account_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const owner = row && (await findAccount(query, row.account_id));
  const found = owner && (await findTemplate(query, uuid, owner.id));
  if (owner === undefined || found === undefined || readSummary(found.summary)?.isPublished !== true) {
    throw new AppError('template-not-found');
  }
  return { owner, found };
}
