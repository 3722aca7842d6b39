// Tests how owners ask that their templates are listed, and how anybody reports one.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const publish = (visitor: Visitor, uuid: string, isPublished = true) =>
  visitor.call('publishTemplate', { body: { uuid, name: 'Bakery', isPublished } });

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, { SIGN_INS_PER_MINUTE: '1000' });

  test('only what is published can be asked to be listed, by its owner, with an account', async () => {
    const { visitor: owner } = await newPerson(server);
    const id = await saveNew(owner, 'Bakery');
    const none = { state: 'none', askedAt: null, answeredAt: null, answer: '' };
    const unlisted = { ...none, isListed: false, isChanged: false, isPublished: false };
    expect(await owner.call('getListing', { id })).toEqual(unlisted);
    expect((await owner.failure('askForListing', { id })).error.code).toBe('listing-not-possible');
    await publish(owner, id);
    const askedAt = server.clock.time;
    const asked = { ...unlisted, state: 'asked', askedAt, isPublished: true };
    expect(await owner.call('askForListing', { id })).toEqual(asked);
    server.clock.time += 1000;
    expect(await owner.call('askForListing', { id })).toEqual(asked);
    expect(await owner.call('withdrawListing', { id })).toEqual({ ...unlisted, isPublished: true });
    const { visitor: other } = await newPerson(server);
    expect((await other.failure('askForListing', { id })).error.code).toBe('template-not-found');
    const stranger = await server.newVisitor();
    const theirs = await saveNew(stranger);
    await publish(stranger, theirs);
    expect((await stranger.failure('askForListing', { id: theirs })).error.code).toBe('sign-in-required');
  });

  test('anybody reports what others can see, once each; what nobody sees cannot be reported', async () => {
    const { visitor: owner } = await newPerson(server);
    const id = await saveNew(owner, 'Bakery');
    const reporter = await server.newVisitor();
    const report = (reason: string, words = '') =>
      reporter.request('reportTemplate', { id, body: { reason, words } });
    expect((await report('copied')).status).toBe(404);
    await publish(owner, id);
    expect((await report('nonsense')).status).toBe(400);
    expect((await report('copied', 'x'.repeat(1001))).status).toBe(400);
    expect((await report('copied', ' =1+1 \0of mine ')).status).toBe(200);
    server.clock.time += 1000;
    expect((await report('other', 'really')).status).toBe(200);
    const rows = await withDatabase(server, ({ query }) =>
      query.selectFrom('template_report').selectAll().where('template_uuid', '=', id).execute(),
    );
    expect(rows).toEqual([
      {
        ...{ template_uuid: id, account_id: expect.any(String), at: server.clock.time },
        ...{ reason: 'other', words: 'really', state: 'open', answered_at: null },
      },
    ]);
    const exported = await (await reporter.request('exportUser')).json();
    expect(exported.reports).toMatchObject([{ templateUuid: id, reason: 'other', words: 'really' }]);
    await reporter.call('deleteUser', { body: {} });
    const left = await withDatabase(server, ({ query }) =>
      query.selectFrom('template_report').selectAll().where('template_uuid', '=', id).execute(),
    );
    expect(left).toEqual([]);
    expect(
      (await owner.failure('reportTemplate', { id: randomUUID(), body: { reason: 'other' } })).status,
    ).toBe(404);
  });
});
