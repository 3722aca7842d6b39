// Tests on both databases that a request gives one spreadsheet, whoever asks at the same time and whatever dies in between.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ModelWriter } from '#server/building/model-writer.ts';
import type { Database } from '#server/ports/database/database.ts';
import { noDrives } from '#server/ports/spreadsheets/no-drives.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { makerOf, noFiles, ProviderOfTest, writerOfTest } from '#testing/server/spreadsheet-makers.ts';
import { addManySpreadsheets, spreadsheetRow } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { sweepSpreadsheets } from './sweep-spreadsheets.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Until it is let go, what is published has begun and not ended. */
function hold(spreadsheets: ProviderOfTest) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    spreadsheets.beforePublishing = () => {
      resolve();
      return held;
    };
  });
  return { begun, letGo };
}

afterEach(() => vi.useRealTimers());

const idOf = (url: string): string => url.split('/').at(-1) ?? '';

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  const newAccount = async () => accountIdOf(await server.newVisitor());
  const rowsOf = ({ query }: Database, accountId: string) =>
    query.selectFrom('spreadsheet').selectAll().where('account_id', '=', accountId).execute();
  /** Two instances with a database connection each, and one provider. */
  const onTwo = (work: (one: Database, other: Database, spreadsheets: ProviderOfTest) => Promise<void>) =>
    withDatabase(server, (one) => withDatabase(server, (other) => work(one, other, new ProviderOfTest())));
  const sweep = (database: Database, spreadsheets: ProviderOfTest) =>
    sweepSpreadsheets({ clock: server.clock, database, files: noFiles, spreadsheets, drives: noDrives });

  test('the same request gives the same address, any other one of its own', () =>
    onTwo(async (one, other, spreadsheets) => {
      const account = await newAccount();
      const writer = writerOfTest();
      const make = makerOf(server, one, { spreadsheets, writer });
      const url = await make(account, 'tea');
      expect(url).toMatch(/^https:\/\/sheets\.example\.com\/[\w-]{24}$/);
      expect(await make(account, 'tea')).toBe(url);
      expect(await makerOf(server, other, { spreadsheets, writer })(account, 'tea')).toBe(url);
      expect(writer.written).toEqual(['tea']);
      expect(await spreadsheetRow(server, idOf(url))).toMatchObject({
        ...{ external_id: `external-${idOf(url)}`, language: 'ru', made_by: null, provider: 'google' },
        ...{ made_at: server.clock.time, expires_at: server.clock.time + 30 * dayMs },
      });
      const others = [
        await make(account, 'coffee'),
        await make(account, 'tea', { scenario: 2 }),
        await make(account, 'tea', { isReadonly: true }),
        await make(account, 'tea', { orderId: 'an order' }),
        await make(await newAccount(), 'tea'),
      ];
      expect(new Set([url, ...others]).size).toBe(6);
    }));

  test('many at once, on two instances, give one', () =>
    onTwo(async (one, other, spreadsheets) => {
      for (let round = 0; round < 3; round++) {
        const account = await newAccount();
        const makers = [one, other, one, other].map((database) =>
          makerOf(server, database, { spreadsheets }),
        );
        const urls = await Promise.all(makers.map((make) => make(account, 'tea')));
        expect(new Set(urls).size).toBe(1);
        expect(spreadsheets.published.filter((id) => id === idOf(urls[0] ?? ''))).toHaveLength(1);
        expect(await rowsOf(one, account)).toHaveLength(1);
      }
    }));

  test('what a provider that fails has half-made is gone on with under the same id', () =>
    onTwo(async (one, other, spreadsheets) => {
      const account = await newAccount();
      let failures = 2;
      spreadsheets.beforePublishing = async () => {
        if (failures-- > 0) throw new Error('the provider died');
      };
      const makers = [one, other].map((database) => makerOf(server, database, { spreadsheets }));
      for (const make of makers) await expect(make(account, 'tea')).rejects.toThrow('the provider died');
      const url = await makerOf(server, one, { spreadsheets })(account, 'tea');
      expect(spreadsheets.published).toEqual(Array(3).fill(idOf(url)));
      expect([...spreadsheets.present]).toEqual([idOf(url)]);
      expect(await rowsOf(one, account)).toHaveLength(1);
    }));

  test('an instance that is killed half-way is followed by another one, and does not disturb it if it was only slow', () =>
    onTwo(async (one, other, spreadsheets) => {
      const account = await newAccount();
      const { begun, letGo } = hold(spreadsheets);
      // A killed instance reports nothing, however long the machine takes for this test.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const slow = makerOf(server, one, { spreadsheets })(account, 'tea');
      await begun;
      spreadsheets.beforePublishing = async () => undefined;
      server.clock.time += minuteMs;
      const url = await makerOf(server, other, { spreadsheets })(account, 'tea');
      letGo();
      expect(await slow).toBe(url);
      expect(spreadsheets.published).toEqual([idOf(url), idOf(url)]);
      expect(await rowsOf(one, account)).toHaveLength(1);
    }));

  test('nothing is left of a template that cannot be built, or whose caller has gone', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const account = await newAccount();
      const broken: ModelWriter = {
        write: async () => ({ faults: [{ path: 'data', message: 'is missing' }] }),
      };
      const make = makerOf(server, one, { spreadsheets, writer: broken });
      await expect(make(account, 'tea')).rejects.toMatchObject({ code: 'template-invalid' });
      const waits: ModelWriter = {
        write: (_caller, _task, signal) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      };
      const gone = new AbortController();
      const left = makerOf(server, one, { spreadsheets, writer: waits })(account, 'tea', {}, gone.signal);
      gone.abort();
      await expect(left).rejects.toMatchObject({ code: 'build-cancelled' });
      await expect.poll(() => rowsOf(one, account)).toEqual([]);
      expect(spreadsheets.published).toEqual([]);
    }));

  test('what nobody goes on with is removed after half an hour, once its provider can be reached', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const account = await newAccount();
      spreadsheets.beforePublishing = () => Promise.reject(new Error('the provider died'));
      const make = makerOf(server, one, { spreadsheets });
      await expect(make(account, 'tea')).rejects.toThrow('the provider died');
      server.clock.time += 29 * minuteMs;
      await sweep(one, spreadsheets);
      expect(spreadsheets.removed).toEqual([]);
      server.clock.time += 2 * minuteMs;
      spreadsheets.beforeRemoving = () => Promise.reject(new Error('nobody answers'));
      await expect(sweep(one, spreadsheets)).rejects.toThrow('nobody answers');
      expect(await rowsOf(one, account)).toMatchObject([{ removed_at: null, revoked_at: server.clock.time }]);
      spreadsheets.beforeRemoving = async () => undefined;
      await sweep(one, spreadsheets);
      expect([...spreadsheets.present]).toEqual([]);
      expect(await rowsOf(one, account)).toEqual([]);
    }));

  test('one that was turned off or has expired is made anew under another id', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const account = await newAccount();
      const make = makerOf(server, one, { spreadsheets });
      const urls = [await make(account, 'tea')];
      const set = (change: object) =>
        one.query.updateTable('spreadsheet').set(change).where('account_id', '=', account).execute();
      for (const change of [{ revoked_at: 1 }, { revoked_at: null, expires_at: server.clock.time }]) {
        await set(change);
        urls.push(await make(account, 'tea'));
      }
      expect(new Set(urls).size).toBe(3);
    }));

  test('of a visitor the oldest gives way, of an account none, and what was bought counts nothing', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const visitor = await server.newVisitor();
      const account = await accountIdOf(visitor);
      const make = makerOf(server, one, { spreadsheets });
      const bought = await make(account, 'bought', { orderId: 'an order' });
      expect(await spreadsheetRow(server, idOf(bought))).toMatchObject({ expires_at: null });
      const urls: string[] = [];
      for (let count = 0; count < 12; count++) {
        server.clock.time += 1000;
        urls.push(await make(account, `model ${count}`));
      }
      const open = (await rowsOf(one, account)).filter((row) => row.revoked_at === null);
      expect(open.map(({ id }) => id).sort()).toEqual([bought, ...urls.slice(2)].map(idOf).sort());

      const { visitor: person } = await newPerson(server);
      const id = await accountIdOf(person);
      await addManySpreadsheets(server, person, 100);
      await expect(make(id, 'one more')).rejects.toMatchObject({ code: 'spreadsheet-limit' });
      const url = await make(id, 'paid for', { orderId: 'another order' });
      expect(await spreadsheetRow(server, idOf(url))).toMatchObject({ order_id: 'another order' });
    }));

  test('it takes room of its account, and is refused where there is none', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const account = await newAccount();
      const embedded = new ProviderOfTest('embedded');
      const small = makerOf(server, one, { spreadsheets: embedded, writer: writerOfTest(150_000) });
      const url = await small(account, 'tea');
      const room = async () =>
        (
          await one.query
            .selectFrom('account')
            .select('room_bytes')
            .where('id', '=', account)
            .executeTakeFirst()
        )?.room_bytes;
      expect([await room(), (await spreadsheetRow(server, idOf(url)))?.bytes]).toEqual([300_000, 300_000]);
      const large = makerOf(server, one, { spreadsheets: embedded, writer: writerOfTest(600_000) });
      await expect(large(account, 'coffee')).rejects.toMatchObject({ code: 'network-space-limit' });
      expect(await rowsOf(one, account)).toHaveLength(1);
      expect(embedded.published).toEqual([idOf(url)]);
      // What is with somebody else takes none here.
      const elsewhere = makerOf(server, one, { spreadsheets, writer: writerOfTest(600_000) });
      expect((await spreadsheetRow(server, idOf(await elsewhere(account, 'coffee'))))?.bytes).toBe(0);
    }));

  test('what a visitor has made goes into the account they sign in to, made or not, and lives as long as it does', () =>
    onTwo(async (one, _other, spreadsheets) => {
      const { visitor: person, email } = await newPerson(server);
      const visitor = await server.newVisitor();
      const [account, before] = [await accountIdOf(person), await accountIdOf(visitor)];
      const make = makerOf(server, one, { spreadsheets });
      const early = await make(before, 'tea');
      const { begun, letGo } = hold(spreadsheets);
      const late = make(before, 'coffee');
      await begun;
      await visitor.call('login', { body: { email, password } });
      letGo();
      const urls = [early, await late];
      expect((await rowsOf(one, account)).map(({ id }) => id).sort()).toEqual(urls.map(idOf).sort());
      expect(await make(account, 'tea')).toBe(early);
      await sweep(one, spreadsheets);
      for (const url of urls) {
        expect((await spreadsheetRow(server, idOf(url)))?.expires_at).toBe(server.clock.time + 365 * dayMs);
      }
    }));
});
