// Adds to the record of what operators did, and reads it: newest first, further back from the last one read.
import type { Kysely, Selectable } from 'kysely';
import type { OperatorActTable } from '#server/ports/database/tables/operator-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function insertOperatorAct(query: Kysely<Tables>, act: OperatorActTable): Promise<void> {
  await query.insertInto('operator_act').values(act).execute();
}

export interface ActFilter {
  readonly operatorId?: string | undefined;
  readonly act?: string | undefined;
  readonly whom?: string | undefined;
  /** Milliseconds since 1970, the first counted and the last not. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface ActCursor {
  readonly at: number;
  readonly id: string;
}

export type ListedAct = Selectable<OperatorActTable> & {
  /** As long as the account is there. */
  readonly whom_email: string | null;
};

export function listOperatorActs(
  query: Kysely<Tables>,
  { operatorId, act, whom, from, to }: ActFilter,
  after: ActCursor | null,
  limit: number,
): Promise<ListedAct[]> {
  return query
    .selectFrom('operator_act')
    .leftJoin('account', 'account.id', 'operator_act.whom')
    .selectAll('operator_act')
    .select('account.email as whom_email')
    .$if(operatorId !== undefined, (rows) => rows.where('operator_id', '=', operatorId ?? ''))
    .$if(act !== undefined, (rows) => rows.where('act', '=', act ?? ''))
    .$if(whom !== undefined, (rows) => rows.where('whom', '=', whom ?? ''))
    .$if(from !== undefined, (rows) => rows.where('at', '>=', from ?? 0))
    .$if(to !== undefined, (rows) => rows.where('at', '<', to ?? 0))
    .$if(after !== null, (rows) =>
      rows.where((row) =>
        row.eb(row.refTuple('at', 'operator_act.id'), '<', row.tuple(after?.at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('operator_act.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whoever has done something, and what was done, for the choices of a filter. */
export async function listOperatorsOfActs(query: Kysely<Tables>) {
  const [operators, acts] = await Promise.all([
    query
      .selectFrom('operator_act')
      .select(['operator_id as id', (row) => row.fn.max('operator_email').as('email')])
      .groupBy('operator_id')
      .execute(),
    query.selectFrom('operator_act').select('act').distinct().orderBy('act').execute(),
  ]);
  return { operators, acts: acts.map(({ act }) => act) };
}
