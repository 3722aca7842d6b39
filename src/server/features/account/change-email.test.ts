// Tests that changing the email address takes the password and access to the new inbox.
import { describe, expect, test } from 'vitest';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const ask = async ({ place }: SuiteServer, visitor: Visitor, email: string, count = 1) => {
  expect(await visitor.call('requestEmailChange', { body: { email, password } })).toEqual({ email });
  return (await awaitEmail(place, email, 'Confirm your new email address', count)).token;
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const confirmFailure = async (visitor: Visitor, token: string) =>
    (await visitor.failure('confirmEmailChange', { body: { token } })).error.code;

  test('the address changes when the link is opened, and the old one is notified', async () => {
    const { visitor, email: old } = await newPerson(server);
    const email = newEmail();
    const token = await ask(server, visitor, email);
    expect((await visitor.call('getUser')).email).toBe(old);
    expect(await visitor.call('confirmEmailChange', { body: { token } })).toEqual({ email });
    expect((await visitor.call('getUser')).email).toBe(email);
    const message = await awaitEmail(server.place, old, 'The email address of your account was changed');
    expect(message.text).toContain(email);
    const other = await server.newVisitor();
    expect((await other.failure('login', { body: { email: old, password } })).error.code).toBe('wrong-login');
    await other.call('login', { body: { email, password } });
    expect(await confirmFailure(visitor, token)).toBe('tokenUsedOrExpired');
  });

  test('it needs the password, an account, and an address', async () => {
    const { visitor } = await newPerson(server);
    const email = newEmail();
    for (const body of [{ email }, { email, password: 'another one' }, { email, password: '' }]) {
      const { status, error } = await visitor.failure('requestEmailChange', { body });
      expect([status, error.code]).toEqual([403, 'wrong-password']);
    }
    expect((await visitor.failure('requestEmailChange', { body: { email: 'x', password } })).error.code).toBe(
      'bad-request',
    );
    const anonymous = await server.newVisitor();
    const { error } = await anonymous.failure('requestEmailChange', { body: { email, password } });
    expect(error.code).toBe('sign-in-required');
  });

  test('only its owner learns whether the new address is taken', async () => {
    const { visitor } = await newPerson(server);
    const { email: taken } = await newPerson(server);
    const token = await ask(server, visitor, taken);
    expect(await confirmFailure(visitor, token)).toBe('user-exists');
  });

  test('a newer link replaces an older one; an hour later neither works', async () => {
    const { visitor } = await newPerson(server);
    const older = await ask(server, visitor, newEmail());
    server.clock.time += 60_000;
    const newer = await ask(server, visitor, newEmail());
    expect(await confirmFailure(visitor, older)).toBe('tokenUsedOrExpired');
    server.clock.time += 60 * 60 * 1000;
    expect(await confirmFailure(visitor, newer)).toBe('tokenUsedOrExpired');
  });

  test('a link works for its own purpose only, and a new address invalidates those sent to the old one', async () => {
    const { visitor, email: old } = await newPerson(server);
    await visitor.call('requestResetPassword', { body: { email: old } });
    const reset = (await awaitEmail(server.place, old, 'Set a new password')).token;
    const change = await ask(server, visitor, newEmail());
    expect(await confirmFailure(visitor, reset)).toBe('tokenUsedOrExpired');
    const update = (token: string) =>
      visitor.failure('updatePassword', { body: { token, password: 'a wholly new one' } });
    expect((await update(change)).error.code).toBe('tokenUsedOrExpired');
    await visitor.call('confirmEmailChange', { body: { token: change } });
    expect((await update(reset)).error.code).toBe('tokenUsedOrExpired');
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of two accounts that confirm one address at once, one gets it', async () => {
    const email = newEmail();
    const people = [(await newPerson(server)).visitor, (await newPerson(server)).visitor];
    const tokens: string[] = [];
    for (const [index, visitor] of people.entries()) {
      tokens.push(await ask(server, visitor, email, index + 1));
      server.clock.time += 1000;
    }
    const statuses = await Promise.all(
      people.map(async (visitor, index) => {
        const response = await visitor.request('confirmEmailChange', { body: { token: tokens[index] } });
        return response.status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
