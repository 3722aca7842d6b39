// The text of a seasonal pattern as one text a month, valid or not.
import { checkAmount } from '../../document/checks/field-checks.ts';

const monthCount = 12;

/** A missing or empty month repeats the one before it. */
export function monthCells(text: string): readonly string[] {
  const segments = text.split(';').map((segment) => segment.trim());
  const last = segments.findLast((segment) => segment !== '') ?? '1';
  return Array.from({ length: monthCount }, (_, month) => segments[month] ?? last);
}

export const isWeight = (cell: string): boolean => checkAmount(cell) === null;
