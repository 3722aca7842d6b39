// Tests that a broken row is rebuilt or marked on its card, still returns its document, and affects no other row.
import { describe, expect, test } from 'vitest';
import { packDocument } from '#server/database/rows/documents/packed-document.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newEmail, newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const card = { description: '', language: 'en', services: [], isPublished: false };

const brokenSummaries = [
  ['a description that is a number', JSON.stringify({ ...card, description: 7 })],
  ['services that are no list', JSON.stringify({ ...card, services: 'coffee' })],
  ['nothing in it', '{}'],
  ['no object', 'null'],
  ['no JSON', '{"description":"cut off he'],
] as const;

/** An unread reply would keep the server from stopping. */
async function statusOf(request: Promise<Response>): Promise<number> {
  const response = await request;
  await response.text();
  return response.status;
}

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  /** Something that no current save would write, put directly into the row. */
  const breakRow = (
    uuid: string,
    { summary, document }: { readonly summary?: string; readonly document?: string },
  ) =>
    withDatabase(server, async ({ query }) => {
      if (summary !== undefined)
        await query.updateTable('template').set({ summary }).where('uuid', '=', uuid).execute();
      if (document !== undefined)
        await query.updateTable('template_document').set({ document }).where('uuid', '=', uuid).execute();
    });
  const free = { price: 0, needsPurchase: false };
  const cardsOf = async (visitor: Visitor) => (await visitor.call('getUser')).templates;

  test('a template with a text as its price is refused with its path, and the account still works', async () => {
    const visitor = await server.newVisitor();
    const template = { ...(await visitor.call('getDefaultTemplate')), price: 'abc' };
    const id = template.uuid;
    const { status, error } = await visitor.failure('saveUserTemplate', { id, body: { template } });
    expect([status, error.code]).toEqual([422, 'template-invalid']);
    expect(error.faults?.map(({ path }) => path)).toEqual(['price']);
    expect(await cardsOf(visitor)).toEqual([]);
  });

  test.each(brokenSummaries)(
    '[KEEP-16] a card with %s is marked as broken beside a valid one',
    async (_what, summary) => {
      const visitor = await server.newVisitor();
      const sound = await saveNew(visitor, 'sound');
      const broken = await saveNew(visitor, 'broken');
      await breakRow(broken, { summary, document: '{"uuid":"cut off he' });
      const cards = await cardsOf(visitor);
      const listed = Object.fromEntries(cards.map((one) => [one.name, [one.uuid, one.isBroken]]));
      expect(listed).toEqual({ sound: [sound, false], broken: [broken, true] });
      // The columns beside the card are unchanged.
      const { time } = server.clock;
      const kept = { uuid: broken, name: 'broken', revision: 1, timestamp: time, createdAt: time };
      expect(cards.find(({ uuid }) => uuid === broken)).toEqual({
        ...card,
        ...kept,
        ...free,
        figures: null,
        isBroken: true,
      });
      const response = await visitor.request('getUserTemplate', { id: broken });
      expect([response.status, await response.text()]).toEqual([200, '{"uuid":"cut off he']);
    },
  );

  test('no list reads a document: one that can be read is still returned, and saving it repairs its card', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'priced');
    const [before] = await cardsOf(visitor);
    const template = await visitor.call('getUserTemplate', { id });
    const document = JSON.stringify({ ...template, price: 'free' });
    await breakRow(id, { summary: JSON.stringify({ ...card, services: 'free' }), document });
    expect((await cardsOf(visitor)).map(({ isBroken }) => isBroken)).toEqual([true]);
    expect(await (await visitor.request('getUserTemplate', { id })).text()).toBe(
      `${document.slice(0, -1)},"price":0}`,
    );
    await visitor.call('publishTemplate', { body: { uuid: id, name: 'priced', isPublished: false } });
    expect(await cardsOf(visitor)).toEqual([{ ...before, revision: 2 }]);
  });

  test('deleted, listed, restored and permanently deleted, it hides no other', async () => {
    const visitor = await server.newVisitor();
    const sound = await saveNew(visitor);
    const broken = await saveNew(visitor);
    await breakRow(broken, { summary: 'no JSON' });
    const body = [broken, sound];
    await visitor.call('deleteUserTemplates', { body });
    const flags = (cards: readonly { uuid: string; isBroken: boolean }[]) =>
      Object.fromEntries(cards.map(({ uuid, isBroken }) => [uuid, isBroken]));
    const expected = { [broken]: true, [sound]: false };
    expect(flags((await visitor.call('listDeletedTemplates')).templates)).toEqual(expected);
    expect(flags((await visitor.call('restoreUserTemplates', { body })).templates)).toEqual(expected);
    await visitor.call('deleteUserTemplate', { id: broken });
    await visitor.call('emptyDeletedTemplates', { body: [broken] });
    expect(flags(await cardsOf(visitor))).toEqual({ [sound]: false });
  });

  test('the owner of one can sign in, and what they made before comes along', async () => {
    const { visitor: owner, email } = await newPerson(server, newEmail());
    const broken = await saveNew(owner);
    await breakRow(broken, { summary: JSON.stringify({ ...card, description: 7 }), document: '[]' });
    const visitor = await server.newVisitor();
    const brought = await saveNew(visitor);
    await breakRow(brought, { summary: 'no JSON', document: 'no JSON' });
    const { user } = await visitor.call('login', { body: { email, password } });
    expect(user.templates.map(({ uuid }) => uuid).sort()).toEqual([broken, brought].sort());
    expect(user.templates.map(({ isBroken }) => isBroken)).toEqual([true, true]);
  });

  test('saving it again repairs it', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor);
    const template = await visitor.call('getUserTemplate', { id });
    const document = JSON.stringify({ ...template, price: 'abc' });
    await breakRow(id, { summary: JSON.stringify({ ...card, description: 7 }), document });
    await visitor.call('saveUserTemplate', { id, body: { template, baseRevision: 1 } });
    expect((await cardsOf(visitor)).map(({ isBroken }) => isBroken)).toEqual([false]);
  });

  test('one that is repaired on reading can be copied, published, restored and built', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'priced');
    const template = await visitor.call('getUserTemplate', { id });
    const wrong = { ...template, price: 'abc', rating: 6 };
    await breakRow(id, { document: JSON.stringify(wrong) });
    const [version] = (await visitor.call('listTemplateVersions', { id })).versions;
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('template_version')
        .set({ document: Buffer.from(packDocument(JSON.stringify(wrong))).toString() })
        .where('template_uuid', '=', id)
        .execute(),
    );
    const copied = await visitor.call('cloneTemplate', { id, body: { template: wrong } });
    expect([copied.template.price, copied.template.rating]).toEqual([0, undefined]);
    await visitor.call('buildModel', { body: { templateId: id, isPreview: true } });
    const publication = { uuid: id, name: 'shown', isPublished: true };
    const { revision } = await visitor.call('publishTemplate', { body: publication });
    const params = { version: version?.version ?? '' };
    await visitor.call('restoreTemplateVersion', { id, params, body: { baseRevision: revision } });
    const kept = await visitor.call('getUserTemplate', { id });
    expect([kept.price, kept.rating, kept.name]).toEqual([0, undefined, 'priced']);
  });

  test('a stored text that is not a document is returned as it is, and causes no server error', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'cut off');
    const sound = await saveNew(visitor, 'sound');
    await breakRow(id, { summary: 'no JSON', document: '{"uuid":"cut off he' });
    const response = await visitor.request('getUserTemplate', { id });
    expect([response.status, await response.text()]).toEqual([200, '{"uuid":"cut off he']);
    const publication = { uuid: id, name: 'shown', isPublished: true };
    expect((await visitor.failure('publishTemplate', { body: publication })).error.code).toBe(
      'template-invalid',
    );
    expect((await visitor.failure('buildModel', { body: { templateId: id } })).error.code).toBe(
      'template-invalid',
    );
    expect((await visitor.failure('getGalleryTemplate', { params: { templateId: id } })).status).toBe(404);
    const own = JSON.parse(await (await visitor.request('exportUser')).text());
    const exported = own.templates.map((one: { uuid: string; template: unknown }) => [
      one.uuid,
      one.template,
    ]);
    expect(Object.fromEntries(exported)).toMatchObject({
      [id]: '{"uuid":"cut off he',
      [sound]: { name: 'sound' },
    });
  });

  test('a version that cannot be unpacked is given and exported as it is stored, and is not restored', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor);
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('template_version')
        .set({ document: 'c29tZQ==' })
        .where('template_uuid', '=', id)
        .execute(),
    );
    const [version] = (await visitor.call('listTemplateVersions', { id })).versions;
    const params = { version: version?.version ?? '' };
    const response = await visitor.request('getTemplateVersion', { id, params });
    expect([response.status, await response.text()]).toEqual([200, 'c29tZQ==']);
    const restoration = { id, params, body: { baseRevision: 1 } };
    expect((await visitor.failure('restoreTemplateVersion', restoration)).error.code).toBe(
      'template-invalid',
    );
    const own = JSON.parse(await (await visitor.request('exportUser')).text());
    expect(own.templates[0].versions[0].template).toBe('c29tZQ==');
  });

  test.each(['no JSON', 'null', '[]', '{"analytics":"no","showOnboarding":7}'])(
    'settings and places stored as %s count as not chosen, here and after signing in',
    async (text) => {
      const { visitor, email } = await newPerson(server);
      const someone = await server.newVisitor();
      await withDatabase(server, ({ query }) =>
        query.updateTable('account').set({ settings: text, ip_data: text }).execute(),
      );
      const expected = { analytics: true, showOnboarding: true, showLoginReminder: true };
      expect((await visitor.call('getUser')).settings).toMatchObject(expected);
      const { user } = await someone.call('login', { body: { email, password } });
      expect(user.settings).toMatchObject(expected);
      const { settings } = await visitor.call('saveSettings', { body: { analytics: false } });
      expect(settings).toMatchObject({ ...expected, analytics: false });
    },
  );

  test('a published one with broken contents is answered, with or without owners to leave out', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor);
    await visitor.call('publishTemplate', { body: { uuid: id, name: 'shown', isPublished: true } });
    const read = () => statusOf(visitor.request('getGalleryTemplate', { params: { templateId: id } }));
    await breakRow(id, { document: JSON.stringify({ uuid: id, data: { owner: 'Maria' } }) });
    expect(await read()).toBeLessThan(500);
    await breakRow(id, { document: '{"owner": cut off he' });
    expect(await read()).toBeLessThan(500);
  });

  test('a gallery card whose price cannot be read is marked as broken beside the valid ones', async () => {
    const { visitor: editor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    const put = async (name: string) => {
      const template = { ...(await editor.call('getDefaultTemplate')), name, price: 0 };
      return (await editor.call('saveToGallery', { body: { template } })).template;
    };
    const sound = await put('sound');
    const changed = [await put('a price that is a text'), await put('no JSON')];
    await withDatabase(server, async ({ query }) => {
      for (const [index, text] of [JSON.stringify({ ...changed[0], price: 'abc' }), 'no JSON'].entries()) {
        const uuid = changed[index]?.uuid ?? '';
        await query.updateTable('gallery_template').set({ card: text }).where('uuid', '=', uuid).execute();
      }
    });
    const { templates } = await editor.call('getGallery');
    expect(Object.fromEntries(templates.map(({ uuid, isBroken }) => [uuid, isBroken]))).toEqual({
      [sound.uuid]: false,
      [changed[0]?.uuid ?? '']: true,
      [changed[1]?.uuid ?? '']: true,
    });
    for (const { uuid } of changed) {
      const query = { templateId: uuid, filename: 'x.png' };
      expect((await editor.failure('getScreenshot', { query })).error.code).toBe('file-not-found');
      expect((await editor.call('getGalleryTemplate', { params: { templateId: uuid } })).uuid).toBe(uuid);
      expect(await statusOf(fetch(`${server.origin}/builder/static/${uuid}`))).toBeLessThan(500);
      const checkout = { staticId: uuid, uuid, cancelUrl: `${server.origin}/builder/` };
      expect((await editor.failure('generateCheckoutSession', { body: checkout })).error.code).toBe(
        'template-not-found',
      );
    }
    expect(await statusOf(editor.request('exportUser'))).toBe(200);
  });
});
