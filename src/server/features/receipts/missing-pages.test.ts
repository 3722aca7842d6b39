// Tests the pages of receipts over HTTP: each says in one heading what it is, in the language of whoever follows the link.
import { expect, test } from 'vitest';
import { updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { sqlite } from '#testing/server/databases.ts';
import { addReceiptOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const server = suiteServer(sqlite);
const token = 'a'.repeat(32);

/** The status, the language of the page, and all of its main headings. */
async function opened(path: string, language = 'en'): Promise<readonly unknown[]> {
  const response = await fetch(new URL(path, server.origin), { headers: { 'accept-language': language } });
  const page = await response.text();
  const headings = [...page.matchAll(/<h1>([^<]*)<\/h1>/g)].map(([, text]) => text);
  return [response.status, /<html lang="(\w+)">/.exec(page)?.[1], ...headings];
}

test('of links that lead to nothing', async () => {
  expect(await opened('/api/receipts/none')).toEqual([404, 'en', 'There is no such receipt']);
  expect(await opened(`/api/receipts/${token}/receipt.pdf`)).toEqual([404, 'en', 'There is no such receipt']);
  expect(await opened('/api/receipts/none', 'ru-RU,ru;q=0.9,en;q=0.8')).toEqual([
    404,
    'ru',
    'Такой квитанции нет',
  ]);
  expect(await opened(`/api/receipts/file/${token}`, 'de, en;q=0.5')).toEqual([
    404,
    'en',
    'This link does not work',
  ]);
  expect(await opened('/api/receipts/file/%20', 'ru')).toEqual([404, 'ru', 'Эта ссылка не работает']);
});

test('of a receipt, and of its workbook that cannot be had any more', async () => {
  const visitor = await server.newVisitor();
  const id = await addReceiptOf(server, visitor);
  const change = (to: Parameters<typeof updateReceipt>[2]) =>
    withDatabase(server, ({ query }) => updateReceipt(query, id, to));
  const [order] = (await visitor.call('getUser')).orders;
  expect(await opened(order?.receiptUrl ?? '', 'ru')).toEqual([200, 'en', 'Receipt']);
  await change({ file_state: 'ready', file_name: `receipt-${'b'.repeat(24)}.xlsx`, file_token: token });
  const path = `/api/receipts/file/${token}`;
  expect(await opened(path)).toEqual([404, 'en', 'This spreadsheet is not kept here any more']);
  await visitor.call('revokeReceiptFile', { id });
  expect(await opened(path)).toEqual([404, 'en', 'This link is turned off']);
  expect(await opened(path, 'ru')).toEqual([404, 'ru', 'Эта ссылка отключена']);
  await withDatabase(server, ({ query }) =>
    query.updateTable('purchase_order').set({ state: 'refunded' }).where('id', '=', id).execute(),
  );
  expect(await opened(path)).toEqual([404, 'en', 'This link is turned off']);
});
