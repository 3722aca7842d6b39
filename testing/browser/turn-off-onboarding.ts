// Keeps new templates from asking what the business is, for journeys that are not about that.
import type { BrowserContext } from 'playwright-core';
import type { Visitor } from './journey.ts';

const turnedOff = new WeakSet<BrowserContext>();

/** A page that is open already is loaded anew, for it knows the settings from before. */
export async function turnOffOnboarding({ server, language, context, page }: Visitor): Promise<void> {
  if (turnedOff.has(context)) return;
  turnedOff.add(context);
  const { origin } = new URL(server.page);
  // The first request makes the visitor, in the language that it asks for.
  await context.request.get(`${origin}/api/user`, { headers: { 'accept-language': language } });
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await context.request.post(`${origin}/api/user/settings`, {
    data: { showOnboarding: false },
    headers: { origin, 'x-xsrf-token': decodeURIComponent(token) },
  });
  if (!response.ok()) throw new Error(`The settings were answered with ${response.status()}.`);
  if (page.url().startsWith(origin)) await page.reload();
}
