// Names the periods of the forecast, counted from 0.
import { useCalculated } from '../calculation/calculation-client.ts';
import { periodTexts } from '../calculation/spans/period-texts.ts';

export function usePeriods(): (period: number) => string {
  const names = periodTexts(useCalculated(({ result }) => result?.periods) ?? []);
  return (period) => (names[period] ?? '').trim();
}
