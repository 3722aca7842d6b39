// Times one key press in a page: until what it changes was painted.
import type { Page } from 'playwright-core';

/** From the key event's own time to the frame in which something of what is watched has changed. */
export async function pressMs(page: Page, key: string, watched: string): Promise<number> {
  const pressed = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const target = document.querySelector(selector);
        if (!target) throw new Error(`There is no ${selector}.`);
        let startMs = 0;
        const watch = new MutationObserver(() => {
          watch.disconnect();
          // What is posted while a frame is made arrives right after it was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - startMs);
            port2.postMessage(null);
          });
        });
        const start = ({ timeStamp }: KeyboardEvent) => {
          startMs = timeStamp;
          watch.observe(target, { subtree: true, childList: true, characterData: true });
        };
        window.addEventListener('keydown', start, { capture: true, once: true });
        document.documentElement.dataset.benched = 'ready';
      }),
    watched,
  );
  await page.locator('[data-benched=ready]').waitFor({ state: 'attached' });
  await page.keyboard.press(key);
  const ms = await pressed;
  await page.evaluate(() => delete document.documentElement.dataset.benched);
  return ms;
}
