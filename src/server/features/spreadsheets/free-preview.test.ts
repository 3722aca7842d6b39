// Tests the free preview of what has a price: its numbers for everybody, its formulas for whoever has paid.
import { expect, test } from 'vitest';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { sqlite } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const server = suiteServer(sqlite);

async function pricedInGallery(): Promise<string> {
  const { visitor, email } = await newPerson(server);
  await withDatabase(server, (database) => grantRole({ database, clock: server.clock }, email, 'entitled'));
  const template = { ...(await visitor.call('getDefaultTemplate')), name: 'Tea' };
  await visitor.call('saveToGallery', { body: { template } });
  await setPrice(server, template.uuid, 4900);
  return template.uuid;
}

const previewOf = async (visitor: Visitor, templateId: string, email = newEmail()): Promise<string> =>
  String((await visitor.call('sendReadonlyGSUrl', { query: { templateId, email } })).data);

const bookOf = async (address: string): Promise<BookView> => (await fetch(`${address}/book`)).json();

/** Of every sheet, by line, in their order. */
const numbersOf = ({ sheets }: BookView) =>
  sheets.map(({ title, rows }) => [
    title,
    rows.map(({ cells, runs }) => [
      ...cells.map(({ value }) => value),
      ...runs.flatMap(({ values }) => values),
    ]),
  ]);

const formulasOf = ({ sheets }: BookView): string[] =>
  sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells, runs }) => [...cells, ...runs].flatMap(({ formula = [] }) => formula)),
  );

test('of a gallery template, it is sent to the address that is given, with every number and no formula', async () => {
  const templateId = await pricedInGallery();
  const visitor = await server.newVisitor();
  const email = newEmail();
  const address = await previewOf(visitor, templateId, email);
  expect((await awaitEmail(server.place, email, 'Your spreadsheet: Tea')).text).toContain(address);
  const state = await (await fetch(`${address}/state`)).json();
  expect(state).toMatchObject({ title: 'Tea', isReadonly: true, canDownload: false });
  expect((await fetch(`${address}/workbook.xlsx`)).status).toBe(403);
  const shown = await bookOf(address);
  expect(formulasOf(shown)).toEqual([]);

  const { visitor: buyer, email: ofBuyer } = await newPerson(server);
  await buy(server, ofBuyer, templateId);
  const whole = await bookOf(await previewOf(buyer, templateId));
  expect(formulasOf(whole).length).toBeGreaterThan(500);
  expect(numbersOf(shown)).toEqual(numbersOf(whole));
  expect(shown.sheets.map(({ charts }) => charts.length)).toEqual(
    whole.sheets.map(({ charts }) => charts.length),
  );
  expect(shown.sheets.flatMap(({ rows }) => rows.flatMap(({ note }) => note ?? []))).toEqual([]);
});

test('of one’s own that has a price, the formulas come with the purchase, behind another link', async () => {
  const { visitor, email } = await newPerson(server);
  const templateId = await saveNew(visitor);
  await setPrice(server, templateId, 4900);
  const before = await previewOf(visitor, templateId);
  expect(await previewOf(visitor, templateId)).toBe(before);
  expect(formulasOf(await bookOf(before))).toEqual([]);
  await buy(server, email, templateId);
  const after = await previewOf(visitor, templateId);
  expect(after).not.toBe(before);
  expect(formulasOf(await bookOf(after)).length).toBeGreaterThan(500);
});
