// How days and moments are written: one way in each language, the same on every page.
import { type IntlShape, useIntl } from 'react-intl';
import { withoutYearSign } from './medium-day.ts';

type At = number | string | Date;

interface DayOptions {
  /** Of a day without a time, which is the same everywhere. */
  readonly isUtc?: boolean;
}

type Dates = Pick<IntlShape, 'formatDate' | 'formatTime'>;

/** Jan 15, 2026; 15 янв. 2026 */
export const dayText = (
  { formatDate }: Pick<Dates, 'formatDate'>,
  at: At,
  { isUtc = false }: DayOptions = {},
): string => withoutYearSign(formatDate(at, { dateStyle: 'medium', ...(isUtc && { timeZone: 'UTC' }) }));

/** Jan 15, 2026, 14:05 */
export const momentText = (intl: Dates, at: At): string => `${dayText(intl, at)}, ${clockText(intl, at)}`;

/** Jan 15, 2026, 14:05:30 */
export const exactMomentText = (intl: Dates, at: At): string =>
  `${dayText(intl, at)}, ${intl.formatTime(at, { timeStyle: 'medium', hourCycle: 'h23' })}`;

/** 14:05 */
export const clockText = ({ formatTime }: Pick<Dates, 'formatTime'>, at: At): string =>
  formatTime(at, { timeStyle: 'short', hourCycle: 'h23' });

interface ShownDayProps extends DayOptions {
  readonly at: At;
}

export const ShownDay = ({ at, isUtc = false }: ShownDayProps) => dayText(useIntl(), at, { isUtc });

export const ShownMoment = ({ at }: { readonly at: At }) => momentText(useIntl(), at);
