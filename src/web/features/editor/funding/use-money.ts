// Writes amounts of the model's currency in plain units, as people say them.
import { useIntl } from 'react-intl';
import { useCalculated } from '../calculation/calculation-client.ts';
import { useTemplateFact } from '../document/document-context.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { amountDigits } from './amount-digits.ts';

/** All amounts of a gap have the same number of decimals. */
export function useMoney(): (amount: number) => string {
  const { formatNumber } = useIntl();
  const currency = useTemplateFact(currencyName);
  const digits = useCalculated(({ result }) => amountDigits(result?.cashGap ?? null));
  return (amount) => {
    // Less than what is shown is nothing, and has no sign.
    const number = formatNumber(amount, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    });
    return `${number}\u00a0${currency}`;
  };
}
