// Tests that gallery saves check the owner of a template when it is written, not when its check began.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findAccountByEmail } from '#server/database/rows/account-rows.ts';
import { acceptedOf } from '#server/documents/posted-bodies.ts';
import { readPostedGalleryTemplate } from '#server/documents/posted-gallery-template.ts';
import { createModelProcesses, type ModelProcesses } from '#server/model-processes/model-processes.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import { databases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { saveToGallery } from './save-to-gallery.ts';

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

  const preparedOf = (template: object) => {
    const bytes = Buffer.from(JSON.stringify({ template }));
    const posted = readPostedGalleryTemplate({ bytes });
    if (posted === null) throw new Error('not JSON');
    return acceptedOf(posted.prepared);
  };

  /** The answer to a save during whose check something else happens. */
  const saveWhile = async (
    email: string,
    template: Readonly<Record<string, unknown>> & { readonly uuid: string },
    happens: () => Promise<unknown>,
  ) => {
    const processes = createModelProcesses({ buildTimeoutMs: 120_000, buildMemoryMb: 512 });
    const during: Pick<ModelProcesses, 'run'> = {
      run: async (...work) => {
        await happens();
        return processes.run(...work);
      },
    };
    try {
      const files = await folderFiles(join(server.place.dataDir, 'files'));
      return await withDatabase(server, async (opened) => {
        const account = await findAccountByEmail(opened.query, email);
        if (!account) throw new Error(`${email} has no account`);
        return saveToGallery(
          {
            ports: { database: opened, clock: server.clock, files },
            processes: during,
            programVersion: '1',
          },
          { account, network: '' },
          template.uuid,
          preparedOf(template),
        );
      });
    } finally {
      await processes.close(0);
    }
  };

  test("a template that became somebody else's during the check is not overwritten", async () => {
    const { visitor, email } = await newEditor();
    const { visitor: owner } = await newPerson(server);
    const template = await visitor.call('getDefaultTemplate');
    const theirs = () => owner.call('saveUserTemplate', { id: template.uuid, body: { template } });
    await expect(saveWhile(email, template, theirs)).rejects.toMatchObject({ code: 'not-allowed' });
    const { templates } = await owner.call('getGallery');
    expect(templates.map(({ uuid }) => uuid)).not.toContain(template.uuid);
  });

  test('an editor who lost the right during the check publishes nothing', async () => {
    const { visitor, email } = await newEditor();
    const template = await visitor.call('getDefaultTemplate');
    const loses = () =>
      withDatabase(server, (opened) => grantRole({ database: opened, clock: server.clock }, email, 'none'));
    await expect(saveWhile(email, template, loses)).rejects.toMatchObject({ code: 'not-allowed' });
    const { templates } = await visitor.call('getGallery');
    expect(templates.map(({ uuid }) => uuid)).not.toContain(template.uuid);
  });

  test('an editor whose right and template stay publishes', async () => {
    const { visitor, email } = await newEditor();
    const template = await visitor.call('getDefaultTemplate');
    await saveWhile(email, template, async () => undefined);
    const { templates } = await visitor.call('getGallery');
    expect(templates.map(({ uuid }) => uuid)).toContain(template.uuid);
  });
});
