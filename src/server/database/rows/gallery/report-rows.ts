// Reads and writes what people report about templates.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { TemplateReportTable } from '#server/ports/database/tables/gallery-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Page } from '../money/operator-order-rows.ts';

type TemplateReport = Selectable<TemplateReportTable>;

/** One of each person about a template; a new one opens it again. */
export async function saveReport(
  query: Kysely<Tables>,
  report: Pick<TemplateReport, 'template_uuid' | 'account_id' | 'at' | 'reason' | 'words'>,
): Promise<void> {
  const { at, reason, words } = report;
  const open = { state: 'open', answered_at: null } as const;
  await query
    .insertInto('template_report')
    .values({ ...report, ...open })
    .onConflict((conflict) =>
      conflict.columns(['template_uuid', 'account_id']).doUpdateSet({ at, reason, words, ...open }),
    )
    .execute();
}

/** All open ones about a template are answered together; returns how many. */
export async function answerReports(
  query: Kysely<Tables>,
  templateUuid: string,
  state: 'dismissed' | 'acted',
  now: number,
): Promise<number> {
  const answered = await query
    .updateTable('template_report')
    .set({ state, answered_at: now })
    .where('template_uuid', '=', templateUuid)
    .where('state', '=', 'open')
    .returning('account_id')
    .execute();
  return answered.length;
}

/** What an account has said of templates. */
export function listReportsBy(query: Kysely<Tables>, accountId: string): Promise<TemplateReport[]> {
  return query
    .selectFrom('template_report')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('template_uuid')
    .execute();
}

const openReports = (query: Kysely<Tables>) =>
  query.selectFrom('template_report').where('template_report.state', '=', 'open');

/** The templates that are reported, the most reported first. */
export async function listReported(query: Kysely<Tables>, { skip, limit }: Page) {
  const rows = await openReports(query)
    .select('template_uuid')
    .select(sql<number>`count(*)`.as('count'))
    .groupBy('template_uuid')
    .orderBy('count', 'desc')
    .orderBy('template_uuid')
    .offset(skip)
    .limit(limit)
    .execute();
  const { total } = await openReports(query)
    .select(sql<number>`count(distinct template_uuid)`.as('total'))
    .executeTakeFirstOrThrow();
  return { uuids: rows.map(({ template_uuid: uuid }) => uuid), total: Number(total) };
}

/** Oldest first, with the address of whoever reported it. */
export function listReportsAbout(query: Kysely<Tables>, uuids: readonly string[]) {
  return openReports(query)
    .innerJoin('account', 'account.id', 'template_report.account_id')
    .select(['template_uuid', 'at', 'reason', 'words', 'account.email'])
    .where('template_uuid', 'in', [...uuids])
    .orderBy('at')
    .orderBy('account_id')
    .execute();
}
