// Tests that the local Google asks, grants and forgets as Google does, so that what it takes of ours says something.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, answerAt } from '#testing/google/at-consent.ts';
import { fileScope } from '#testing/google/consent-desk.ts';
import { GooglePlace } from '#testing/google/google-place.ts';
import { signInClient } from '#testing/google/service-account.ts';

const redirectUri = 'http://localhost:8080/api/user/drive/google/callback';
const verifier = 'v'.repeat(64);
const ada: Answer = { person: 'ada@example.com' };

let place: GooglePlace;
beforeAll(async () => {
  place = await GooglePlace.start();
});
afterAll(() => place.stop());

function question(change: Readonly<Record<string, string>> = {}): URL {
  const url = new URL('/o/oauth2/v2/auth', place.origin);
  const asked = {
    ...{ client_id: signInClient.client_id, redirect_uri: redirectUri, response_type: 'code' },
    ...{ scope: fileScope, access_type: 'offline', prompt: 'consent', state: 's'.repeat(32) },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  for (const [name, value] of Object.entries(asked)) if (value !== '') url.searchParams.set(name, value);
  return url;
}

const codeOf = async (answer: Answer): Promise<string> =>
  new URL(await answerAt(question().href, answer), redirectUri).searchParams.get('code') ?? '';

async function token(change: Readonly<Record<string, string>>) {
  const form = { ...signInClient, redirect_uri: redirectUri, code_verifier: verifier, ...change };
  const response = await fetch(`${place.origin}/token`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, ...(await response.json()) };
}
const exchange = (code: string, change: Readonly<Record<string, string>> = {}) =>
  token({ grant_type: 'authorization_code', code, ...change });
const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });

const asOf = (access: string, method: string, path: string) =>
  fetch(place.origin + path, { method, headers: { authorization: `Bearer ${access}` } });

test.each([
  { client_id: 'another' },
  { redirect_uri: 'https://evil.example.com/api/user/drive/google/callback' },
  { redirect_uri: 'http://localhost:8080/api/user/auth/google/callback' },
  { scope: 'https://www.googleapis.com/auth/drive' },
  { access_type: '' },
  { prompt: '' },
  { state: '' },
  { code_challenge: '' },
  { code_challenge_method: 'plain' },
  { login: 'x' },
])('a question with %j is none', async (change) => {
  expect((await fetch(question(change))).status).toBe(400);
});

test('a code is good once, with its verifier and address, for the client that asked', async () => {
  expect(await exchange(await codeOf(ada), { client_secret: 'x' })).toMatchObject({
    ...{ status: 401, error: 'invalid_client' },
  });
  for (const change of [{ code_verifier: 'x' }, { redirect_uri: 'http://localhost:1/' }]) {
    expect((await exchange(await codeOf(ada), change)).status).toBe(400);
  }
  const code = await codeOf(ada);
  const granted = await exchange(code);
  expect(granted).toMatchObject({ status: 200, scope: fileScope, token_type: 'Bearer' });
  expect(granted.refresh_token).toMatch(/^1\/\/0/);
  expect(await exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
});

test('what is taken away or cancelled is not granted', async () => {
  expect((await exchange(await codeOf({ ...ada, isUnticked: true }))).scope).toBe('');
  const back = await answerAt(question().href, { ...ada, isCancelled: true });
  expect(Object.fromEntries(new URL(back, redirectUri).searchParams)).toEqual({
    ...{ state: 's'.repeat(32), error: 'access_denied' },
  });
});

test('a client sees its own files in the drives of those who agreed, and nothing else of them', async () => {
  const { access_token: access } = await exchange(await codeOf(ada));
  const file = (id: string, owner: string, client: string | null) =>
    place.store.files.set(id, {
      ...{ id, name: id, createdTime: '2026-01-01', appProperties: { modelwrightId: 'x' }, owner, client },
      ...{ isTrashed: id === 'thrown', copyRequiresWriterPermission: false, parents: ['root'] },
      ...{ permissions: [], sheets: [], settings: { locale: 'en_US', timeZone: 'UTC' }, updates: [] },
    });
  file('own', ada.person, signInClient.client_id);
  file('thrown', ada.person, signInClient.client_id);
  file('private', ada.person, null);
  file('others', 'eve@example.com', signInClient.client_id);
  const has = encodeURIComponent(
    "appProperties has { key='modelwrightId' and value='x' } and trashed = false",
  );
  const found = await (await asOf(access, 'GET', `/drive/v3/files?q=${has}&corpora=user`)).json();
  expect(found.files.map(({ id }: { id: string }) => id)).toEqual(['own']);
  for (const id of ['private', 'others']) {
    expect((await asOf(access, 'GET', `/drive/v3/files/${id}`)).status).toBe(404);
    expect((await asOf(access, 'DELETE', `/drive/v3/files/${id}`)).status).toBe(404);
    expect((await asOf(access, 'GET', `/v4/spreadsheets/${id}`)).status).toBe(404);
  }
  expect(await (await asOf(access, 'GET', '/drive/v3/files/thrown?fields=trashed')).json()).toEqual({
    trashed: true,
  });
  const permission = '/drive/v3/files/own/permissions/anyoneWithLink';
  expect((await asOf(access, 'DELETE', permission)).status).toBe(404);
  expect((await asOf(access, 'GET', '/drive/v3/about')).status).toBe(400);
});

test('taking one permission back ends all that the client has of that person', async () => {
  const [one, other] = [await exchange(await codeOf(ada)), await exchange(await codeOf(ada))];
  const eve = await exchange(await codeOf({ person: 'eve@example.com' }));
  const revoke = async () =>
    (await fetch(`${place.origin}/revoke?token=${encodeURIComponent(one.refresh_token)}`, { method: 'POST' }))
      .status;
  expect([await revoke(), await revoke()]).toEqual([200, 400]);
  expect(await refresh(other.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  expect((await asOf(other.access_token, 'GET', '/drive/v3/about?fields=user')).status).toBe(401);
  expect((await refresh(eve.refresh_token)).status).toBe(200);
});
