// Tests that a template which the page has is not sent again, although no browser may store it.
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { fetchIfNewer } from './remote.ts';

const uuid = '4d1f7c1e-5a0c-4b7e-9d55-2f3a1c6f5b1e';
const template = defaultTemplate({ uuid, language: 'en', timestamp: 0, dateStart: '2027-01-01' });
let asked: Headers[];
let revision: number;

beforeEach(() => {
  asked = [];
  revision = 3;
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    const etag = `"${revision}"`;
    return asked.at(-1)?.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : Response.json(template, { headers: { etag } });
  });
  return () => vi.unstubAllGlobals();
});

it('says which revision it has, and takes a reply without content for none newer', async () => {
  expect(await fetchIfNewer(uuid, 3)).toBeNull();
  expect(asked.map((headers) => headers.get('if-none-match'))).toEqual(['"3"']);
});

it('reads a newer one', async () => {
  revision = 4;
  expect(await fetchIfNewer(uuid, 3)).toMatchObject({ revision: 4, template: { uuid } });
});
