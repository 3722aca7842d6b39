// A number that somebody said of a business, as it is kept with the model.
import type { BusinessFigure } from '#template/fields.ts';

/** As it is kept, without the words of the line. */
export const plainFigure = ({ is, of, value, currency, per, from }: BusinessFigure): BusinessFigure => ({
  ...{ is, of, value },
  ...(currency !== undefined && { currency }),
  ...(per !== undefined && { per }),
  ...(from !== undefined && { from }),
});
