// Keeps new templates from asking about the business, for journeys that are not about that.
import { awaitSession } from './await-session.ts';
import type { Visitor } from './journey.ts';

interface Answered {
  readonly settings: { readonly showOnboarding: boolean };
}

/** Signing out creates a new visitor; an open page must be reloaded, because it has the settings from before. */
export async function turnOffOnboarding(visitor: Visitor): Promise<void> {
  await awaitSession(visitor);
  const { home, language, context, page } = visitor;
  const { origin } = new URL(home);
  // The first request creates the visitor, in the language that it requests.
  const user = await context.request.get(`${origin}/api/user`, { headers: { 'accept-language': language } });
  const { settings }: Answered = await user.json();
  if (!settings.showOnboarding) return;
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await context.request.post(`${origin}/api/user/settings`, {
    data: { showOnboarding: false },
    headers: { origin, 'x-xsrf-token': decodeURIComponent(token) },
  });
  if (!response.ok()) throw new Error(`The settings were answered with ${response.status()}.`);
  if (page.url().startsWith(origin)) await page.reload();
}
