// Tests previews: built as files, their rows returned as HTML by module to the account they were built for.
import { describe, expect, test } from 'vitest';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const newPreview = async (visitor: Visitor) => {
    const template = await visitor.call('getDefaultTemplate');
    const { data } = await visitor.call('buildModel', { body: { isPreview: true, template } });
    return String(data);
  };
  const failureOfRows = async (visitor: Visitor, fileName: string) => {
    const { status, error } = await visitor.failure('buildModel', { body: { fileName, columnCount: 45 } });
    return [status, error.code];
  };

  test('its rows are returned by module, with a column for each period after the nine before them', async () => {
    const visitor = await server.newVisitor();
    const fileName = await newPreview(visitor);
    expect(fileName).toMatch(/^[\w-]{24}\.preview$/);
    // The default template has three years of months.
    const rows = await visitor.call('buildModel', { body: { fileName, columnCount: 45 } });
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['module_cover', 'module_revenue', 'module_bs']),
    );
    for (const [moduleId, html] of Object.entries(rows)) {
      expect(moduleId).toMatch(/^module_[a-z]+$/);
      for (const row of String(html).split('\n')) {
        expect(row).toMatch(/^<tr [\s\S]*<\/tr>$/);
        expect(row.match(/ data-column="/g)).toHaveLength(45);
      }
    }
    expect(await visitor.call('buildModel', { body: { fileName } })).toEqual(rows);
  });

  test('a wrong number of columns is refused with the right one', async () => {
    const visitor = await server.newVisitor();
    const fileName = await newPreview(visitor);
    const { status, error } = await visitor.failure('buildModel', { body: { fileName, columnCount: 46 } });
    expect([status, error.code]).toEqual([400, 'bad-request']);
    expect(error.faults).toEqual([
      { path: 'body.columnCount', message: 'the preview has 45 columns: 9 before the forecast and 36 of it' },
    ]);
  });

  test('nobody else can read its rows, and no other file has any', async () => {
    const visitor = await server.newVisitor();
    const other = await server.newVisitor();
    const fileName = await newPreview(visitor);
    const notFound = [404, 'file-not-found'];
    expect(await failureOfRows(other, fileName)).toEqual(notFound);
    const template = await visitor.call('getDefaultTemplate');
    const { data: workbook } = await visitor.call('buildModel', { body: { template } });
    for (const name of [String(workbook), '../modelwright.sqlite', 'a\0b', 'x.preview', `../${fileName}`]) {
      expect(await failureOfRows(visitor, name)).toEqual(notFound);
    }
    const { status } = await visitor.failure('downloadModel', { query: { filename: fileName } });
    expect(status).toBe(404);
  });

  test('they are sent compressed to clients that accept it, and plain to others', async () => {
    const visitor = await server.newVisitor();
    const body = { fileName: await newPreview(visitor) };
    const replyTo = async (encoding: string) => {
      const response = await visitor.request('buildModel', {
        body,
        headers: { 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      return [response.headers.get('content-encoding'), await response.text()];
    };
    const [encoding, rows] = await replyTo('br, gzip;q=0.5');
    expect(encoding).toBe('gzip');
    expect(rows).toContain('"module_revenue":"<tr ');
    for (const none of ['identity', 'gzip;q=0', 'gzip;q=0.0, identity']) {
      expect(await replyTo(none)).toEqual([null, rows]);
    }
  });

  test('the last ten are kept, because an editor has one built at every pause', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const names: string[] = [];
    for (let count = 1; count <= 12; count += 1) {
      server.clock.time += 1000;
      const body = { isPreview: true, template: { ...template, name: `Draft ${count}` } };
      names.push(String((await visitor.call('buildModel', { body })).data));
    }
    const filenames = await keptFileNames(server.place);
    expect(names.map((name) => filenames.includes(name))).toEqual([false, false, ...Array(10).fill(true)]);
    expect(await failureOfRows(visitor, names[0] ?? '')).toEqual([404, 'file-not-found']);
    const rows = await visitor.call('buildModel', { body: { fileName: names[2] } });
    expect(rows).toHaveProperty('module_revenue');
  });

  test('one that was built before the money was given back is shown no more; by year it still is', async () => {
    const { visitor, email } = await newPerson(server);
    const templateId = await saveNew(visitor);
    await setPrice(server, templateId, 4900);
    await buy(server, email, templateId);
    const body = { templateId, isPreview: true };
    const whole = String((await visitor.call('buildModel', { body })).data);
    expect(await visitor.call('buildModel', { body: { fileName: whole } })).toHaveProperty('module_revenue');
    await withDatabase(server, ({ query }) =>
      query.updateTable('purchase_order').set({ state: 'refunded' }).where('email', '=', email).execute(),
    );
    expect(await failureOfRows(visitor, whole)).toEqual([402, 'payment-required']);
    const years = String((await visitor.call('buildModel', { body })).data);
    expect(years).not.toBe(whole);
    const rows = await visitor.call('buildModel', { body: { fileName: years, columnCount: 45 } });
    expect(rows).toHaveProperty('module_dashboard');
    expect(rows).not.toHaveProperty('module_revenue');
  });

  test('the same preview is built once, with or without charts', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const body = { isPreview: true, template };
    const first = await visitor.call('buildModel', { body });
    expect(await visitor.call('buildModel', { body: { ...body, hasCharts: true } })).toEqual(first);
    expect(await visitor.call('buildModel', { body: { template } })).not.toEqual(first);
  });
});
