// Tests what an account may do after the command that grants roles, while the server keeps running.
import { describe, expect, test } from 'vitest';
import { grant } from '#server/main.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newEmail, newPerson, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  /** As typed on the command line: the exit code, and the output or error. */
  const granted = async (email: string, role: string) => {
    const { databaseUrl, dataDir } = server.place;
    const said: string[] = [];
    const written = [process.stdout.write, process.stderr.write] as const;
    const keep: typeof process.stdout.write = (text: string | Uint8Array) => said.push(String(text)) > 0;
    [process.stdout.write, process.stderr.write] = [keep, keep];
    try {
      const code = await grant({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }, email, role);
      return { code, said: said.join('') };
    } finally {
      [process.stdout.write, process.stderr.write] = written;
    }
  };
  const planOf = (email: string) =>
    withDatabase(server, ({ query }) =>
      query
        .selectFrom('account')
        .select(['plan', 'role', 'is_entitled'])
        .where('email', '=', email)
        .executeTakeFirst(),
    );

  test('an account becomes entitled, an operator, and neither, without signing in again', async () => {
    const { visitor, email } = await newPerson(server);
    const roleOf = async () => {
      const { userEntitled, settings } = await visitor.call('getUser');
      return [userEntitled, settings.plan];
    };
    expect((await granted(email, 'entitled')).said).toContain(`${email} is entitled now.`);
    expect(await roleOf()).toEqual([true, 'free']);
    expect(await granted(` ${email.toUpperCase()}`, 'operator')).toMatchObject({ code: 0 });
    // Not before the second factor is proved, whatever was granted before.
    expect(await roleOf()).toEqual([false, 'admin']);
    await setUpSecondFactor(server, visitor);
    expect(await roleOf()).toEqual([true, 'admin']);
    expect((await granted(email, 'none')).said).toBe(`${email} has no role any more.\n`);
    expect(await roleOf()).toEqual([false, 'free']);
  });

  test('whatever role is given or taken, a plan that was paid for is kept', async () => {
    const { email } = await newPerson(server);
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ plan: 2 }).where('email', '=', email).execute(),
    );
    await granted(email, 'entitled');
    expect(await planOf(email)).toEqual({ plan: 2, role: null, is_entitled: 1 });
    await granted(email, 'operator');
    expect(await planOf(email)).toEqual({ plan: 2, role: 'operator', is_entitled: 1 });
    await granted(email, 'none');
    expect(await planOf(email)).toEqual({ plan: 2, role: null, is_entitled: 0 });
  });

  test('it warns about unverified addresses, and about no others', async () => {
    const { email } = await newPerson(server);
    expect((await granted(email, 'operator')).said).toContain('make sure that the account is theirs');
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ email_verified_at: 1 }).where('email', '=', email).execute(),
    );
    expect((await granted(email, 'operator')).said).toBe(`${email} is an operator now.\n`);
  });

  test('each change is logged under the account, for those who wonder who made it an operator', async () => {
    const { email } = await newPerson(server);
    for (const role of ['operator', 'none']) await granted(email, role);
    const logged = await withDatabase(server, ({ query }) =>
      query
        .selectFrom('log_entry')
        .innerJoin('account', 'account.id', 'log_entry.account_id')
        .select(['level', 'content'])
        .where('email', '=', email)
        .where('lmid', '=', 'role-granted')
        .orderBy('at')
        .execute(),
    );
    expect(new Set(logged.map(({ content }) => content))).toEqual(new Set(['role: operator', 'role: none']));
    expect(logged.every(({ level }) => level === 'warn')).toBe(true);
  });

  test('an unknown address or role is refused with an explanation, and nothing changes', async () => {
    const nobody = newEmail();
    const { code, said } = await granted(nobody, 'operator');
    expect(code).toBe(1);
    expect(said).toContain(`No account has the address ${nobody}`);
    const { email } = await newPerson(server);
    expect((await granted(email, 'king')).said).toContain('one of operator, entitled, none');
    expect(await planOf(email)).toEqual({ plan: null, role: null, is_entitled: 0 });
  });
});
