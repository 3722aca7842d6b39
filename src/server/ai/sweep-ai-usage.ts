// Deletes what the AI was used on days that no limit asks about any more.
import { deleteAiUsageOutside } from '../database/rows/ai-usage-rows.ts';
import type { Ports } from '../ports/ports.ts';
import { aiDay } from './ai-day.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So that an operator can still see a week. */
const keptDays = 7;

export const sweepAiUsage = ({
  database: { query },
  clock,
}: {
  readonly database: Pick<Ports['database'], 'query'>;
  readonly clock: Ports['clock'];
}): Promise<void> => {
  const now = clock.now();
  return deleteAiUsageOutside(query, { first: aiDay(now - keptDays * dayMs), last: aiDay(now + dayMs) });
};
