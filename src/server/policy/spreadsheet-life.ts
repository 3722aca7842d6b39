// How long a spreadsheet behind a link opens, and how many an account may have.
import type { Spreadsheet } from '../ports/database/tables/spreadsheet-tables.ts';
import type { Account } from '../ports/database/tables.ts';
import { isSignedIn } from './may-call.ts';

export const dayMs = 24 * 60 * 60 * 1000;
const previewDays = 30;
const visitorDays = 30;
const accountDays = 365;

const previewLifeMs = previewDays * dayMs;
const visitorLifeMs = visitorDays * dayMs;
export const accountLifeMs = accountDays * dayMs;

export const mostSpreadsheetsOfAccount = 100;
export const mostSpreadsheetsOfVisitor = 10;

export interface SpreadsheetTraits {
  readonly isReadonly: boolean;
  /** It belongs to an order that was paid for. */
  readonly isBought: boolean;
  /** It is a file of its owner, in their drive. */
  readonly isInOwnDrive: boolean;
}

export const traitsOf = ({
  is_readonly,
  order_id,
  provider,
}: Pick<Spreadsheet, 'is_readonly' | 'order_id' | 'provider'>): SpreadsheetTraits => ({
  isReadonly: is_readonly === 1,
  isBought: order_id !== null,
  isInOwnDrive: provider === 'drive',
});

/** Null: it never expires. Only looking at a preview does not make it live longer. */
export function spreadsheetLifeMs(
  { isReadonly, isBought, isInOwnDrive }: SpreadsheetTraits,
  owner: Pick<Account, 'kind'>,
): number | null {
  if (isBought || isInOwnDrive) return null;
  if (isReadonly) return previewLifeMs;
  return isSignedIn(owner) ? accountLifeMs : visitorLifeMs;
}
