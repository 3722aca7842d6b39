// The addresses of a receipt and its workbook, which open for whoever knows them.
import { randomBytes } from 'node:crypto';

/** Impossible to guess. */
const tokenBytes = 24;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Whether it can be looked up at all; others may contain characters that no database accepts. */
export const isToken = (token: string): boolean => /^[\w-]{32}$/.test(token);

export const receiptPath = (token: string): string => `/api/receipts/${token}`;
export const receiptPdfPath = (token: string): string => `/api/receipts/${token}/receipt.pdf`;
export const receiptFilePath = (token: string): string => `/api/receipts/file/${token}`;
export const settingsPath = '/builder/#/settings';

const fileNamePattern = /^receipt-[\w-]{24}\.xlsx$/;
const fileNameBytes = 18;

/** Unlike built files it is kept for longer than a day. */
export const newReceiptFileName = (): string =>
  `receipt-${randomBytes(fileNameBytes).toString('base64url')}.xlsx`;

export const isReceiptFileName = (name: string): boolean => fileNamePattern.test(name);

export interface FileLink {
  readonly file_state: 'none' | 'waiting' | 'ready' | 'failed' | 'gone';
  readonly file_token: string | null;
  readonly revoked_at: number | null;
}

export type FileLinkState = 'none' | 'building' | 'on' | 'off' | 'failed';

/** It works as long as the order is paid and the buyer has not turned it off. */
export function fileLinkOf(orderState: string, { file_state: state, revoked_at }: FileLink): FileLinkState {
  if (orderState !== 'paid' || state === 'none') return 'none';
  if (state === 'waiting') return 'building';
  if (state !== 'ready') return 'failed';
  return revoked_at === null ? 'on' : 'off';
}

/** Null while there is no link that works. */
export const openFileToken = (orderState: string, link: FileLink): string | null =>
  fileLinkOf(orderState, link) === 'on' ? link.file_token : null;
