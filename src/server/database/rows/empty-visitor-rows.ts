// Finds visitors without content, and deletes those who have not come back for long enough.
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';

/** Seen last before these times. */
export interface EmptyVisitorsSeenBefore {
  /** With nothing at all. */
  readonly withNothing: number;
  /** With settings of their own, or a message or a report that they sent. */
  readonly withSettings: number;
}

/** The next ids of visitors, in their order. */
export async function listVisitorIds(query: Kysely<Tables>, after: string, limit: number): Promise<string[]> {
  const rows = await query
    .selectFrom('account')
    .select('id')
    .where('id', '>', after)
    .where('kind', '=', 'anonymous')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these, with their sessions; whoever has a template, also a deleted one that can be restored, a spreadsheet behind a link or an order is kept. */
export async function deleteEmptyVisitors(
  query: Kysely<Tables>,
  ids: readonly string[],
  { withNothing, withSettings }: EmptyVisitorsSeenBefore,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('account')
    .where('id', 'in', ids)
    .where('kind', '=', 'anonymous')
    .where((row) => row.or([wasSeenLastBefore(row, withSettings), hadNothingSince(row, withNothing)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('template')
            .select('uuid')
            .whereRef('template.account_id', '=', 'account.id')
            // Of a purged one only the uuid is left.
            .where((template) =>
              template.or([
                template('template.deleted_at', 'is', null),
                template('template.document_bytes', '>', 0),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_order').select('id').whereRef('purchase_order.account_id', '=', 'account.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('spreadsheet')
            .select('id')
            .whereRef('spreadsheet.account_id', '=', 'account.id')
            .where('removed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

type Visitor = ExpressionBuilder<Tables, 'account'>;

/**
 * A save writes the account's own row too: on PostgreSQL only that row is read again after waiting for a save that came
 * between, the others are as they were when the statement began.
 */
const wasSeenLastBefore = (row: Visitor, time: number) =>
  row.and([
    row('account.updated_at', '<', time),
    row.not(
      row.exists(
        row
          .selectFrom('session')
          .select('token_hash')
          .whereRef('session.account_id', '=', 'account.id')
          .where('session.last_seen_at', '>=', time),
      ),
    ),
  ]);

const hadNothingSince = (row: Visitor, time: number) =>
  row.and([
    row('account.settings', '=', '{}'),
    row.not(
      row.exists(row.selectFrom('feedback').select('id').whereRef('feedback.account_id', '=', 'account.id')),
    ),
    row.not(
      row.exists(
        row
          .selectFrom('template_report')
          .select('at')
          .whereRef('template_report.account_id', '=', 'account.id'),
      ),
    ),
    wasSeenLastBefore(row, time),
  ]);
