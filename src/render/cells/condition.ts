// Which cells turn red, amber, green or to a dash by what they hold.
import { isAlertFlag, isCheckFlag, isDifference, isMaster } from '#render/check-flag.ts';
import type { Row } from '#workbook/row.ts';

/** What a value says by its colour: an answer in a word, in how many periods it is so, or a difference. */
export type Condition = 'none' | 'answer' | 'counted' | 'alertAnswer' | 'alertCounted' | 'difference';

export type CellPart = 'constant' | 'total' | 'periods';

/** The opening balance goes with the periods. */
export function conditionOf(row: Row, part: CellPart): Condition {
  if (isDifference(row)) return 'difference';
  if (isAlertFlag(row)) return part === 'constant' ? 'alertAnswer' : 'alertCounted';
  if (!isCheckFlag(row)) return 'none';
  if (part === 'constant') return 'answer';
  if (!isMaster(row)) return 'counted';
  return part === 'total' ? 'alertAnswer' : 'none';
}
