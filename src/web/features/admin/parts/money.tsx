// An amount in the smallest unit of its currency, as the operator's language writes it.
import { useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';

interface MoneyProps {
  readonly amount: number;
  readonly currency: string;
}

export function Money({ amount, currency }: MoneyProps) {
  const { locale } = useIntl();
  return <>{amountInWords(amount, currency, locale)}</>;
}
