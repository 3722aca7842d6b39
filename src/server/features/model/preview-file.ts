// What a preview file holds: the rows of each module as HTML.
import { z } from 'zod';

export const previewFile = z.object({
  periodCount: z.int(),
  rows: z.record(z.string(), z.string()),
});

export type PreviewFile = z.output<typeof previewFile>;

/** A row's columns: names and single figures, then one a period. */
export const columnsBeforeForecast = 9;
