// Tests that saves lose nothing that somebody else, or another tab, saved in the meantime.
import { describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  /** One account in two browsers, and a template that the first has saved as “one”. */
  const begin = async () => {
    const { visitor: home, email } = await newPerson(server);
    const work = await server.newVisitor();
    await work.call('login', { body: { email, password } });
    const template = { ...(await home.call('getDefaultTemplate')), name: 'one' };
    const id = template.uuid;
    const save = (by: Visitor, name: string) =>
      by.call('saveUserTemplate', { id, body: { template: { ...template, name } } });
    await save(home, 'one');
    const conflicts = async () =>
      (await home.call('listTemplateVersions', { id })).versions
        .filter(({ kind }) => kind === 'conflict')
        .map(({ name, revision }) => `${name} ${revision}`);
    return { home, work, id, email, template, save, conflicts };
  };

  test('a save over one that another session saved unread keeps both', async () => {
    const { home, work, id, template, save, conflicts } = await begin();
    expect((await save(work, 'two')).revision).toBe(2);
    expect(await conflicts()).toEqual(['one 1']);
    expect(await home.call('getUserTemplate', { id })).toMatchObject({ name: 'two' });
    const { versions } = await home.call('listTemplateVersions', { id });
    const version = versions.find(({ kind }) => kind === 'conflict')?.version ?? '';
    expect(await home.call('getTemplateVersion', { id, params: { version } })).toEqual(template);
  });

  test('what the session has since read or saved itself is no conflict', async () => {
    const { home, work, id, save, conflicts } = await begin();
    await work.call('getUserTemplate', { id });
    await save(work, 'two');
    await save(work, 'three');
    expect(await conflicts()).toEqual([]);
    // A page that is told it has the newest revision counts as having read it.
    await home.request('getUserTemplate', { id, headers: { 'if-none-match': '"3"' } });
    await save(home, 'four');
    expect(await conflicts()).toEqual([]);
    await save(work, 'five');
    expect(await conflicts()).toEqual(['four 4']);
    await save(home, 'six');
    expect((await conflicts()).sort()).toEqual(['five 5', 'four 4']);
  });

  test('[KEEP-7] choosing one of two versions keeps the other too, even if the session has read it', async () => {
    const { home, id, template, conflicts } = await begin();
    const choose = (name: string, baseRevision: number) =>
      home.request('saveUserTemplate', {
        id,
        body: { template: { ...template, name }, baseRevision, keepsReplaced: true },
      });
    expect((await choose('mine', 1)).status).toBe(200);
    expect(await conflicts()).toEqual(['one 1']);
    expect((await choose('mine', 2)).status).toBe(200);
    expect(await conflicts()).toEqual(['one 1']);
    const padding = 'x'.repeat(300_000);
    const large = { template: { ...template, name: 'large', padding }, baseRevision: 2, keepsReplaced: true };
    expect((await home.request('saveUserTemplate', { id, body: large })).status).toBe(200);
    expect((await conflicts()).sort()).toEqual(['mine 2', 'one 1']);
  });

  test('neither an identical save nor signing in again is a conflict', async () => {
    const { home, work, id, email, save, conflicts } = await begin();
    await save(work, 'one');
    expect(await conflicts()).toEqual([]);
    const visitor = await server.newVisitor();
    const own = { ...(await visitor.call('getDefaultTemplate')), name: 'mine' };
    await visitor.call('saveUserTemplate', { id: own.uuid, body: { template: own } });
    await visitor.call('login', { body: { email, password } });
    await visitor.call('saveUserTemplate', { id: own.uuid, body: { template: { ...own, name: 'still' } } });
    const { versions } = await home.call('listTemplateVersions', { id: own.uuid });
    expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
    expect((await home.call('getUserTemplate', { id })).uuid).toBe(id);
  });

  test('a late save of a template that another tab deleted is kept once as a conflict, and is restored with it', async () => {
    const { home, work, id, template } = await begin();
    await work.call('deleteUserTemplate', { id });
    const late = (name: string, base: object) =>
      home.failure('saveUserTemplate', { id, body: { template: { ...template, name }, ...base } });
    const first = await late('late', { baseRevision: 1 });
    expect([first.status, first.error.code]).toEqual([404, 'template-not-found']);
    expect((await late('late', {})).error.conflictVersion).toBe(first.error.conflictVersion);
    // Nothing of the existing template is lost.
    expect((await late('one', {})).error.conflictVersion).toBeUndefined();
    await home.call('restoreUserTemplates', { body: [id] });
    const params = { version: first.error.conflictVersion ?? '' };
    expect(await home.call('getTemplateVersion', { id, params })).toEqual({ ...template, name: 'late' });
    expect(await home.call('getUserTemplate', { id })).toEqual(template);
  });

  test('no conflict version is added for a non-owner, or for a template that can no longer be restored', async () => {
    const { home, id, template } = await begin();
    await home.call('deleteUserTemplate', { id });
    const other = await server.newVisitor();
    const body = { template: { ...template, name: 'late' } };
    expect((await other.failure('saveUserTemplate', { id, body })).error.conflictVersion).toBeUndefined();
    await home.call('emptyDeletedTemplates', { body: [id] });
    expect((await home.failure('saveUserTemplate', { id, body })).error.conflictVersion).toBeUndefined();
  });
});
