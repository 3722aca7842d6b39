// An amount of money in few characters: $1.2M, 1,2 млн ₽.
import type { IntlShape } from 'react-intl';

const isoCode = /^[A-Z]{3}$/;

/** Beyond this there are no words for the amount. */
const tooLargeForWords = 1e15;

/** A currency of somebody's own stands behind the number. */
export function shortMoney({ formatNumber }: IntlShape, value: number, currency: string): string {
  const notation = Math.abs(value) < tooLargeForWords ? 'compact' : 'scientific';
  const short = {
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.abs(value) < 1000 ? 0 : 1,
  } as const;
  return isoCode.test(currency)
    ? formatNumber(value, { ...short, style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    : `${formatNumber(value, short)}\u00a0${currency}`.trim();
}
