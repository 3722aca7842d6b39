// Tests the command for an operator who lost the second factor, while the server keeps running.
import { describe, expect, test } from 'vitest';
import { grant, removeSecondFactor } from '#server/main.ts';
import { databases } from '#testing/server/databases.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newPerson } from '#testing/server/people.ts';
import { runQuietly } from '#testing/server/run-quietly.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const environment = () => ({
    DATABASE_URL: server.place.databaseUrl ?? '',
    DATA_DIR: server.place.dataDir,
  });
  const reset = (email: string) => runQuietly(() => removeSecondFactor(environment(), email));

  test('whoever lost everything begins anew, and is told', async () => {
    const { visitor, email } = await newPerson(server);
    await runQuietly(() => grant(environment(), email, 'operator'));
    const { recoveryCodes } = await setUpSecondFactor(server, visitor);
    await visitor.call('listRefundRequests');
    expect(await reset(` ${email.toUpperCase()}`)).toEqual({
      code: 0,
      said: `The second factor of ${email} and its recovery codes are removed; a new one is asked for before the account acts as an operator again.\n`,
    });
    // What was proved with it ends at once.
    expect((await visitor.failure('listRefundRequests')).error.code).toBe('second-factor-required');
    const withOld = await visitor.failure('proveSecondFactor', { body: { code: recoveryCodes[0] } });
    expect(withOld.error.code).toBe('second-factor-missing');
    const told = await awaitEmail(server.place, email, 'The second factor of your account was removed');
    expect(told.text).toContain('no longer work');
    await setUpSecondFactor(server, visitor);
    await visitor.call('listRefundRequests');
  });

  test('it says what there is nothing to remove of', async () => {
    const { email } = await newPerson(server);
    expect(await reset(email)).toMatchObject({ code: 1, said: `${email} has no second factor.\n` });
    const nobody = await reset('nobody@example.com');
    expect(nobody).toMatchObject({ code: 1, said: 'No account has the address nobody@example.com.\n' });
  });
});
