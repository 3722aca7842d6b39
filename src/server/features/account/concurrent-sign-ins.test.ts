// Tests that anything a person does at once in several tabs gets a proper reply, never a server error.
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const tabOf = ({ cookies }: Visitor): Visitor => {
    const tab = new Visitor(server.origin);
    for (const [name, value] of cookies) tab.cookies.set(name, value);
    return tab;
  };

  test('tabs of one visitor and one account do everything at once, and all the work ends up in one place', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const { visitor: person, email } = await newPerson(server);
      await person.call('requestResetPassword', { body: { email } });
      const { token } = await awaitEmail(server.place, email, 'Set a new password');
      const elsewhere = newEmail();
      await person.call('requestEmailChange', { body: { email: elsewhere, password } });
      const change = (await awaitEmail(server.place, elsewhere, 'Confirm your new email address')).token;
      const visitor = await server.newVisitor();
      const uuids = [await saveNew(visitor), await saveNew(visitor)].sort();
      const template = await visitor.call('getUserTemplate', { id: uuids[0] ?? '' });
      const wholly = 'a wholly new password';
      const credentials = { body: { email, password } };
      const asked = [
        tabOf(visitor).request('login', credentials),
        tabOf(visitor).request('updatePassword', { body: { token, password: wholly } }),
        tabOf(visitor).request('login', credentials),
        tabOf(visitor).request('saveUserTemplate', { id: template.uuid, body: { template } }),
        tabOf(visitor).request('saveSettings', { body: { language: 'ru' } }),
        tabOf(visitor).request('getUser'),
        tabOf(person).request('requestResetPassword', { body: { email } }),
        tabOf(person).request('saveSettings', { body: { language: 'ru' } }),
        tabOf(person).request('confirmEmailChange', { body: { token: change } }),
        tabOf(person).request('signOutEverywhere'),
      ];
      const responses = await Promise.all(asked);
      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const owners = await Promise.all(
        [email, elsewhere].flatMap((address) =>
          [password, wholly].map(async (typed) => {
            const someone = await server.newVisitor();
            const reply = await someone.request('login', { body: { email: address, password: typed } });
            return reply.ok ? someone : null;
          }),
        ),
      );
      const [owner, ...others] = owners.filter((someone) => someone !== null);
      expect(others).toEqual([]);
      const { templates = [] } = (await owner?.call('getUser')) ?? {};
      // If every tab came too late, the visitor still has them.
      const left = (await visitor.call('getUser')).templates;
      expect([...templates, ...left].map(({ uuid }) => uuid).sort()).toEqual(uuids);
    }
  });
});
