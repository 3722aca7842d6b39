// Builds the workbook that was bought and keeps it behind a link; whatever dies in between, the next attempt begins anew.
import type { ModelWriter } from '#server/building/model-writer.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { lockReceipt, updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { PermanentJobError } from '#server/jobs/job-handler.ts';
import { discardFile } from '#server/ports/files/discard-file.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type BoughtDocument, findBoughtDocument } from './bought-document.ts';
import { newReceiptFileName, newToken } from './receipt-links.ts';

type FilePorts = Pick<Ports, 'database' | 'files'>;

/** As people build it without saying otherwise. */
const output = { kind: 'xlsx', scenario: 1, hasCharts: false } as const;

/** Ends with the file behind its link, or with the template found to be gone. */
export async function buildReceiptFile(
  ports: FilePorts,
  writer: ModelWriter,
  order: Order,
  signal: AbortSignal,
): Promise<void> {
  const { query } = ports.database;
  const bought = await findBoughtDocument(query, order);
  if (bought === null) {
    await query.transaction().execute(async (transaction) => {
      const receipt = await lockReceipt(transaction, order.id);
      if (receipt?.file_state === 'waiting')
        await updateReceipt(transaction, order.id, { file_state: 'gone' });
    });
    return;
  }
  const content = await write(writer, order, bought, signal);
  await keep(ports, order.id, bought.title, content);
}

async function write(
  writer: ModelWriter,
  { id, account_id: accountId }: Order,
  { document }: BoughtDocument,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // In a queue of its own: what the buyer builds meanwhile takes nothing from it.
  const caller = { accountId: accountId ?? id, network: `order ${id}` };
  const written = await writer.write(caller, { document, ...output }, signal, () => undefined);
  if ('content' in written) return written.content;
  const [fault] = written.faults;
  throw new PermanentJobError(`the template cannot be built: ${fault?.path ?? ''} ${fault?.message ?? ''}`);
}

async function keep(
  { database, files }: FilePorts,
  orderId: string,
  title: string,
  content: Uint8Array,
): Promise<void> {
  const name = newReceiptFileName();
  // The file is written before its row, so that a link always leads to a complete file.
  await files.put(name, content);
  const isKept = await database.query.transaction().execute(async (query) => {
    const receipt = await lockReceipt(query, orderId);
    // Meanwhile another worker was first, or the account was deleted.
    if (receipt?.file_state !== 'waiting') return false;
    await updateReceipt(query, orderId, {
      ...{ file_state: 'ready', file_name: name, file_title: title },
      file_token: receipt.file_token ?? newToken(),
    });
    return true;
  });
  if (!isKept) await discardFile(files, name);
}
