// Views as somebody else: begun by a button, and shown in a tab of their own.
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Visitor } from '../journey.ts';

/** What happens in the tab of the view is in the `page` of the visitor that it returns. */
export async function beginView(operator: Visitor, button: Locator): Promise<Visitor> {
  const [page] = await Promise.all([operator.context.waitForEvent('page'), button.click()]);
  await bandOf(page).waitFor();
  return {
    ...operator,
    page,
    open: async (route) => {
      await page.goto(`${operator.home}#${route}`);
    },
  };
}

export const bandOf = (page: Page): Locator => page.locator('[data-view-band]');

/** What the browser itself keeps for a tab, whatever its page sees of that. */
export async function keptIn(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string[][]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const storageId = { securityOrigin: origin, isLocalStorage: storage === 'localStorage' };
  const { entries } = await session.send('DOMStorage.getDOMStorageItems', { storageId });
  await session.detach();
  return entries.sort();
}
