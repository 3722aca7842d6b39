// Tests that whoever comes from Google to an account that a stranger registered with their address is rid of the stranger's drive.
import { afterAll, describe, expect, test } from 'vitest';
import { findDrive, saveDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { ada, googleEnvironment, signInAtGoogle } from '#testing/oidc/at-google.ts';
import { startMockProvider } from '#testing/oidc/mock-provider.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const provider = await startMockProvider();
afterAll(async () => provider.stop());

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind, googleEnvironment(provider));

  test('nothing more is made in a drive that was connected before the address was proved', async () => {
    const { visitor: stranger, email } = await newPerson(server);
    const id = await accountIdOf(stranger);
    const drive = () => withDatabase(server, ({ query }) => findDrive(query, id));
    await withDatabase(server, ({ query }) =>
      saveDrive(query, {
        ...{ account_id: id, person_id: 'stranger', email: 'stranger@example.com' },
        ...{ sealed_token: 'sealed', connected_at: server.clock.time, ended_at: null },
      }),
    );
    provider.claims = { ...ada, sub: email, email };
    const owner = await server.newVisitor();
    expect(await signInAtGoogle(owner)).toBe('/builder/?signIn=password-removed#/');
    expect([await accountIdOf(owner), await drive()]).toEqual([id, undefined]);
    const left = await withDatabase(server, ({ query }) =>
      query.selectFrom('job').select('kind').where('payload', 'like', `%${id}%`).execute(),
    );
    expect(left).toEqual([{ kind: 'leave-drive' }]);
  });
});
