// Tests how what was bought without an account is found from another browser: by a link to the address it was bought with.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { addOrderOf } from '#testing/server/orders.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, password } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const subject = 'Your purchase is waiting for you';
const hourMs = 60 * 60 * 1000;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { PAYWALL: 'on' });

  const ordersOf = async (visitor: Visitor) =>
    (await visitor.call('getUser')).orders.map(({ orderId }) => orderId);

  test('whoever registers with the address elsewhere gets a link, and with it the purchase', async () => {
    const email = newEmail();
    const order = await addOrderOf(server, await server.newVisitor(), { email });
    const { visitor } = await newPerson(server, email);
    expect(await ordersOf(visitor)).toEqual([]);
    const { token, text } = await awaitEmail(server.place, email, subject);
    expect(text).toMatch(/^http:\/\/\S+\/builder\/#\/passwordReset\/\?token=[\w-]{43}$/m);
    await visitor.call('updatePassword', { body: { token, password } });
    expect(await ordersOf(visitor)).toEqual([order]);
  });

  test('signing in tells of what was bought since, once an hour', async () => {
    const { email } = await newPerson(server);
    await addOrderOf(server, await server.newVisitor(), { email });
    const logIn = async () => (await server.newVisitor()).call('login', { body: { email, password } });
    await logIn();
    await logIn();
    await awaitEmail(server.place, email, subject);
    server.clock.time += hourMs;
    await logIn();
    await awaitEmail(server.place, email, subject, 2);
  });

  test('nobody else is told: not who bought it, not other addresses, and of nothing that was not paid', async () => {
    const email = newEmail();
    const buyer = await server.newVisitor();
    const order = await addOrderOf(server, buyer, { email });
    const other = newEmail();
    await addOrderOf(server, await server.newVisitor(), { state: 'failed', email: other });
    await newPerson(server, other);
    await buyer.call('register', { body: { email, password } });
    expect(await ordersOf(buyer)).toEqual([order]);
    for (const one of [email, other]) {
      await awaitEmail(server.place, one, 'Welcome to Modelwright');
      expect((await emailsTo(server.place, one)).map((message) => message.subject)).not.toContain(subject);
    }
  });
});
