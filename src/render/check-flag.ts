// Tells a flag of a check, which is 1 or a count where something fails, from an alert and from a difference of money.
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';

type Shown = Pick<Row, 'role' | 'format'>;

/** A difference of money may be off in its last digit and still be sound. */
export const isCheckFlag = ({ role, format }: Shown): boolean =>
  role === 'check' && (format === 'count' || format === 'verdict' || format === 'master');

/** What a reader should know of, though nothing is wrong with the model: 1 or a count where it is so. */
export const isAlertFlag = ({ role, format }: Shown): boolean =>
  role === 'check' && (format === 'answer' || format === 'alerts');

/** A difference of money that should be nothing. */
export const isDifference = ({ role, format }: Shown): boolean => role === 'check' && format === 'money';

/** Beside the answer of all checks stands how many alerts there are, in a word even where there is none. */
export const isMaster = ({ format }: Shown): boolean => format === 'master';

const totalFormats: Partial<Readonly<Record<NumberFormat, NumberFormat>>> = {
  verdict: 'failures',
  master: 'alerts',
  answer: 'occurrences',
};

/** A check says in words whether it fails; its total, in how many periods it does. */
export const totalFormat = (format: NumberFormat): NumberFormat => totalFormats[format] ?? format;
