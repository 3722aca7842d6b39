// Deletes workbooks of receipts whose money was given back, and those that no receipt leads to.
import { listKeptReceiptFiles, unlinkRefundedFiles } from '#server/database/rows/money/receipt-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isReceiptFileName } from './receipt-links.ts';

/** A file is written before its receipt leads to it. */
const orphanedAfterMs = 24 * 60 * 60 * 1000;
const askedAtOnce = 200;

export async function sweepReceiptFiles({
  clock,
  database,
  files,
}: Pick<Ports, 'clock' | 'database' | 'files'>): Promise<void> {
  await unlinkRefundedFiles(database.query);
  let names: string[] = [];
  const deleteOrphans = async () => {
    const kept = await listKeptReceiptFiles(database.query, names);
    for (const name of names) if (!kept.has(name)) await files.delete(name);
    names = [];
  };
  for await (const name of files.listOlderThan(clock.now() - orphanedAfterMs)) {
    if (!isReceiptFileName(name)) continue;
    names.push(name);
    if (names.length === askedAtOnce) await deleteOrphans();
  }
  if (names.length > 0) await deleteOrphans();
}
