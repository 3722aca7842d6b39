// P7: the frames while a sheet of more than 400 rows and 69 columns is scrolled, and the longest task among them.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { largeTemplate } from '#testing/templates/large-template.ts';
import { atMost, type Measurement } from '../figure.ts';
import { onEditorPage, p95 } from './bench-page.ts';

export const goals = { frameMs: 33, taskMs: 100 } as const;
const slowdown = 4;
/** Price, quantity, sales and the blank line under them, for each. */
const serviceCount = 105;
const wheelPx = 240;
const wheelCount = 60;

export interface Scrolled {
  readonly framesMs: readonly number[];
  readonly tasksMs: readonly number[];
}

/** Down and back up again, as fast as a person turns a wheel. */
export async function scrolled(page: Page, grid: Locator): Promise<Scrolled> {
  const box = await grid.boundingBox();
  if (!box) throw new Error('There is no grid.');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2);
  const seen = watch(page);
  for (const way of [1, -1]) {
    for (let turn = 0; turn < wheelCount; turn += 1) await page.mouse.wheel(0, way * wheelPx);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('benched')));
  return seen;
}

const watch = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    () =>
      new Promise<Scrolled>((resolve) => {
        const framesMs: number[] = [];
        const tasksMs: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasksMs.push(duration);
        }).observe({ type: 'longtask' });
        let beforeMs = performance.now();
        const frame = (nowMs: number) => {
          framesMs.push(nowMs - beforeMs);
          beforeMs = nowMs;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        window.addEventListener('benched', () => resolve({ framesMs, tasksMs }), { once: true });
      }),
  );

/** One run gives the two figures of its speed. */
function figuresAt(rate: number, how: string): readonly Measurement[] {
  let run: Promise<Scrolled> | undefined;
  const once = (): Promise<Scrolled> => {
    run ??= onEditorPage(largeTemplate(serviceCount, randomUUID()), rate, ({ page }) =>
      scrolled(page, page.locator('[data-active]').getByRole('grid')),
    );
    return run;
  };
  return [
    async () =>
      atMost(`P7 frames of scrolling${how}, p95`, p95((await once()).framesMs), 'ms', goals.frameMs),
    async () =>
      atMost(
        `P7 longest task of scrolling${how}`,
        Math.max(0, ...(await once()).tasksMs),
        'ms',
        goals.taskMs,
      ),
  ];
}

export const scrolling: readonly Measurement[] = [
  ...figuresAt(1, ''),
  ...figuresAt(slowdown, ', processor slowed 4 times'),
];
