// Tests the ways that once led to a template without paying for it, each by its name.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import type { Behind } from '#testing/server/doors.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const refusal = async (visitor: Visitor, body: object) =>
  (await visitor.failure('buildModel', { body })).error.code;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return visitor;
  };
  let hotel: Behind;
  beforeAll(async () => {
    const editor = await newEditor();
    const document = { ...(await editor.call('getDefaultTemplate')), name: 'Hotel' };
    await editor.call('saveToGallery', { body: { template: document } });
    await setPrice(server, document.uuid, 4900);
    hotel = { uuid: document.uuid, document };
  });
  const copyOf = async (visitor: Visitor, origin: string | undefined, price: number | null) => {
    const uuid = randomUUID();
    const template = { ...hotel.document, uuid, price };
    return {
      uuid,
      reply: await visitor.request('saveUserTemplate', { id: uuid, body: { template, copyOf: origin } }),
    };
  };

  test('the owner saves a priced template at price 0 and builds it', async () => {
    const { visitor } = await newPerson(server);
    const id = await saveNew(visitor);
    await setPrice(server, id, 2900);
    const template = { ...(await visitor.call('getUserTemplate', { id })), price: 0 };
    await visitor.call('saveUserTemplate', { id, body: { template, baseRevision: 1 } });
    expect(await refusal(visitor, { templateId: id })).toBe('payment-required');
    expect(await refusal(visitor, { template })).toBe('payment-required');
    const { versions } = await visitor.call('listTemplateVersions', { id });
    const params = { version: versions.at(-1)?.version ?? '' };
    await visitor.call('restoreTemplateVersion', { id, params, body: { baseRevision: 1 } });
    await visitor.call('publishTemplate', { body: { uuid: id, name: 'free', isPublished: true } });
    expect((await visitor.call('getUserTemplate', { id })).price).toBe(29);
    await visitor.call('deleteUserTemplate', { id });
    await visitor.call('restoreUserTemplates', { body: [id] });
    expect(await refusal(visitor, { templateId: id })).toBe('payment-required');
  });

  test('a stranger reads a priced gallery document and builds it by body', async () => {
    const visitor = await server.newVisitor();
    const read = await visitor.failure('getGalleryTemplate', { params: { templateId: hotel.uuid } });
    expect([read.status, read.error.code]).toEqual([402, 'payment-required']);
    expect(await refusal(visitor, { template: hotel.document })).toBe('payment-required');
    expect(await refusal(visitor, { template: hotel.document, isPreview: true })).toBe('payment-required');
    expect(await refusal(visitor, { templateId: randomUUID(), template: hotel.document })).toBe(
      'payment-required',
    );
  });

  test('a build that is refused because of money is no failure to look into', async () => {
    const visitor = await server.newVisitor();
    expect(await refusal(visitor, { templateId: hotel.uuid })).toBe('payment-required');
    const failures = await withDatabase(server, ({ query }) =>
      query
        .selectFrom('log_entry')
        .select('content')
        .where('lmid', '=', logEventIds.modelBuildError)
        .execute(),
    );
    expect(failures).toEqual([]);
  });

  test('somebody who has not paid clones one, or copies one under its uuid', async () => {
    const { visitor } = await newPerson(server);
    const { uuid: id, document: template } = hotel;
    expect((await visitor.failure('cloneTemplate', { id, body: { template } })).status).toBe(402);
    expect((await visitor.failure('saveUserTemplate', { id, body: { template } })).status).toBe(402);
    expect((await copyOf(visitor, id, 0)).reply.status).toBe(402);
  });

  test('the page’s copy of what was bought writes price 0, and the money is given back', async () => {
    const { visitor, email } = await newPerson(server);
    await buy(server, email, hotel.uuid);
    const { uuid, reply } = await copyOf(visitor, hotel.uuid, 0);
    expect(reply.status).toBe(200);
    expect((await visitor.call('getUserTemplate', { id: uuid })).price).toBe(49);
    const { data: workbook } = await visitor.call('buildModel', { body: { templateId: uuid } });
    await withDatabase(server, ({ query }) =>
      query.updateTable('purchase_order').set({ state: 'refunded' }).where('email', '=', email).execute(),
    );
    expect(await refusal(visitor, { templateId: uuid })).toBe('payment-required');
    const download = await visitor.failure('downloadModel', { query: { filename: String(workbook) } });
    expect(download.error.code).toBe('payment-required');
    const template = await visitor.call('getUserTemplate', { id: uuid });
    expect((await visitor.failure('cloneTemplate', { id: uuid, body: { template } })).status).toBe(402);
    await visitor.call('deleteUserTemplate', { id: uuid });
    expect((await visitor.failure('cloneTemplate', { id: uuid, body: { template } })).status).toBe(402);
    expect((await copyOf(visitor, uuid, 0)).reply.status).toBe(402);
  });

  test('a copy is published: whoever has its address pays for the original', async () => {
    const { visitor, email } = await newPerson(server);
    await buy(server, email, hotel.uuid);
    const { uuid } = await copyOf(visitor, hotel.uuid, null);
    await visitor.call('publishTemplate', { body: { uuid, name: 'Mine', isPublished: true } });
    const reader = await newPerson(server);
    const read = () => reader.visitor.request('getGalleryTemplate', { params: { templateId: uuid } });
    expect((await read()).status).toBe(402);
    expect((await copyOf(reader.visitor, uuid, 0)).reply.status).toBe(402);
    await buy(server, reader.email, hotel.uuid);
    expect((await read()).status).toBe(200);
  });

  test('somebody with a grant puts a copy into the gallery at price 0', async () => {
    const editor = await newEditor();
    const { uuid } = await copyOf(editor, hotel.uuid, 0);
    const template = await editor.call('getUserTemplate', { id: uuid });
    const saved = await editor.call('saveToGallery', { body: { template: { ...template, price: 0 } } });
    expect(saved.template.price).toBe(49);
    const stranger = await server.newVisitor();
    expect(await refusal(stranger, { templateId: uuid })).toBe('payment-required');
  });

  test('until it is paid for, the preview has the sheets by year, values alone', async () => {
    const { visitor, email } = await newPerson(server);
    const rowsOf = async () => {
      const body = { templateId: hotel.uuid, isPreview: true };
      const { data } = await visitor.call('buildModel', { body });
      return visitor.call('buildModel', { body: { fileName: String(data), columnCount: 45 } });
    };
    const shown = await rowsOf();
    expect(Object.keys(shown)).toEqual(['module_dashboard']);
    expect(JSON.stringify(shown)).not.toMatch(/data-formula/);
    await buy(server, email, hotel.uuid);
    expect(Object.keys(await rowsOf())).toEqual(
      expect.arrayContaining(['module_dashboard', 'module_revenue']),
    );
  });
});
