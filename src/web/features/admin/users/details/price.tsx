// A price; a dash where nothing was paid.
import { FormattedNumber } from 'react-intl';

interface PriceProps {
  readonly amount: number | null;
  /** ISO 4217, in any case. */
  readonly currency?: string;
}

export function Price({ amount, currency = 'USD' }: PriceProps) {
  if (amount === null) return '–';
  return <FormattedNumber value={amount} style="currency" currency={currency.toUpperCase()} />;
}
