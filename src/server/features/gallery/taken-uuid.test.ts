// Tests that the uuid of a gallery template stays that of whoever published it, also of two who come at once.
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { lockUuid } from '#server/database/rows/lock-uuid.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { databases } from '#testing/server/databases.ts';
import { countLockWaits } from '#testing/server/lock-waits.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return visitor;
  };
  const published = async (editor: Visitor) => {
    const template = await editor.call('getDefaultTemplate');
    await editor.call('saveToGallery', { body: { template } });
    return template;
  };
  const saveAs = (visitor: Visitor, template: { readonly uuid: string }) =>
    visitor.request('saveUserTemplate', { id: template.uuid, body: { template } });

  test('nobody else saves something of their own under it, and its editor goes on renewing it', async () => {
    const editor = await newEditor();
    const template = await published(editor);
    const others = [await server.newVisitor(), (await newPerson(server)).visitor, await newEditor()];
    for (const other of others) {
      const reply = await saveAs(other, template);
      expect([reply.status, (await reply.json()).code]).toEqual([404, 'template-not-found']);
      expect((await other.call('getUser')).templates).toEqual([]);
    }
    const renewed = { ...template, name: 'Renewed' };
    expect((await editor.call('saveToGallery', { body: { template: renewed } })).template.name).toBe(
      'Renewed',
    );
    // As the editor of the page does with what is open.
    expect((await saveAs(editor, renewed)).status).toBe(200);
  });

  test('a copy has a uuid of its own, and is saved', async () => {
    const template = await published(await newEditor());
    const visitor = await server.newVisitor();
    const uuid = randomUUID();
    const body = { template: { ...template, uuid }, copyOf: template.uuid };
    expect((await visitor.call('saveUserTemplate', { id: uuid, body })).revision).toBe(1);
    const cloned = await visitor.call('cloneTemplate', { id: template.uuid, body: { template } });
    expect(cloned.template.uuid).not.toBe(template.uuid);
  });

  test('what somebody had saved under it before stays theirs, and keeps its editor from nothing', async () => {
    const editor = await newEditor();
    const template = await editor.call('getDefaultTemplate');
    const { visitor: other } = await newPerson(server);
    expect((await saveAs(other, template)).status).toBe(200);
    await withDatabase(server, async ({ query }) => {
      const times = { created_at: 1, updated_at: 1 };
      const row = { uuid: template.uuid, card: '{}', saved_by: await accountIdOf(editor), ...times };
      await query.insertInto('gallery_template').values(row).execute();
      await query
        .insertInto('gallery_document')
        .values({ uuid: template.uuid, document: JSON.stringify(template) })
        .execute();
    });
    const renewed = { ...template, name: 'Renewed' };
    expect((await editor.call('saveToGallery', { body: { template: renewed } })).template.name).toBe(
      'Renewed',
    );
    expect((await saveAs(other, { ...template, uuid: template.uuid })).status).toBe(200);
    expect((await other.call('getUserTemplate', { id: template.uuid })).name).toBe(template.name);
  });

  test('of two at once, who publish and save it, one comes first and the other is refused', async () => {
    const [editor, other] = [await newEditor(), (await newPerson(server)).visitor];
    const template = await editor.call('getDefaultTemplate');
    const publish = () => editor.request('saveToGallery', { body: { template } });
    const replies = await withDatabase(server, async (opened) => {
      const holding = await opened.query.startTransaction().execute();
      await lockUuid(opened.kind, holding, template.uuid);
      const both = [publish(), saveAs(other, template)];
      if (opened.kind === 'postgres') {
        await vi.waitFor(async () => expect(await countLockWaits(opened)).toBe(2), {
          timeout: waitTimeoutMs,
        });
      }
      await holding.commit().execute();
      return Promise.all(both);
    });
    const statuses = replies.map(({ status }) => status);
    expect([
      [200, 404],
      [403, 200],
    ]).toContainEqual(statuses);
  });
});
