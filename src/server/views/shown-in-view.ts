// What a view shows of somebody: never what opens without signing in, or may be changed by whoever has it.
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import { hashToken } from '../sessions/session-tokens.ts';

type UserReply = z.input<(typeof calls)['getUser']['reply']>;
type SpreadsheetList = z.input<(typeof calls)['listSpreadsheets']['reply']>;

/** Without the addresses of receipts, workbooks and spreadsheets. */
export const userInView = (user: UserReply): UserReply => ({
  ...user,
  orders: user.orders.map((order) => ({
    ...order,
    ...{ staticId: null, gsUrl: null, receiptUrl: null, receiptPdfUrl: null, fileUrl: null },
  })),
});

/** The id of a spreadsheet is in its address: whoever has it can open the spreadsheet. */
export const spreadsheetsInView = (list: SpreadsheetList): SpreadsheetList => ({
  ...list,
  spreadsheets: list.spreadsheets.map((one) => ({ ...one, id: hashToken(one.id), url: '', editUrl: null })),
});
