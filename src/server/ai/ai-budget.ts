// What may be used of the AI in a day, by one person, by those whom nobody vouches for, and by all.
import { type AiShare, reserveTokens, settleTokens } from '../database/rows/ai-usage-rows.ts';
import { isSubscribed } from '../money/buyer-of.ts';
import { planNumbers } from '../money/prices/plan-numbers.ts';
import { sharesRoom } from '../policy/shared-room.ts';
import type { AiSettings } from '../ports/ai/ai-settings.ts';
import type { Account } from '../ports/database/tables.ts';
import type { Ports } from '../ports/ports.ts';
import { aiDay } from './ai-day.ts';

interface Reserved {
  /** With what was used in fact. */
  settle(tokens: number): Promise<void>;
}

interface AiBudget {
  /** Null if it is not there any more today. */
  reserve(account: Account, tokens: number): Promise<Reserved | null>;
}

type Limits = Pick<AiSettings, 'tokensPerDay' | 'tokensPerPersonPerDay'>;

/** A program makes as many visitors as it likes; this leaves something to everybody else. */
const partOfStrangers = 1 / 2;

/** The plan says so where it is sold. */
const timesMoreOfGrowth = 5;

/** An AI may say that it used anything. */
const mostBeyond = 10;

function sharesOf(
  account: Account,
  hasGrowth: boolean,
  { tokensPerDay, tokensPerPersonPerDay }: Limits,
): readonly AiShare[] {
  const mostOfOwn = tokensPerPersonPerDay * (hasGrowth ? timesMoreOfGrowth : 1);
  const own = { usedBy: account.id, accountId: account.id, mostTokens: mostOfOwn };
  const mostOfStrangers = Math.floor(tokensPerDay * partOfStrangers);
  const ofStrangers = { usedBy: 'strangers', accountId: null, mostTokens: mostOfStrangers };
  const ofAll = { usedBy: 'all', accountId: null, mostTokens: tokensPerDay };
  return sharesRoom(account) ? [own, ofStrangers, ofAll] : [own, ofAll];
}

export function createAiBudget(
  limits: Limits,
  { query }: Pick<Ports['database'], 'query'>,
  clock: Ports['clock'],
): AiBudget {
  return {
    reserve: async (account, tokens) => {
      const now = clock.now();
      const day = aiDay(now);
      const hasGrowth = account.plan === planNumbers.growth && (await isSubscribed(query, account, now));
      const shares = sharesOf(account, hasGrowth, limits);
      if (!(await reserveTokens(query, day, shares, tokens))) return null;
      return {
        settle: (used) => settleTokens(query, day, shares, Math.min(used, mostBeyond * tokens) - tokens),
      };
    },
  };
}
