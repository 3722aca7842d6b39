// Tests the page of a single gallery template: the app with the template embedded as data, under the same strict
// policy.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { buy, setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const webDir = temporaryFolder();
mkdirSync(webDir, { recursive: true });
const head =
  '<title>Modelwright</title><meta name="description" content="Build." /><script src="/builder/boot.js"></script>';
writeFileSync(
  join(webDir, 'index.html'),
  `<!doctype html><html><head>${head}</head><body><div id="root"></div></body></html>`,
);

const server = suiteServer(sqlite, { WEB_DIR: webDir });

async function savedInGallery(traits: Readonly<Record<string, unknown>>) {
  const { visitor, email } = await newPerson(server);
  await withDatabase(server, (database) => grantRole({ database, clock: server.clock }, email, 'entitled'));
  const template = { ...(await visitor.call('getDefaultTemplate')), ...traits };
  const { template: card } = await visitor.call('saveToGallery', { body: { template } });
  return { uuid: template.uuid, screenshots: card.screenshots };
}

const inGallery = async (traits: Readonly<Record<string, unknown>>) => (await savedInGallery(traits)).uuid;

const get = (path: string) => fetch(`${server.origin}/builder/static/${path}`);

test("the page contains the template, the languages and the template's name", async () => {
  const uuid = await inGallery({ name: 'Cafe', description: 'A small cafe' });
  const response = await get(uuid);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<title>Cafe · Modelwright</title>');
  expect(text).toContain('content="A small cafe"');
  const data = /<script type="application\/json" id="embedded-template">(.*)<\/script><div id="root">/.exec(
    text,
  );
  expect(JSON.parse(data?.[1] ?? '')).toMatchObject({
    templateId: uuid,
    template: { uuid, name: 'Cafe' },
    price: 0,
    languages: [
      { id: 'en', name: 'English' },
      { id: 'ru', name: 'Русский' },
    ],
  });
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

const dataOf = (text: string) => JSON.parse(/id="embedded-template">(.*?)<\/script>/.exec(text)?.[1] ?? '');

test('one with a price embeds its card until it is paid for, and no cache keeps either page', async () => {
  const told = { name: 'Hotel', description: 'By the sea', screenshots: ['a.png'] };
  const { uuid, screenshots } = await savedInGallery(told);
  // They are the server's own: what a document names is none of them.
  expect(screenshots.length).toBeGreaterThan(3);
  expect(screenshots).not.toContain('a.png');
  await setPrice(server, uuid, 4900);
  const { visitor, email } = await newPerson(server);
  const pageFor = async (asking: Promise<Response>) => {
    const response = await asking;
    expect(response.headers.get('cache-control')).toBe('no-store');
    return dataOf(await response.text());
  };
  const asked = () => pageFor(visitor.fetch(`/builder/static/${uuid}`));
  const offered = {
    ...{ templateId: uuid, template: null, price: 49, languages: expect.any(Array) },
    card: {
      ...{ templateId: uuid, name: 'Hotel', description: 'By the sea', language: 'en' },
      ...{ price: 49, higherPrice: null, screenshots },
    },
  };
  expect(await pageFor(get(uuid))).toEqual(offered);
  expect(await asked()).toEqual(offered);
  await buy(server, email, uuid);
  expect(await asked()).toMatchObject({ templateId: uuid, price: 49, template: { uuid, name: 'Hotel' } });
  expect(await pageFor(get(uuid))).toEqual(offered);
});

test('no text of a template can close its script element or be interpreted', async () => {
  const name = '</script><script>alert(1)</script> $& "q" &amp;';
  const text = await (await get(await inGallery({ name, description: '"><b>' }))).text();
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(text).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;q&quot; &amp;amp; · Modelwright</title>',
  );
  expect(text).toContain('content="&quot;&gt;&lt;b&gt;"');
  const data = /id="embedded-template">(.*?)<\/script>/.exec(text);
  expect(JSON.parse(data?.[1] ?? '').template.name).toBe(name);
});

test.each([randomUUID(), 'no-uuid', '%27--', 'index.html'])('%s gets a page that explains it', async (id) => {
  const response = await get(id);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain('There is no such template in the gallery.');
  expect(text).toContain('Такого шаблона в галерее нет.');
});

test('a private template is not shown', async () => {
  const { visitor } = await newPerson(server);
  const template = await visitor.call('getDefaultTemplate');
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  expect((await get(template.uuid)).status).toBe(404);
});
