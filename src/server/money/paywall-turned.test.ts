// Tests what becomes of templates when the operator turns the paywall on and off: servers one after the other on one database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { featureDatabases, type TestDatabase } from '#testing/server/databases.ts';
import { opens } from '#testing/server/doors.ts';
import { newEmail, password, saveNew } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createDatabase();
  });
  afterEach(() => place.remove());

  const email = newEmail();
  /** The same person, whoever serves them. */
  async function during<Result>(paywall: 'off' | 'on', work: (visitor: Visitor) => Promise<Result>) {
    const server = await startTestServer(place, { PAYWALL: paywall });
    try {
      return await work(await server.newVisitor());
    } finally {
      await server.stop();
    }
  }
  const signedIn = async (visitor: Visitor) => {
    await visitor.call('login', { body: { email, password } });
    return visitor;
  };
  const builds = async (visitor: Visitor, uuids: readonly string[]) => {
    const open: boolean[] = [];
    for (const templateId of uuids)
      open.push(await opens(visitor.request('buildModel', { body: { templateId } })));
    return open;
  };

  test('what was made free stays free, what was not paid for is open while nothing is sold, a price stays', async () => {
    const before = await during('off', async (visitor) => {
      await visitor.call('register', { body: { email, password } });
      const [free, priced] = [await saveNew(visitor, 'free'), await saveNew(visitor, 'priced')];
      await setPrice({ place }, priced, 4900);
      return { free, priced };
    });
    const { free, priced } = before;
    const made = await during('on', async (visitor) => {
      await signedIn(visitor);
      const [unpaid, bought] = [await saveNew(visitor, 'unpaid'), await saveNew(visitor, 'bought')];
      await buy({ place }, email, bought);
      expect(await builds(visitor, [free, unpaid, bought, priced])).toEqual([true, false, true, false]);
      const { templates, newTemplatesNeedPurchase } = await visitor.call('getUser');
      const cards = templates.map(({ name, price, needsPurchase }) => [name, price, needsPurchase]);
      expect(cards.sort()).toEqual([
        ['bought', null, false],
        ['free', 0, false],
        ['priced', 49, true],
        ['unpaid', null, true],
      ]);
      expect(newTemplatesNeedPurchase).toBe(true);
      return { unpaid, bought };
    });
    const all = [free, made.unpaid, made.bought, priced];
    await during('off', async (visitor) => {
      await signedIn(visitor);
      expect(await builds(visitor, all)).toEqual([true, true, true, false]);
      expect((await visitor.call('getUser')).newTemplatesNeedPurchase).toBe(false);
    });
    await during('on', async (visitor) => {
      await signedIn(visitor);
      expect(await builds(visitor, all)).toEqual([true, false, true, false]);
    });
  });
});
