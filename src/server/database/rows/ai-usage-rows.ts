// Reserves what a question to an AI may use at most before it is asked, and settles it afterwards.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';

/** Whose use of a day something counts as. */
export interface AiShare {
  readonly usedBy: string;
  /** With the account the row is deleted. */
  readonly accountId: string | null;
  /** Infinite without a limit. */
  readonly mostTokens: number;
}

/** Ends the transaction, so that nothing is reserved anywhere. */
class OverLimit extends Error {}

/**
 * For all shares or for none. Always in the same order, those of one account first: two transactions that lock the same
 * rows in opposite order would deadlock.
 */
export async function reserveTokens(
  query: Kysely<Tables>,
  day: string,
  shares: readonly AiShare[],
  tokens: number,
): Promise<boolean> {
  try {
    await query.transaction().execute(async (transaction) => {
      for (const share of shares) {
        if (!(await reserved(transaction, day, share, tokens))) throw new OverLimit();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof OverLimit) return false;
    throw error;
  }
}

/** In one statement, so that instances which ask at once never exceed the limit together. */
async function reserved(
  query: Kysely<Tables>,
  day: string,
  { usedBy, accountId, mostTokens }: AiShare,
  tokens: number,
): Promise<boolean> {
  if (tokens > mostTokens) return false;
  const row = await query
    .insertInto('ai_usage')
    .values({ day, used_by: usedBy, account_id: accountId, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'used_by'])
        .doUpdateSet((row) => ({ tokens: row('ai_usage.tokens', '+', row.ref('excluded.tokens')) }))
        .where('ai_usage.tokens', '<=', Math.min(mostTokens, Number.MAX_SAFE_INTEGER) - tokens),
    )
    .returning('tokens')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was used beyond what had been reserved, or less than it if it is below 0. */
export async function settleTokens(
  query: Kysely<Tables>,
  day: string,
  shares: readonly AiShare[],
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  await query.transaction().execute(async (transaction) => {
    for (const { usedBy } of shares) {
      await transaction
        .updateTable('ai_usage')
        .set((row) => ({ tokens: row('tokens', '+', difference) }))
        .where('day', '=', day)
        .where('used_by', '=', usedBy)
        .execute();
    }
  });
}

/** Later ones than the last were counted while the clock was wrong. */
export async function deleteAiUsageOutside(
  query: Kysely<Tables>,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<void> {
  await query
    .deleteFrom('ai_usage')
    .where(({ eb, or }) => or([eb('day', '<', first), eb('day', '>', last)]))
    .execute();
}
