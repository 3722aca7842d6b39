// Makes an account of the visitor by the server's own calls, for journeys that are not about signing up.
import type { Visitor } from './journey.ts';

export const journeyPassword = 'correct horse battery';

let people = 0;

/** Gives the address of the account; the page shown knows of it once it is loaded anew. */
export async function signUp({ page }: Visitor): Promise<string> {
  people += 1;
  const email = `walker-${process.pid}-${people}@example.com`;
  const credentials = { email, password: journeyPassword };
  const status = await page.evaluate(async (body) => {
    await fetch('/api/user');
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch('/api/user/register', request)).status;
  }, credentials);
  if (status !== 200) throw new Error(`Signing up was answered with ${status}.`);
  return email;
}
