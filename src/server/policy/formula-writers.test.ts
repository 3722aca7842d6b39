// Tests who may write formulas on a real server: those with a plan or a grant, or everyone with an account, and that this opens nothing else.
import { describe, expect, test } from 'vitest';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { grantRole } from './grant-role.ts';

const mayWrite = async (visitor: Visitor) => (await visitor.call('getUser')).userCanWriteFormulas;

const put = (server: SuiteServer, email: string, plan: number) =>
  withDatabase(server, ({ query }) =>
    query.updateTable('account').set({ plan }).where('email', '=', email).execute(),
  );

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('nobody writes formulas until there is a grant or a plan', async () => {
    expect(await mayWrite(await server.newVisitor())).toBe(false);
    const { visitor, email } = await newPerson(server);
    expect(await mayWrite(visitor)).toBe(false);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    expect(await mayWrite(visitor)).toBe(true);
    const payer = await newPerson(server);
    await put(server, payer.email, 1);
    expect(await payer.visitor.call('getUser')).toMatchObject({
      userCanWriteFormulas: true,
      userEntitled: false,
    });
  });
});

describe('with ENTITLED=everyone', () => {
  const server = suiteServer(sqlite, { ENTITLED: 'everyone' });

  test('everyone who is signed in writes formulas, and no visitor does', async () => {
    expect(await mayWrite(await server.newVisitor())).toBe(false);
    const { visitor } = await newPerson(server);
    expect(await visitor.call('getUser')).toMatchObject({
      userCanWriteFormulas: true,
      userEntitled: false,
      settings: { plan: null },
    });
  });

  test('what is paid for is still paid for, and the gallery stays closed', async () => {
    const { visitor } = await newPerson(server);
    const template = { ...(await visitor.call('getDefaultTemplate')), price: 29 };
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    const build = await visitor.failure('buildModel', { body: { templateId: template.uuid } });
    expect([build.status, build.error.code]).toEqual([402, 'payment-required']);
    const gallery = await visitor.failure('saveToGallery', { body: { template } });
    expect([gallery.status, gallery.error.code]).toEqual([403, 'not-allowed']);
  });
});
