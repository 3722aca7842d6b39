// Provokes the errors of an operator's second factor and of views as somebody else on a running server.
import { grantRole } from '#server/policy/grant-role.ts';
import { removeFolder, temporaryFolder } from './databases.ts';
import { newPerson, password, withDatabase } from './people.ts';
import { setUpSecondFactor } from './second-factor.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import type { Failure, Visitor } from './visitor.ts';

async function byOperator(
  ask: (visitor: Visitor, setUp: () => Promise<unknown>, server: TestServer) => Promise<Failure>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Failure> {
  const dataDir = temporaryFolder();
  const server = await startTestServer({ databaseUrl: null, dataDir }, environment);
  try {
    const { visitor, email } = await newPerson(server);
    await withDatabase({ place: { databaseUrl: null, dataDir } }, (database) =>
      grantRole({ database, clock: server.clock }, email, 'operator'),
    );
    return await ask(visitor, () => setUpSecondFactor(server, visitor), server);
  } finally {
    await server.stop();
    removeFolder(dataDir);
  }
}

const wrong = { body: { code: '000000' } };

export const secondFactorErrors = {
  'operator-protected': () => byOperator((visitor) => visitor.failure('deleteUser', { body: { password } })),
  'second-factor-required': () => byOperator((visitor) => visitor.failure('listRefundRequests')),
  'second-factor-exists': () =>
    byOperator(async (visitor, setUp) => {
      await setUp();
      return visitor.failure('startSecondFactor', { body: { password } });
    }),
  'second-factor-missing': () => byOperator((visitor) => visitor.failure('proveSecondFactor', wrong)),
  'wrong-code': () =>
    byOperator(async (visitor, setUp) => {
      await setUp();
      return visitor.failure('proveSecondFactor', { body: { code: 'no recovery code' } });
    }),
  'too-many-codes': () =>
    byOperator(
      async (visitor, setUp) => {
        await setUp();
        const input = { body: { code: 'no recovery code' } };
        for (const _ of [1, 2, 3, 4, 5]) await visitor.failure('proveSecondFactor', input);
        return visitor.failure('proveSecondFactor', input);
      },
      { SIGN_INS_PER_MINUTE: '100' },
    ),
  'view-only': () =>
    byOperator(async (visitor, setUp, server) => {
      await setUp();
      const user = await server.newVisitor();
      const { account } = await (await user.request('exportUser')).json();
      const { token } = await visitor.call('beginView', { id: account.id });
      const view = { headers: { 'x-view-as': token } };
      return visitor.failure('saveSettings', { body: { language: 'ru' }, ...view });
    }),
  'view-over': () =>
    byOperator((visitor) => visitor.failure('getUser', { headers: { 'x-view-as': 'nobody' } })),
} as const;
