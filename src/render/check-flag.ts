// Tells a flag of a check, which is 1 or a count where something fails, from a difference of money.
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';

/** A difference of money may be off in its last digit and still be sound. */
export const isCheckFlag = ({ role, format }: Pick<Row, 'role' | 'format'>): boolean =>
  role === 'check' && (format === 'count' || format === 'verdict');

/** A check says in words whether it fails; its total, in how many periods it does. */
export const totalFormat = (format: NumberFormat): NumberFormat =>
  format === 'verdict' ? 'failures' : format;
