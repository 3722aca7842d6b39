// Writes amounts of the model's currency in plain units, as people say them.
import { useIntl } from 'react-intl';
import { useTemplateFact } from '../document/document-context.ts';
import { currencyName } from '../document/resources/resource-view.ts';

const wholeFrom = 100;

export function useMoney(): (amount: number) => string {
  const { formatNumber } = useIntl();
  const currency = useTemplateFact(currencyName);
  return (amount) => {
    const maximumFractionDigits = Math.abs(amount) < wholeFrom ? 2 : 0;
    // Less than what is shown is nothing, and has no sign.
    const number = formatNumber(amount, { maximumFractionDigits, signDisplay: 'negative' });
    return `${number}\u00a0${currency}`;
  };
}
