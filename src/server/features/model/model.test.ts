// Holds the build and the download: live workbooks of one's own templates, built once, kept a day.
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { failureOf, type Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const newTemplate = async (visitor: Visitor, name = 'Coffee') => {
    const template = { ...(await visitor.call('getDefaultTemplate')), name };
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    return template;
  };
  const build = async (visitor: Visitor, templateId: string, scenario?: number) =>
    (await visitor.call('buildModel', { body: { templateId, scenario } })).data;
  const download = (visitor: Visitor, filename: string) =>
    visitor.request('downloadModel', { query: { filename } });

  test('a workbook is built and downloaded under the template’s name', async () => {
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

  test('what a build cannot do is refused by name instead of left out', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const body = { templateId: uuid, isPreview: true, isGoogleSheets: true };
    const { status, error } = await visitor.failure('buildModel', { body });
    expect([status, error.code]).toEqual([400, 'bad-request']);
    expect(JSON.stringify(error.faults)).toMatch(/isPreview.*isGoogleSheets/);
  });

  test('the same revision is built once, however often and at once it is asked for; the next one anew', async () => {
    const visitor = await server.newVisitor();
    const template = await newTemplate(visitor);
    const before = (await readdir(join(server.place.dataDir, 'files'))).length;
    const names = await Promise.all(Array.from({ length: 5 }, () => build(visitor, template.uuid)));
    expect(new Set(names).size).toBe(1);
    expect(await build(visitor, template.uuid)).toBe(names[0]);
    expect(await readdir(join(server.place.dataDir, 'files'))).toHaveLength(before + 1);
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
    expect(stranger.status).toBe(404);
  });

  test('a scenario the template does not have is refused by name', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    expect(await build(visitor, uuid, 1)).toBe(await build(visitor, uuid));
    const { error } = await visitor.failure('buildModel', { body: { templateId: uuid, scenario: 9 } });
    expect(error).toMatchObject({ code: 'template-invalid', faults: [{ path: 'scenario' }] });
  });

  test('a formula that cannot be read is refused with its place', async () => {
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

  test('a file that is gone from the disk is built again', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const filename = await build(visitor, uuid);
    await rm(join(server.place.dataDir, 'files', filename));
    expect((await failureOf(await download(visitor, filename))).error.code).toBe('file-not-found');
    const again = await build(visitor, uuid);
    expect((await download(visitor, again)).status).toBe(200);
  });

  test('after a day the workbook is gone, and building makes another', async () => {
    const visitor = await server.newVisitor();
    const { uuid } = await newTemplate(visitor);
    const filename = await build(visitor, uuid);
    server.clock.time += dayMs;
    expect((await download(visitor, filename)).status).toBe(404);
    expect(await build(visitor, uuid)).not.toBe(filename);
  });
});
