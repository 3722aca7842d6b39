// Creates an account for the visitor through the API, for journeys that are not about signing up.
import type { Visitor } from './journey.ts';

export const journeyPassword = 'correct horse battery';

let people = 0;

/** Returns the address of the account; the current page learns of it after a reload. */
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
