// Tests that strangers of one network, and all together, keep no more than they may, whatever they do at once, and that
// nobody else is refused because of them.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#testing/seeded-random.ts';
import { databases } from '#testing/server/databases.ts';
import { newEmail, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { newVisitorFrom } from '#testing/server/visitor-from.ts';
import { settleRooms } from './settle-rooms.ts';

const megabyte = 1_000_000;
const random = seededRandom(11);
/** No compression makes it fit. */
const noise = Array.from({ length: 150_000 }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join(
  '',
);

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, {
    ...{ TRUST_PROXY: 'loopback', MAX_KEPT_MB_PER_NETWORK: '1', MAX_KEPT_MB_OF_VISITORS: '4' },
    MAX_TEMPLATES_IF_NOT_SIGNED_IN: '20',
  });
  let lastNetwork = 0;
  const newNetwork = () => `198.51.100.${++lastNetwork}`;
  const from = (address: string) => newVisitorFrom(server, address);

  /** A new template with so much in it; the rest, with its version, takes less than 50 kB. */
  const save = async (visitor: Visitor, bytes: number) => {
    const template = { ...(await visitor.call('getDefaultTemplate')), note: 'x'.repeat(bytes) };
    const response = await visitor.request('saveUserTemplate', { id: template.uuid, body: { template } });
    return response.ok ? template.uuid : [response.status, (await response.json()).code];
  };
  const refused = [403, 'network-space-limit'];
  const fill = async (network: string) => {
    const ends: unknown[] = [];
    do ends.push(await save(await from(network), 50_000));
    while (typeof ends.at(-1) === 'string');
    expect(ends.at(-1)).toEqual(refused);
    return ends.length - 1;
  };
  const settle = () => withDatabase(server, settleRooms);

  /** By whoever is in this network, as counted from the rows themselves. */
  const keptIn = (network: string) =>
    withDatabase(server, async ({ query }) => {
      const { rows } = await sql<{ bytes: number | string }>`
        select coalesce(sum(octet_length(document) + (select coalesce(sum(octet_length(version.document)), 0)
          from template_version as version where version.template_uuid = template.uuid)), 0) as bytes
        from template join template_document on template_document.uuid = template.uuid join account on account.id = template.account_id
        where account.network = ${network}`.execute(query);
      return Number(rows[0]?.bytes);
    });
  const takenOf = (network: string) =>
    withDatabase(server, async ({ query }) => {
      const row = await query
        .selectFrom('shared_room')
        .select('bytes')
        .where('network', '=', network)
        .executeTakeFirst();
      return row?.bytes ?? 0;
    });
  const register = async (visitor: Visitor) => {
    const email = newEmail();
    await visitor.call('register', { body: { email, password } });
    return email;
  };
  const confirm = (email: string) =>
    withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ email_verified_at: 1 }).where('email', '=', email).execute(),
    );
  /** Leaves nothing to the next test. */
  const leaveNothing = () =>
    withDatabase(server, async (opened) => {
      await opened.query.deleteFrom('account').execute();
      await settleRooms(opened);
      expect(await opened.query.selectFrom('shared_room').selectAll().execute()).toEqual([]);
    });

  test('one address writes no more than its network may keep, however many visitors it is', async () => {
    const network = newNetwork();
    const count = await fill(network);
    expect(await keptIn(network)).toBeLessThanOrEqual(megabyte);
    // Each has taken 100 kB.
    expect(count).toBe(10);
    expect(await save(await from(newNetwork()), 50_000)).toEqual(expect.any(String));
    const message = await (await from(network)).failure('feedback', { body: { message: 'I have no room' } });
    expect([message.status, message.error.code]).toEqual(refused);
    await leaveNothing();
  });

  test('the addresses of one IPv6 customer are one network', async () => {
    const saves = Array.from({ length: 12 }, async (_, index) =>
      save(await from(`2001:db8::${index + 1}`), 50_000),
    );
    const ends = await Promise.all(saves);
    expect(ends.filter((end) => typeof end === 'string')).toHaveLength(10);
    expect(await save(await from('2001:db8:0:1::1'), 50_000)).toEqual(expect.any(String));
    await leaveNothing();
  });

  test('nobody passes beside another: many visitors, many saves of one, and both', async () => {
    for (let round = 0; round < 4; round++) {
      const network = newNetwork();
      const visitors = await Promise.all(Array.from({ length: 6 }, () => from(network)));
      const saves = visitors.flatMap((visitor) => [1, 2, 3].map((part) => save(visitor, 50_000 * part)));
      const ends = await Promise.all(saves);
      expect(await keptIn(network)).toBeLessThanOrEqual(megabyte);
      expect(ends.filter((end) => typeof end === 'string').length).toBeGreaterThan(5);
      expect(ends).toContainEqual(refused);
      const before = await takenOf(network);
      await settle();
      expect(await takenOf(network)).toBe(before);
      await leaveNothing();
    }
  });

  test('a save within the room that one has waits for nobody', async () => {
    const network = newNetwork();
    const visitor = await from(network);
    const id = String(await save(visitor, 10_000));
    const template = { ...(await visitor.call('getUserTemplate', { id })), name: 'again' };
    await withDatabase(server, async ({ kind, query }) => {
      // SQLite has one lock for all.
      if (kind === 'sqlite') return;
      const other = await query.startTransaction().execute();
      await other
        .updateTable('shared_room')
        .set((row) => ({ bytes: row.ref('bytes') }))
        .execute();
      expect((await visitor.call('saveUserTemplate', { id, body: { template } })).revision).toBe(2);
      await other.rollback().execute();
    });
    await leaveNothing();
  });

  test('in a full network a confirmed account is not refused, one that is not confirmed is', async () => {
    const network = newNetwork();
    const [early, late] = [await from(network), await from(network)];
    const email = await register(early);
    await register(late);
    await fill(network);
    expect(await save(late, 50_000)).toEqual(refused);
    expect(await save(early, 50_000)).toEqual(refused);
    await confirm(email);
    const id = String(await save(early, 2 * megabyte));
    expect(await takenOf(network)).toBe(megabyte);
    const template = await early.call('getUserTemplate', { id });
    await early.call('cloneTemplate', { id, body: { template } });
    await early.call('publishTemplate', { body: { uuid: id, name: 'Ours', isPublished: true } });
    await early.call('feedback', { body: { message: 'There is room for me' } });
    await leaveNothing();
  });

  test('every call that stores is refused once there is no room', async () => {
    const network = newNetwork();
    const visitor = await from(network);
    const id = String(await save(visitor, 5000));
    await fill(network);
    const template = await visitor.call('getUserTemplate', { id });
    const large = { ...template, note: noise };
    const stale = { template: large, baseRevision: 0 };
    const isRefused = async (...call: Parameters<Visitor['failure']>) => {
      const { status, error } = await visitor.failure(...call);
      expect([call[0], status, error.code]).toEqual([call[0], ...refused]);
    };
    await isRefused('saveUserTemplate', { id, body: { template: large } });
    await isRefused('saveUserTemplate', { id, body: stale });
    await isRefused('cloneTemplate', { id, body: { template: large } });
    expect((await visitor.call('listTemplateVersions', { id })).versions).toHaveLength(1);
    expect((await visitor.call('getUser')).templates).toMatchObject([{ uuid: id, revision: 1 }]);
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    await leaveNothing();
  });

  test('whoever deletes has room at once, and the others once it was counted again', async () => {
    const network = newNetwork();
    const visitor = await from(network);
    const id = String(await save(visitor, 150_000));
    await fill(network);
    const other = await from(network);
    await visitor.call('deleteUserTemplate', { id });
    await settle();
    // It can still be restored.
    expect(await save(other, 50_000)).toEqual(refused);
    await visitor.call('emptyDeletedTemplates', { body: [id] });
    expect(await save(visitor, 50_000)).toEqual(expect.any(String));
    expect(await save(other, 50_000)).toEqual(refused);
    await settle();
    expect(await save(other, 50_000)).toEqual(expect.any(String));
    expect(await takenOf(network)).toBe(megabyte);
    await leaveNothing();
  });

  test('the room of a deleted account and of one that was confirmed is free again', async () => {
    const network = newNetwork();
    const [confirmed, deleted] = [await from(network), await from(network)];
    const email = await register(confirmed);
    await register(deleted);
    for (const one of [confirmed, deleted]) await save(one, 350_000);
    expect(await takenOf(network)).toBe(2 * 400_000);
    await confirm(email);
    await deleted.call('deleteUser', { body: { password } });
    await settle();
    expect([await takenOf(network), await takenOf('all')]).toEqual([0, 0]);
    await leaveNothing();
  });

  test('what a visitor brings into an account counts there', async () => {
    const network = newNetwork();
    const [user, visitor] = [await from(network), await from(network)];
    const email = await register(user);
    await save(visitor, 250_000);
    await visitor.call('login', { body: { email, password } });
    await settle();
    expect(await takenOf(network)).toBe(300_000);
    expect(await save(visitor, 50_000)).toEqual(expect.any(String));
    expect(await takenOf(network)).toBe(400_000);
    await leaveNothing();
  });

  test('all networks together keep no more than they may, and confirmed accounts go on', async () => {
    const user = await from(newNetwork());
    await confirm(await register(user));
    for (let count = 0; count < 4; count++) await fill(newNetwork());
    expect(await takenOf('all')).toBe(4 * megabyte);
    const visitor = await from(newNetwork());
    expect(await save(visitor, 5000)).toEqual([503, 'visitors-space-limit']);
    expect(await save(user, 2 * megabyte)).toEqual(expect.any(String));
    await leaveNothing();
  });
});
