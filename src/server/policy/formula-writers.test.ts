// Tests who may write formulas on a real server: those with a plan or a grant, or everyone with an account, and that this opens nothing else.
import { describe, expect, test } from 'vitest';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { setPrice, subscribe } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { grantRole } from './grant-role.ts';

const dayMs = 24 * 60 * 60 * 1000;

const mayWrite = async (visitor: Visitor) => (await visitor.call('getUser')).userCanWriteFormulas;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('nobody writes formulas until there is a grant or a plan, and as long as it is active', async () => {
    expect(await mayWrite(await server.newVisitor())).toBe(false);
    const { visitor, email } = await newPerson(server);
    expect(await mayWrite(visitor)).toBe(false);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    expect(await mayWrite(visitor)).toBe(true);
    const payer = await newPerson(server);
    const periodEnd = server.clock.time + 10 * dayMs;
    await subscribe(server, payer.email, { periodEnd });
    expect(await payer.visitor.call('getUser')).toMatchObject({
      userCanWriteFormulas: true,
      userEntitled: false,
      settings: { plan: 'essential', subscription: 'active' },
    });
    // A renewal that is told three days late, and then not at all.
    const before = server.clock.time;
    server.clock.time = periodEnd + 3 * dayMs - 1;
    expect(await mayWrite(payer.visitor)).toBe(true);
    server.clock.time += 1;
    expect(await payer.visitor.call('getUser')).toMatchObject({
      userCanWriteFormulas: false,
      settings: { plan: 'free', subscription: null },
    });
    server.clock.time = before;
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
      settings: { plan: 'free' },
    });
  });

  test('what is paid for is still paid for, and the gallery stays closed', async () => {
    const { visitor } = await newPerson(server);
    const template = await visitor.call('getDefaultTemplate');
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    await setPrice(server, template.uuid, 2900);
    const build = await visitor.failure('buildModel', { body: { templateId: template.uuid } });
    expect([build.status, build.error.code]).toEqual([402, 'payment-required']);
    const gallery = await visitor.failure('saveToGallery', { body: { template } });
    expect([gallery.status, gallery.error.code]).toEqual([403, 'not-allowed']);
  });
});
