// Tests that the application log records what people did, and saves only as often as operators can read.
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const hourMs = 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const accountIdOf = (email: string) =>
    withDatabase(server, async ({ query }) => {
      const found = query.selectFrom('account').select('id').where('email', '=', email);
      return (await found.executeTakeFirstOrThrow()).id;
    });
  /** The log of an account so far; entries are written a moment after each reply. */
  const eventIdsOf = async (accountId: string, isEnough: (ids: readonly string[]) => boolean) => {
    for (;;) {
      const rows = await withDatabase(server, ({ query }) =>
        query.selectFrom('log_entry').select('lmid').where('account_id', '=', accountId).execute(),
      );
      const ids = rows.map(({ lmid }) => lmid);
      if (isEnough(ids)) return ids;
      // Gives the server, which runs in this process, time to continue.
      await fetch(`${server.origin}/healthz`);
    }
  };

  test('each event is logged once under the account that caused it', async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    const id = await saveNew(visitor);
    const template = await visitor.call('getUserTemplate', { id });
    await visitor.call('cloneTemplate', { id, body: { template } });
    await visitor.call('publishTemplate', { body: { uuid: id, name: 'Shown', isPublished: true } });
    await visitor.call('deleteUserTemplate', { id });
    await visitor.call('restoreUserTemplates', { body: [id] });
    await visitor.call('saveToGallery', { body: { template } });
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    await (await visitor.request('exportUser')).text();
    await visitor.call('signOutEverywhere');
    const ids = await eventIdsOf(await accountIdOf(email), (found) => found.includes('sessions-ended'));
    expect(ids.filter((lmid) => lmid !== 'user-registered').sort()).toEqual([
      'gallery-saved',
      'sessions-ended',
      'settings-saved',
      'template-cloned',
      'template-deleted',
      'template-published',
      'template-restored',
      'template-saved',
      'user-exported',
    ]);
  });

  test('saves of one template are logged once an hour, and so are its conflicts', async () => {
    const { visitor, email } = await newPerson(server);
    const id = await saveNew(visitor);
    const template = await visitor.call('getUserTemplate', { id });
    const saves = async () => {
      for (const baseRevision of [undefined, 0, undefined, 0]) {
        const name = `${server.clock.time} ${baseRevision} ${Math.random()}`;
        await visitor.request('saveUserTemplate', {
          id,
          body: { template: { ...template, name }, baseRevision },
        });
      }
    };
    await saves();
    server.clock.time += hourMs;
    await saves();
    await visitor.call('signOutEverywhere');
    const ids = await eventIdsOf(await accountIdOf(email), (found) => found.includes('sessions-ended'));
    const count = (wanted: string) => ids.filter((lmid) => lmid === wanted).length;
    expect([count('template-saved'), count('template-stale')]).toEqual([2, 2]);
  });

  test('a failed sign-in is logged under the account that was tried, and revealed to nobody else', async () => {
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const { error } = await visitor.failure('login', { body: { email, password: 'a guess' } });
    const unknown = await visitor.failure('login', { body: { email: `not-${email}`, password } });
    expect({ ...error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    await eventIdsOf(await accountIdOf(email), (found) => found.includes('user-login-failed'));
  });
});
