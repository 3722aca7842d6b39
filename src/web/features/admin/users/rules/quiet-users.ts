// Which users are suspicious, and which are suggested as inactive.
import { monthsBefore } from './months-before.ts';

export interface QuietFacts {
  readonly _id: string;
  /** Of their own, or of their first order. */
  readonly hasValidEmail: boolean;
  readonly templatesCount: number;
  readonly ordersCount: number;
  readonly plan: number | null;
  readonly status: string;
  readonly updatedAt: number;
}

const inactiveMonths = 2;
const mostSuggested = 100;

const isQuietSince = ({ updatedAt }: QuietFacts, now: number): boolean =>
  updatedAt < monthsBefore(now, inactiveMonths);

/** Has templates, never paid, cannot be written to, and has not been here for two months: all of it. */
export function isSuspicious(user: QuietFacts, now: number): boolean {
  const isFree = user.plan === null && user.ordersCount === 0;
  return user.templatesCount > 0 && isFree && !user.hasValidEmail && isQuietSince(user, now);
}

/** Active ones alone: those archived already would fill the suggestion again and again. */
function isInactive(user: QuietFacts, now: number): boolean {
  const isWorthAsking = user.status === 'active' && user.templatesCount > 0 && user.plan === null;
  return isWorthAsking && (isQuietSince(user, now) || !user.hasValidEmail);
}

/** The ids of those seen longest ago, at most a hundred. */
export function suggestedInactive(users: readonly QuietFacts[], now: number): readonly string[] {
  return users
    .filter((user) => isInactive(user, now))
    .sort((one, other) => one.updatedAt - other.updatedAt)
    .slice(0, mostSuggested)
    .map(({ _id }) => _id);
}
