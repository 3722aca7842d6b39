// Amounts of money as the visitor's language writes them: without decimals where there are none.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What this server's prices are in. */
const salesCurrency = 'usd';

/** The amount in whole units of the currency, such as dollars. */
export type FormatMoney = (amount: number, currency?: string) => string;

export function useMoney(): FormatMoney {
  const { formatNumber } = useIntl();
  return useCallback(
    (amount, currency = salesCurrency) =>
      formatNumber(amount, {
        ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
        trailingZeroDisplay: 'stripIfInteger',
      }),
    [formatNumber],
  );
}
