// Writes an amount beside the axis of a chart: short where it is large, with all its digits where it is a part of one.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** From here on words for amounts run out. */
const tooLargeForWords = 1e15;

/** Ticks are round: what is behind these is left over from adding up in binary. */
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
