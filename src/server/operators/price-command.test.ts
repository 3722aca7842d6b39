// Tests the price of a gallery template: what it costs and opens from then on.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { priceTemplate } from './price-command.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const price = (uuid: string, dollars: string) =>
    withDatabase(server, (opened) => priceTemplate({ database: opened }, uuid, dollars));

  test('a gallery template is sold from then on, and free again at 0', async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    const template = await visitor.call('getDefaultTemplate');
    const { uuid } = template;
    await visitor.call('saveToGallery', { body: { template } });
    const stranger = await server.newVisitor();
    const [copy, other] = [await saveNew(stranger), await saveNew(stranger)];
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('template')
        .set({ price_cents: 2900, copied_from: uuid })
        .where('uuid', '=', copy)
        .execute(),
    );
    await setPrice(server, other, 2900);
    const priceOf = async (id: string) => (await stranger.call('getUserTemplate', { id })).price;
    const input = { params: { templateId: uuid } };
    expect(await price(uuid, '49.50')).toBe(`Template ${uuid} costs $49.50.`);
    expect((await stranger.failure('getGalleryTemplate', input)).error.code).toBe('payment-required');
    const cards = (await stranger.call('getGallery')).templates;
    expect(cards.find((card) => card.uuid === uuid)?.price).toBe(49.5);
    expect([await priceOf(copy), await priceOf(other)]).toEqual([29, 29]);
    expect(await price(uuid, '0')).toBe(`Template ${uuid} is free.`);
    // Nobody buys a copy of what is given away.
    expect([await priceOf(copy), await priceOf(other)]).toEqual([0, 29]);
    expect((await stranger.call('getGalleryTemplate', input)).price).toBe(0);
  });

  test('what is no price, or no template of the gallery, is refused', async () => {
    await expect(price(randomUUID(), '49')).rejects.toThrow('in the gallery');
    for (const dollars of ['-1', '1e3', '', '4.999']) {
      await expect(price(randomUUID(), dollars)).rejects.toThrow('The price is in dollars');
    }
  });
});
