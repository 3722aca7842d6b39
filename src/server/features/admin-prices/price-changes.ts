// What operators have made a template cost, as the record of their acts tells it.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export const setPriceAct = 'template-price-set';

const mostShown = 50;
const cents = z.object({ cents: z.int() });

/** Newest first. */
export async function listPriceChanges(query: Kysely<Tables>, uuid: string) {
  const acts = await query
    .selectFrom('operator_act')
    .select(['at', 'before', 'after'])
    .where('act', '=', setPriceAct)
    .where('what', '=', uuid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return acts.flatMap(({ at, before, after }) => {
    const [old, now] = [before, after].map((json) => cents.safeParse(parseStoredJson(json ?? '')).data);
    return old && now ? [{ at, beforeCents: old.cents, afterCents: now.cents }] : [];
  });
}
