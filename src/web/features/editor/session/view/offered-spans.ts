// What a column may be: a period, or a longer span of them.
import type { Periodicity } from '#template/template.ts';
import type { SpanView } from '../../calculation/spans/span-columns.ts';

export const offeredSpans: Readonly<Record<Periodicity, readonly SpanView['by'][]>> = {
  month: ['periods', 'quarters', 'years'],
  quarter: ['periods', 'years'],
  year: [],
};
