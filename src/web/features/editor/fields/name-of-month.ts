// The name of a month, which begins with a capital in every language, as in a list.
import type { IntlShape } from 'react-intl';

/** Months count from 1. */
export function nameOfMonth(month: number, formatDate: IntlShape['formatDate']): string {
  const name = formatDate(Date.UTC(2027, month - 1, 1), { month: 'long', timeZone: 'UTC' });
  return `${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`;
}
