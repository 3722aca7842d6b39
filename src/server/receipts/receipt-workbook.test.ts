// Tests that the workbook behind the link of a receipt is the one that the buyer downloads: it stands up to the audit, and opens elsewhere.
import { expect, test, vi } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { defaultLanguage } from '#language/language.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { foundOtherwise } from '#testing/programs/found-cells.ts';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { readCells } from '#testing/xlsx/read-cells.ts';

/** An audit tries many changes of a model, and LibreOffice takes some seconds to start. */
vi.setConfig({ testTimeout: 240_000 });

const server = suiteServer(sqlite, { PAYWALL: 'on' });

/** At the test checkout, after which the queue builds the workbook; returns the address of its link. */
async function buy(visitor: Visitor, uuid: string): Promise<string> {
  const body = { uuid, price: 29, cancelUrl: `${server.origin}/builder/#/templates` };
  const { data: page } = await visitor.call('generateCheckoutSession', { body });
  const fields = new URLSearchParams({ action: 'pay', card: 'succeeds', email: 'ann@example.com' });
  const headers = { origin: server.origin, 'x-xsrf-token': '' };
  expect((await visitor.fetch(page, { method: 'POST', headers, body: fields })).status).toBe(303);
  const fileUrl = async () => (await visitor.call('getUser')).orders[0]?.fileUrl ?? null;
  await expect.poll(fileUrl).not.toBeNull();
  return (await fileUrl()) ?? '';
}

test('the workbook of a receipt has no findings, and LibreOffice comes to the values of the download', async () => {
  const visitor = await server.newVisitor();
  await visitor.call('saveUserTemplate', { id: cafe.uuid, body: { template: cafe } });
  const link = await buy(visitor, cafe.uuid);
  // As whoever has the link, who is not signed in.
  const linked = await fetch(new URL(link, server.origin));
  expect([linked.status, linked.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(encodeURIComponent(cafe.name)),
  ]);
  const file = new Uint8Array(await linked.arrayBuffer());
  const { data: filename } = await visitor.call('buildModel', { body: { templateId: cafe.uuid } });
  const reply = await visitor.request('downloadModel', { query: { filename: String(filename) } });
  const downloaded = readCells(new Uint8Array(await reply.arrayBuffer()));
  expect(foundOtherwise(downloaded, readCells(file))).toEqual([]);

  const { audit, refusal } = auditXlsx(file, { language: defaultLanguage, profile: 'bank' });
  expect([refusal, audit?.score, audit?.findings]).toEqual([null, 100, []]);

  // Only a real recalculation restores what the formulas come to.
  const recalculated = await recalculate(spoilCachedValues(file));
  expect(foundOtherwise(downloaded, recalculated)).toEqual([]);
  expect([...recalculated.values()].reduce((sum, cells) => sum + cells.size, 0)).toBeGreaterThan(10_000);
});
