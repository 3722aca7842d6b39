// Formats an amount on a chart's axis: abbreviated if large, with all its digits if fractional.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Beyond this there are no words for the amount. */
const tooLargeForWords = 1e15;

/** Ticks are round: further digits are binary rounding noise. */
const smallTickDigits = 6;

export function useTickFormat(): (value: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => {
      const notation = Math.abs(value) < tooLargeForWords ? 'compact' : 'scientific';
      const maximumFractionDigits = Math.abs(value) < 1 ? smallTickDigits : 1;
      return formatNumber(value, { notation, maximumFractionDigits });
    },
    [formatNumber],
  );
}
