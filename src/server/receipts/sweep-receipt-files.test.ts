// Tests on both databases that only workbooks of receipts go that nobody can open any more, and no other file.
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Files } from '#server/ports/files/files.ts';
import { openFiles } from '#server/ports/shared-files/open-files.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { databases } from '#testing/server/databases.ts';
import { newReceiptFileName } from './receipt-links.ts';
import { sweepReceiptFiles } from './sweep-receipt-files.ts';

const hourMs = 60 * 60 * 1000;
/** More than are looked up at once. */
const manyOrphans = 205;

async function addReceipt(
  { query }: Database,
  files: Files,
  id: string,
  state: 'paid' | 'refunded' | 'failed' | 'disputed',
  revokedAt: number | null = null,
): Promise<string> {
  const fileName = newReceiptFileName();
  await files.put(fileName, Buffer.from('a workbook'));
  await query
    .insertInto('purchase_order')
    .values({
      ...{ id, account_id: null, email: 'ann@example.com', name: 'A model', amount: 2900, created_at: 1 },
      ...{ state, paid_at: 1, static_id: null, template_uuid: null, gs_url: null },
    })
    .execute();
  await query
    .insertInto('receipt')
    .values({
      ...{ order_id: id, token: `page of ${id}`, created_at: 1, mailed_at: 1, file_state: 'ready' },
      ...{ file_token: `file of ${id}`, file_name: fileName, file_title: 'A model', file_mailed_at: 1 },
      revoked_at: revokedAt,
    })
    .execute();
  return fileName;
}

const linksOf = async ({ query }: Database) =>
  (await query.selectFrom('receipt').selectAll().orderBy('order_id').execute()).map((row) => [
    ...[row.order_id, row.token, row.file_state, row.file_token, row.file_name],
  ]);

describe.each(databases)('on $kind', ({ createDatabase }) => {
  test('a workbook goes with the money, and a day after it was written if no receipt leads to it', async () => {
    const place = await createDatabase();
    const database = await openDatabase(place, systemClock, () => undefined);
    const files = await openFiles(
      { dataDir: place.dataDir, filesS3: null },
      database,
      systemClock,
      createLogger('silent'),
    );
    const paid = await addReceipt(database, files, 'paid', 'paid');
    // A new link may be made, or the dispute be won.
    const revoked = await addReceipt(database, files, 'revoked', 'paid', 1);
    const disputed = await addReceipt(database, files, 'disputed', 'disputed');
    // A test purchase, once money is taken.
    const failed = await addReceipt(database, files, 'failed', 'failed');
    const refunded = await addReceipt(database, files, 'refunded', 'refunded');
    const orphans = Array.from({ length: manyOrphans }, newReceiptFileName);
    const others = [`${'A'.repeat(24)}.xlsx`, `${'C'.repeat(24)}.png`, 'receipt-of-somebody.xlsx'];
    for (const name of [...orphans, ...others]) await files.put(name, Buffer.from('x'));
    const kept = [paid, revoked, disputed, ...others].sort();
    const sweepIn = (hours: number) =>
      sweepReceiptFiles({ clock: { now: () => systemClock.now() + hours * hourMs }, database, files });

    await sweepIn(23);
    expect(await keptFileNames(place)).toEqual([...kept, failed, refunded, ...orphans].sort());
    expect(await linksOf(database)).toEqual([
      ['disputed', 'page of disputed', 'ready', 'file of disputed', disputed],
      ['failed', 'page of failed', 'gone', null, null],
      ['paid', 'page of paid', 'ready', 'file of paid', paid],
      // The page of the receipt stays.
      ['refunded', 'page of refunded', 'gone', null, null],
      ['revoked', 'page of revoked', 'ready', 'file of revoked', revoked],
    ]);
    await sweepIn(25);
    expect(await keptFileNames(place)).toEqual(kept);
    await database.close();
    await place.remove();
  });
});
