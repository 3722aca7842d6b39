// Tests what a stolen session cannot do, and that its owner can end all of it with one call.
import { describe, expect, test } from 'vitest';
import { updateAccount } from '#server/database/rows/account-rows.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('signing out everywhere cancels a change of address that a thief requested', async () => {
    const { visitor: thief, email } = await newPerson(server);
    const owner = await server.newVisitor();
    await owner.call('login', { body: { email, password } });
    const elsewhere = newEmail();
    await thief.call('requestEmailChange', { body: { email: elsewhere, password } });
    const { token } = await awaitEmail(server.place, elsewhere, 'Confirm your new email address');
    await owner.call('signOutEverywhere');
    const stranger = await server.newVisitor();
    const { error } = await stranger.failure('confirmEmailChange', { body: { token } });
    expect(error.code).toBe('tokenUsedOrExpired');
  });

  test("without the account's password neither its address changes nor is it deleted", async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, async ({ query }) => {
      const { id } = await query
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      // An account that only signs in with Google.
      await updateAccount(query, id, { password_hash: null, updated_at: 1 });
    });
    for (const given of [undefined, '', password]) {
      const body = { email: newEmail(), password: given };
      expect((await visitor.failure('requestEmailChange', { body })).error.code).toBe('wrong-password');
      expect((await visitor.failure('deleteUser', { body: { password: given } })).error.code).toBe(
        'wrong-password',
      );
    }
    expect((await visitor.call('getUser')).email).toBe(email);
  });

  test('a stranger gets one email a minute from us, not a flood', async () => {
    const { visitor } = await newPerson(server);
    const body = { email: newEmail(), password };
    await visitor.call('requestEmailChange', { body });
    const { status, headers } = await visitor.failure('requestEmailChange', { body });
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    server.clock.time += 61_000;
    await visitor.call('requestEmailChange', { body });
  });

  test("a visitor's refusal of usage statistics carries over to the account", async () => {
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { analytics: false } });
    await visitor.call('login', { body: { email, password } });
    expect((await visitor.call('getUser')).settings.analytics).toBe(false);
    expect((await visitor.call('getAnalytics')).analytics.isOn).toBe(false);
  });
});
