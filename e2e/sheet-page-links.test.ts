// Links to a spreadsheet: with the key that saves changes, and those that open nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { someonesSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { openSheet, openSpreadsheet, put, shown } from '#testing/browser/spreadsheet-page.ts';
import { withDatabase } from '#testing/server/people.ts';

const key = 'k'.repeat(24);

let journey: Journey;
let address: string;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  address = await someonesSpreadsheet(journey, { name: 'Corner coffee', months: 60 });
});

afterAll(() => journey.end());

const opened = (part: string) => openSpreadsheet(journey, `${address}${part}`);

describe('with the key', () => {
  const setKey = (editKey: string | null) =>
    withDatabase({ place: { databaseUrl: null, dataDir: journey.server.dataDir } }, (database) =>
      database.query
        .updateTable('spreadsheet')
        .set({ edit_key: editKey })
        .where('id', '=', address.split('/').at(-1) ?? '')
        .execute(),
    );

  it('saves for everybody, never over somebody else, and says when it no longer may', async () => {
    await setKey(key);
    const [one, other] = [await opened(`#key=${key}`), await opened(`#key=${key}`)];
    const statusOf = ({ page }: Visitor, id: 'book.saved' | 'book.not-saved') =>
      page.getByRole('status').getByText(one.say(id), { exact: true }).waitFor();
    await statusOf(one, 'book.saved');
    await openSheet(one, 'Assumptions');
    const saved = one.page.waitForResponse((response) => response.url().endsWith('/edits'));
    await put(one, 'F14', '40');
    expect((await saved).status()).toBe(200);
    await statusOf(one, 'book.saved');

    const reader = await opened('#sheet=revenue');
    // 1,200 at 40.
    await expect.poll(() => shown(reader.page, 'J12')).toBe('48.0');
    // What others saved is no change of whoever reads it.
    await reader.page.getByText(reader.say('book.welcome')).waitFor();

    await openSheet(other, 'Assumptions');
    await put(other, 'F18', '12');
    await statusOf(other, 'book.not-saved');
    expect(await other.page.getByText(other.say('book.welcome-saved')).count()).toBe(0);
    await other.page.getByRole('button', { name: other.say('book.take-theirs') }).click();
    await expect.poll(() => shown(other.page, 'F14')).toBe('40.00');

    await setKey(null);
    await put(one, 'F14', '41');
    await statusOf(one, 'book.not-saved');
    await one.page.getByText(one.say('book.refused')).waitFor();
  });
});

describe('a link that opens nothing', () => {
  const failed = async (prepare: (visitor: Visitor) => Promise<unknown>, at = address) => {
    const visitor = await journey.visitor();
    await prepare(visitor);
    await visitor.page.goto(at);
    return visitor.page.getByRole('heading', { level: 1 }).textContent();
  };
  const answering =
    (status: number, body = {}) =>
    ({ page }: Visitor) =>
      page.route('**/state', (route) => route.fulfill({ status, json: body }));

  it('says why, whatever the reason', async () => {
    const { say } = await journey.visitor();
    const nowhere = new URL(`/builder/sheets/${'a'.repeat(24)}`, address).href;
    expect(await failed(async () => undefined, nowhere)).toBe(say('book.unknown-title'));
    for (const cut of [address.slice(0, -3), new URL('/builder/sheets/%27--', address).href])
      expect(await failed(async () => undefined, cut)).toBe(say('book.unknown-title'));
    expect(await failed(answering(410, { code: 'spreadsheet-gone' }))).toBe(say('book.turned-off-title'));
    expect(await failed(answering(410, { code: 'spreadsheet-expired' }))).toBe(say('book.expired-title'));
    expect(await failed(answering(429))).toBe(say('book.too-many-title'));
    expect(await failed(answering(503))).toBe(say('book.down-title'));
    const offline = async ({ page }: Visitor) => {
      await page.addInitScript("Object.defineProperty(navigator, 'onLine', { value: false })");
      await page.route('**/book', (route) => route.abort('internetdisconnected'));
    };
    expect(await failed(offline)).toBe(say('book.offline-title'));
  });
});
