// Tests building and downloading workbooks: of one's own templates, built once, kept for a day.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keptFileNames, loseKeptFile } from '#testing/files/kept-files.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { failureOf, type Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;
const anyId = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const newTemplate = async (visitor: Visitor, name = 'Coffee') => {
    const template = { ...(await visitor.call('getDefaultTemplate')), name };
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    return template;
  };
  const build = async (visitor: Visitor, templateId: string, scenario?: number) =>
    String((await visitor.call('buildModel', { body: { templateId, scenario } })).data);
  const download = (visitor: Visitor, filename: string) =>
    visitor.request('downloadModel', { query: { filename } });

  test('[KEEP-13] the workbook of a template with a price requires payment; its preview is for everyone', async () => {
    const visitor = await server.newVisitor();
    const template = await newTemplate(visitor);
    const { uuid } = template;
    const setPrice = (price_cents: number) =>
      withDatabase(server, ({ query }) =>
        query.updateTable('template').set({ price_cents }).where('uuid', '=', uuid).execute(),
      );
    await setPrice(2900);
    const refused = await visitor.failure('buildModel', { body: { templateId: uuid } });
    expect([refused.status, refused.error.code]).toEqual([402, 'payment-required']);
    expect((await visitor.failure('buildModel', { body: { template } })).error.code).toBe('payment-required');
    await visitor.call('buildModel', { body: { templateId: uuid, isPreview: true } });
    // What a document says of its price counts nowhere.
    const saved = { template: { ...template, price: 0 }, baseRevision: 1 };
    await visitor.call('saveUserTemplate', { id: uuid, body: saved });
    expect((await visitor.failure('buildModel', { body: { templateId: uuid } })).status).toBe(402);
    expect((await visitor.call('getUserTemplate', { id: uuid })).price).toBe(29);
    await setPrice(0);
    expect(await build(visitor, uuid)).toMatch(/\.xlsx$/);
  });

  test("a workbook is built and downloaded under the template's name", async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor, 'Кофе: «зима/лето» 50%');
    const filename = await build(visitor, uuid);
    expect(filename).toMatch(/^[\w-]{24}\.xlsx$/);
    const response = await download(visitor, filename);
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="model.xlsx"; filename*=UTF-8''${encodeURIComponent('Кофе «зима лето» 50%.xlsx')}`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.length).toBeGreaterThan(3000);
  });

  test.each([
    [{ templateId: anyId, isPreview: true, isGoogleSheets: true }, 'body.isPreview'],
    [{ fileName: 'x.preview', isPreview: true }, 'body.fileName'],
    [{ fileName: 'x.preview', isGoogleSheets: true }, 'body.fileName'],
    [{ templateId: anyId, columnCount: 21 }, 'body.columnCount'],
    [{ templateId: anyId, format: 'ods' }, 'format'],
    [{ isPreview: true }, 'names a templateId, a template or a fileName'],
  ])('%j is refused by name instead of half of it being left out', async (body, mention) => {
    const visitor = await server.newVisitor();
    const { status, error } = await visitor.failure('buildModel', { body });
    expect([status, error.code]).toEqual([400, 'bad-request']);
    expect(JSON.stringify(error.faults)).toContain(mention);
  });

  test('a template that the server does not have is built as posted', async () => {
    const visitor = await server.newVisitor();
    const template = { ...(await visitor.call('getDefaultTemplate')), name: 'Tea\0 \ud800' };
    const templateId = template.uuid;
    const { error } = await visitor.failure('buildModel', { body: { templateId } });
    expect(error.code).toBe('template-not-found');
    const { data } = await visitor.call('buildModel', { body: { templateId, template } });
    const disposition = (await download(visitor, String(data))).headers.get('content-disposition');
    expect(disposition).toContain('filename="Tea _.xlsx"');
    // Once the template is saved, the saved one is used.
    await visitor.call('saveUserTemplate', {
      id: templateId,
      body: { template: { ...template, name: 'Saved' } },
    });
    const saved = await visitor.call('buildModel', { body: { templateId, template } });
    expect((await download(visitor, String(saved.data))).headers.get('content-disposition')).toContain(
      'Saved',
    );
  });

  test.each([20_000, 100_000])(
    'a posted template nested %i levels deep is refused without an error',
    async (depth) => {
      const visitor = await server.newVisitor();
      const nested = `${'{"x":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const body = `{"template":{"uuid":"${anyId}","deep":${nested}}}`;
      const { status, error } = await visitor.failure('buildModel', { body });
      expect([status, error.code]).toEqual([422, 'template-invalid']);
    },
  );

  test('charts are in the workbook if they are requested', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const chartsOf = async (hasCharts?: boolean) => {
      const { data } = await visitor.call('buildModel', { body: { templateId: uuid, hasCharts } });
      const bytes = Buffer.from(await (await download(visitor, String(data))).arrayBuffer());
      return bytes.includes('xl/charts/chart1.xml');
    };
    expect([await chartsOf(), await chartsOf(false), await chartsOf(true)]).toEqual([false, false, true]);
  });

  test('the same revision is built once, however often and concurrently it is requested; the next one anew', async () => {
    const visitor = await server.newVisitor();
    const template = await newTemplate(visitor);
    const before = (await keptFileNames(server.place)).length;
    const names = await Promise.all(Array.from({ length: 5 }, () => build(visitor, template.uuid)));
    expect(new Set(names).size).toBe(1);
    expect(await build(visitor, template.uuid)).toBe(names[0]);
    expect(await keptFileNames(server.place)).toHaveLength(before + 1);
    await visitor.call('saveUserTemplate', {
      id: template.uuid,
      body: { template: { ...template, name: 'Tea' } },
    });
    expect(await build(visitor, template.uuid)).not.toBe(names[0]);
  });

  test('only its owner can build a template or download its workbook', async () => {
    const owner = await server.newVisitor();
    const other = await server.newVisitor();
    const { uuid } = await newTemplate(owner);
    const filename = await build(owner, uuid);
    expect((await other.failure('buildModel', { body: { templateId: uuid } })).error.code).toBe(
      'template-not-found',
    );
    const unknown = await other.failure('buildModel', { body: { templateId: randomUUID() } });
    expect(unknown.error.code).toBe('template-not-found');
    for (const name of [filename, 'AAAAAAAAAAAAAAAAAAAAAAAA.xlsx', '../modelwright.sqlite', 'a\0b', '…']) {
      const { status, error } = await failureOf(await download(other, name));
      expect([status, error.code]).toEqual([404, 'file-not-found']);
    }
    const stranger = await fetch(`${server.origin}/api/model/download?filename=${filename}`);
    expect((await failureOf(stranger)).error.code).toBe('session-required');
  });

  test('a scenario the template does not have is refused by name', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    expect(await build(visitor, uuid, 1)).toBe(await build(visitor, uuid));
    const { error } = await visitor.failure('buildModel', { body: { templateId: uuid, scenario: 9 } });
    expect(error).toMatchObject({ code: 'template-invalid', faults: [{ path: 'scenario' }] });
  });

  test('a formula that cannot be parsed is refused with its place', async () => {
    const visitor = await server.newVisitor();
    const template = await newTemplate(visitor);
    const broken = JSON.parse(
      JSON.stringify(template).replace(/"expression":"[^"]*"/g, '"expression":"total = ("'),
    );
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template: broken } });
    const { error } = await visitor.failure('buildModel', { body: { templateId: template.uuid } });
    expect(error.code).toBe('template-invalid');
    expect(error.faults?.length).toBeGreaterThan(0);
  });

  test('a file that is missing where it was kept is built again', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const filename = await build(visitor, uuid);
    await loseKeptFile(server.place, filename);
    expect((await failureOf(await download(visitor, filename))).error.code).toBe('file-not-found');
    const again = await build(visitor, uuid);
    expect((await download(visitor, again)).status).toBe(200);
  });

  test('after a day the workbook is gone, and a new build makes another', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const filename = await build(visitor, uuid);
    const hourMs = dayMs / 24;
    server.clock.time += dayMs - hourMs - 1;
    expect(await build(visitor, uuid)).toBe(filename);
    // A request in its last hour builds a new file, valid for a day of its own.
    server.clock.time += 1;
    const next = await build(visitor, uuid);
    expect(next).not.toBe(filename);
    server.clock.time += hourMs;
    expect((await download(visitor, filename)).status).toBe(404);
    expect((await download(visitor, next)).status).toBe(200);
  });

  test("a visitor's builds are theirs after they register", async () => {
    const visitor = await server.newVisitor();
    const filename = await build(visitor, (await newTemplate(visitor)).uuid);
    const credentials = { email: `${randomUUID()}@example.com`, password: 'a long enough password 1' };
    await visitor.call('register', { body: credentials });
    expect((await download(visitor, filename)).status).toBe(200);
  });
});
