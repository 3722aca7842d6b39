// Counts what visitors do, unless they or their browser said no: each step once, and each active account once a day.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOperator, isSignedIn } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type CountedRequest, isCounted } from '#server/visitors/is-counted.ts';
import { type DailyCounts, dayOf, type Step } from './daily-counts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Steps count for so long after the first visit. */
export const stepsCountForMs = 30 * dayMs;

interface Counting {
  readonly counts: DailyCounts;
  readonly ports: Pick<Ports, 'clock'>;
}

/** On the day of the first visit, so that the steps of a day are of the visitors of that day. */
export function reachStep({ counts, ports }: Counting, request: CountedRequest, step: Step): void {
  const account = request.session?.account;
  if (account === undefined || isOperator(account) || !isCounted(request)) return;
  const until = account.created_at + stepsCountForMs;
  if (ports.clock.now() >= until) return;
  const what = `step-${step}` as const;
  counts.addOnce({ accountId: account.id, what, day: dayOf(account.created_at), mark: step, until });
}

export function countVisit({ counts }: Counting, request: CountedRequest): void {
  if (isCounted(request)) counts.add('visit');
}

/** More than are active on one day, as far as one instance remembers; beyond that the database is asked. */
const maxRemembered = 50_000;

/** Whoever is signed in and calls anything; operators are not counted. */
export function countActiveUsers(app: FastifyInstance, { counts, ports }: Counting): void {
  const remembered = new Set<string>();
  let rememberedDay = '';
  const isNew = ({ id }: Account, day: string): boolean => {
    if (day !== rememberedDay || remembered.size >= maxRemembered) remembered.clear();
    rememberedDay = day;
    if (remembered.has(id)) return false;
    remembered.add(id);
    return true;
  };
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const account = request.session?.account;
    if (account === undefined || !isSignedIn(account) || isOperator(account)) return;
    const now = ports.clock.now();
    const day = dayOf(now);
    if (!isNew(account, day) || !isCounted(request)) return;
    // A clock may be set back a little; then the next day has begun for good.
    const until = Date.parse(`${day}T00:00:00Z`) + 2 * dayMs;
    counts.addOnce({ accountId: account.id, what: 'active-user', day, mark: `active ${day}`, until });
  });
}
