// The workbook behind a link, or why it does not open.
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceiptByFileToken } from '#server/database/rows/money/receipt-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isToken, openFileToken } from '#server/receipts/receipt-links.ts';
import type { MissingReason } from '#server/receipts/words/missing-texts.ts';

type FoundFile = { readonly title: string; readonly content: Buffer } | { readonly reason: MissingReason };

export async function findReceiptFile(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  token: string,
): Promise<FoundFile> {
  const receipt = isToken(token) ? await findReceiptByFileToken(database.query, token) : undefined;
  const order = receipt && (await findOrder(database.query, receipt.order_id));
  if (receipt === undefined || order === undefined) return { reason: 'noFile' };
  if (order.state !== 'paid') return { reason: 'refundedFile' };
  if (receipt.revoked_at !== null) return { reason: 'revoked' };
  const isOpen = openFileToken(order.state, receipt) !== null;
  const content = isOpen && receipt.file_name !== null ? await files.get(receipt.file_name) : null;
  return content === null ? { reason: 'lostFile' } : { title: receipt.file_title, content };
}
