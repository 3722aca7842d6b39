// Visitors on their way through the mock provider, in steps that a test may hold up, repeat or spoil.

import type { Visitor } from '../server/visitor.ts';
import type { MockProvider } from './mock-provider.ts';

export const googleClient = { id: 'modelwright', secret: 'the-secret-of-this-client' };

export const googleEnvironment = ({ issuer }: Pick<MockProvider, 'issuer'>) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: googleClient.id,
  GOOGLE_CLIENT_SECRET: googleClient.secret,
});

/** To the provider and as far as its answer: gives the address that the browser is sent back to. */
export async function goToGoogle(visitor: Visitor, returnTo = '/'): Promise<string> {
  const away = await visitor.request('startGoogleSignIn', { query: { returnTo } });
  const answer = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Gives the address that the browser ends at. */
export async function comeBack(visitor: Visitor, back: string): Promise<string | null> {
  const end = await visitor.fetch(back);
  return end.headers.get('location');
}

export const signInAtGoogle = async (visitor: Visitor, returnTo = '/'): Promise<string | null> =>
  comeBack(visitor, await goToGoogle(visitor, returnTo));

/** What Google says of Ada, whose address it has made sure of. */
export const ada = {
  sub: 'ada-1815',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Lovelace',
  given_name: 'Ada',
  family_name: 'Lovelace',
  picture: 'https://photos.example.com/ada.png',
};
