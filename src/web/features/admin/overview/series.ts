// The series of the overview, with the names they have, and their sums.
import { defineMessages } from 'react-intl';
import { defaultLanguage } from '#language/language.ts';
import type { Reply } from '#web/api/call.ts';

export type Overview = Reply<'getOverview'>;
export type Series = Overview['visits'];

export const metrics = [
  'visits',
  'signUps',
  'activeUsers',
  'templates',
  'builds',
  'failedBuilds',
  'downloads',
  'checkouts',
  'purchases',
  'errors',
] as const;

export type Metric = (typeof metrics)[number];

export const metricNames = defineMessages<Metric>({
  visits: { id: 'admin.overview-visits' },
  signUps: { id: 'admin.overview-sign-ups' },
  activeUsers: { id: 'admin.overview-active' },
  templates: { id: 'admin.overview-templates' },
  builds: { id: 'admin.overview-builds' },
  failedBuilds: { id: 'admin.overview-failed-builds' },
  downloads: { id: 'admin.overview-downloads' },
  checkouts: { id: 'admin.overview-checkouts' },
  purchases: { id: 'admin.overview-purchases' },
  errors: { id: 'admin.overview-errors' },
});

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whoever is active on two days is counted on both, so only their number on a day says something. */
export const isDaily = (metric: Metric): boolean => metric === 'activeUsers';

/** The sum, or of what is counted anew each day the mean. */
export const totalOf = (metric: Metric, values: readonly number[]): number =>
  isDaily(metric) ? sumOf(values) / Math.max(1, values.length) : sumOf(values);

/** As a share of what was before; null where there was nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

const defaultDigits = 2;

/** Amounts come in the smallest unit of their currency. */
export function inWholeUnits(amount: number, currency: string): number {
  const format = new Intl.NumberFormat(defaultLanguage, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? defaultDigits);
}
