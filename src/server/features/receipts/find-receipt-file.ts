// The workbook behind a link, or why it does not open.
import type { Language } from '#language/language.ts';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceiptByFileToken } from '#server/database/rows/money/receipt-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { MissingReason } from '#server/receipts/page/receipt-page.ts';
import { isToken, openFileToken } from '#server/receipts/receipt-links.ts';
import { languageOf } from '#server/receipts/words/receipt-facts.ts';

type FoundFile =
  | { readonly title: string; readonly content: Buffer }
  | { readonly reason: MissingReason; readonly language?: Language };

export async function findReceiptFile(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  token: string,
): Promise<FoundFile> {
  const receipt = isToken(token) ? await findReceiptByFileToken(database.query, token) : undefined;
  const order = receipt && (await findOrder(database.query, receipt.order_id));
  if (receipt === undefined || order === undefined) return { reason: 'noFile' };
  const language = languageOf(order);
  if (order.state !== 'paid') return { reason: 'refundedFile', language };
  if (receipt.revoked_at !== null) return { reason: 'revoked', language };
  const isOpen = openFileToken(order.state, receipt) !== null;
  const content = isOpen && receipt.file_name !== null ? await files.get(receipt.file_name) : null;
  return content === null ? { reason: 'lostFile', language } : { title: receipt.file_title, content };
}
