// Waits until the app has been told who the visitor is, so that no call of a journey begins another session beside it.
import type { Visitor } from './journey.ts';

/** Of two sessions begun at once the browser keeps the one that was answered last, and refuses what was sent for the other. */
export async function awaitSession({ page }: Visitor): Promise<void> {
  if (!page.url().startsWith('http') || new URL(page.url()).pathname !== '/builder/') return;
  // What was answered stays in this list, also where the cookies are cleared afterwards.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((answered) => {
          if (answered.getEntries().some(({ name }) => new URL(name).pathname === '/api/user')) resolve();
        });
        observer.observe({ type: 'resource', buffered: true });
      }),
  );
}
