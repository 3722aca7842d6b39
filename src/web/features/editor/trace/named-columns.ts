// The names of the columns of a traced number, as the page says them.
import type { TracedCell } from '#render/html/trace.ts';
import { periodTexts } from '../calculation/spans/period-texts.ts';

/** Single figures stand in the column of constants, also those that are worked out and are none. */
export const namedColumns = ({ place, columns, isInput }: TracedCell): readonly string[] =>
  place.column === 'constant' && !isInput ? [] : periodTexts(columns);
