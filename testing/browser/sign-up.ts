// Creates an account for the visitor, or signs in, through the API, for journeys that are about something else.
import { awaitSession } from './await-session.ts';
import type { Visitor } from './journey.ts';

export const journeyPassword = 'correct horse battery';

let people = 0;

/** Returns the address of the account; the current page learns of it after a reload. */
export async function signUp(visitor: Visitor): Promise<string> {
  people += 1;
  const email = `walker-${process.pid}-${people}@example.com`;
  await send(visitor, 'register', email);
  return email;
}

/** With the password of those who sign up above; the current page learns of it after a reload. */
export const signIn = (visitor: Visitor, email: string): Promise<void> => send(visitor, 'login', email);

async function send(visitor: Visitor, what: 'register' | 'login', email: string): Promise<void> {
  await awaitSession(visitor);
  const status = await visitor.page.evaluate(
    async ([address, body]) => {
      await fetch('/api/user');
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(address, request)).status;
    },
    [`/api/user/${what}`, { email, password: journeyPassword }] as const,
  );
  if (status !== 200) throw new Error(`The call ${what} was answered with ${status}.`);
}
