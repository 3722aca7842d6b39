// Tests that the command which ends sessions closes every way back, while the server keeps running.
import { describe, expect, test } from 'vitest';
import { signOut } from '#server/main.ts';
import { databases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password, saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  /** As typed on the command line: the exit code, and the output or error. */
  const signedOut = async (whom: string) => {
    const { databaseUrl, dataDir } = server.place;
    const said: string[] = [];
    const written = [process.stdout.write, process.stderr.write] as const;
    const keep: typeof process.stdout.write = (text: string | Uint8Array) => said.push(String(text)) > 0;
    [process.stdout.write, process.stderr.write] = [keep, keep];
    try {
      const code = await signOut({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }, whom);
      return { code, said: said.join('') };
    } finally {
      [process.stdout.write, process.stderr.write] = written;
    }
  };

  test('an account is signed out everywhere, and a link that a thief requested works no more', async () => {
    const { visitor, email } = await newPerson(server);
    const elsewhere = await server.newVisitor();
    await elsewhere.call('login', { body: { email, password } });
    const stolen = newEmail();
    await elsewhere.call('requestEmailChange', { body: { email: stolen, password } });
    const { token } = await awaitEmail(server.place, stolen, 'Confirm your new email address');
    const { visitor: other } = await newPerson(server);

    expect(await signedOut(` ${email.toUpperCase()} `)).toEqual({
      code: 0,
      said: `${email} is signed out everywhere.\n`,
    });
    for (const one of [visitor, elsewhere]) {
      const { status } = await one.failure('listSessions');
      expect(status).toBe(401);
    }
    const stranger = await server.newVisitor();
    const { error } = await stranger.failure('confirmEmailChange', { body: { token } });
    expect(error.code).toBe('tokenUsedOrExpired');
    expect((await other.call('getUser')).isSignedIn).toBe(true);
    const again = await stranger.call('login', { body: { email, password } });
    expect(again.user.isSignedIn).toBe(true);
  });

  test('everyone with an account is signed out; a visitor keeps the only way to their templates', async () => {
    const people = [await newPerson(server), await newPerson(server)];
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor);
    const { code, said } = await signedOut('everyone');
    expect(code).toBe(0);
    expect(said).toMatch(/^All accounts are signed out; sessions ended: \d+\.\n$/);
    for (const { visitor: one } of people) expect((await one.call('getUser')).isSignedIn).toBe(false);
    expect((await visitor.call('getUserTemplate', { id })).uuid).toBe(id);
  });

  test('an unknown address is refused with an explanation', async () => {
    const nobody = newEmail();
    expect(await signedOut(nobody)).toEqual({ code: 1, said: `No account has the address ${nobody}.\n` });
  });
});
