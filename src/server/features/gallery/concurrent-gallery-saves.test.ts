// Tests that gallery saves check the owner of a template when it is written, not when its check began.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

/** Its check takes long enough for another request to be handled meanwhile. */
const slowResources = 100;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return { visitor, email };
  };

  test('of two editors who publish the same uuid at once, one is refused', async () => {
    const editors = [await newEditor(), await newEditor()];
    const template = await editors[0]?.visitor.call('getDefaultTemplate');
    const replies = await Promise.all(
      editors.map(({ visitor }, index) =>
        visitor.request('saveToGallery', { body: { template: { ...template, name: `editor ${index}` } } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const params = { templateId: template?.uuid ?? '' };
    expect(await editors[0]?.visitor.call('getGalleryTemplate', { params })).toMatchObject({
      name: `editor ${winner}`,
    });
  });

  test("a template that became somebody else's during the check is not overwritten", async () => {
    const editor = await newEditor();
    const { visitor: owner } = await newPerson(server);
    const template = largeTemplate(slowResources, randomUUID());
    const small = { ...(await owner.call('getDefaultTemplate')), uuid: template.uuid };
    const saving = editor.visitor.failure('saveToGallery', { body: { template } });
    await owner.call('saveUserTemplate', { id: template.uuid, body: { template: small } });
    expect((await saving).error.code).toBe('not-allowed');
    const { templates } = await owner.call('getGallery');
    expect(templates.map(({ uuid }) => uuid)).not.toContain(template.uuid);
  });

  test('an editor who lost the right during the check publishes nothing', async () => {
    const { visitor, email } = await newEditor();
    const template = largeTemplate(slowResources, randomUUID());
    const saving = visitor.failure('saveToGallery', { body: { template } });
    // The check has begun by the time another call of the same session is answered.
    await visitor.call('getGallery');
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'none'),
    );
    expect((await saving).error.code).toBe('not-allowed');
  });
});
