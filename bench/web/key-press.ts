// P6: from a key press in an assumption to the new numbers on the page, for the example over 60 months.
import type { Page } from 'playwright-core';
import type { Template } from '#template/template.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { atMost, type Measurement } from '../figure.ts';
import { onEditorPage, p95 } from './bench-page.ts';

const goals = { plainMs: 50, slowedMs: 200 } as const;
const slowdown = 4;
const pressCount = 60;
/** The first ones compile what all others run. */
const warmUpCount = 10;

function cafeOver60Months(): Template {
  const cafe = cafeTemplate();
  return { ...cafe, layout: { ...cafe.layout, cFcstColCount: 60 } };
}

/** From the key event's own time to the frame in which a number of the grid has changed. */
async function pressMs(page: Page, key: string): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const grid = document.querySelector('[data-active] [role=grid]');
        if (!grid) throw new Error('There is no grid.');
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
          watch.observe(grid, { subtree: true, childList: true, characterData: true });
        };
        window.addEventListener('keydown', start, { capture: true, once: true });
        document.documentElement.dataset.benched = 'ready';
      }),
  );
  await page.locator('[data-benched=ready]').waitFor({ state: 'attached' });
  await page.keyboard.press(key);
  const ms = await pressed;
  await page.evaluate(() => delete document.documentElement.dataset.benched);
  return ms;
}

const keyPresses = (rate: number): Promise<readonly number[]> =>
  onEditorPage(cafeOver60Months(), rate, async (visitor) => {
    const { page } = visitor;
    await new EditorPage(visitor).field('Price').focus();
    await page.keyboard.press('End');
    const times: number[] = [];
    for (let index = 0; index < warmUpCount + pressCount; index += 1) {
      const ms = await pressMs(page, index % 2 === 0 ? '5' : 'Backspace');
      if (index >= warmUpCount) times.push(ms);
    }
    return times;
  });

export const keyPress: Measurement = async () =>
  atMost('P6 key press to numbers, p95', p95(await keyPresses(1)), 'ms', goals.plainMs);

export const slowedKeyPress: Measurement = async () =>
  atMost(
    'P6 key press to numbers, processor slowed 4 times, p95',
    p95(await keyPresses(slowdown)),
    'ms',
    goals.slowedMs,
  );
