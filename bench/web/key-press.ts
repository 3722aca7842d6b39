// P6: from a key press in an assumption, in its field and in its cell, to the new numbers on the page, for the example over 60 months; beside it a bare page whose input echoes.
import type { Page } from 'playwright-core';
import type { Template } from '#template/template.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { atMost, atMostTimes, type Measurement } from '../figure.ts';
import { onEditorPage, p95 } from './bench-page.ts';
import { pressMs } from './press-ms.ts';

const goals = { plainMs: 50, slowedMs: 200, timesBare: 1.5 } as const;
const slowdown = 4;
const pressCount = 60;
/** The first ones compile what all others run. */
const warmUpCount = 10;

function cafeOver60Months(): Template {
  const cafe = cafeTemplate();
  return { ...cafe, layout: { ...cafe.layout, cFcstColCount: 60 } };
}

const grid = '[data-active] [role=grid]';

/** Of each press but the first ones; `next` says which key is pressed, and may get ready for it. */
async function timesOf(
  page: Page,
  watched: string,
  next: (index: number) => Promise<string> | string,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < warmUpCount + pressCount; index += 1) {
    const ms = await pressMs(page, await next(index), watched);
    if (index >= warmUpCount) times.push(ms);
  }
  return times;
}

async function inField(editor: EditorPage, page: Page): Promise<readonly number[]> {
  await editor.field('Price').focus();
  await page.keyboard.press('End');
  return timesOf(page, grid, (index) => (index % 2 === 0 ? '5' : 'Backspace'));
}

/** Of the key that ends typing; the cursor is on the row below then. */
async function inCell(editor: EditorPage, page: Page): Promise<readonly number[]> {
  await editor.firstPeriod('Price').click();
  await page.keyboard.press('ArrowDown');
  return timesOf(page, grid, async (index) => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(String(3 + (index % 5)));
    return 'Enter';
  });
}

async function onBarePage(editorPage: Page, rate: number): Promise<readonly number[]> {
  const page = await editorPage.context().newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.setContent('<script>globalThis.__name = (made) => made;</script><input><output></output>');
  await page.evaluate(() => {
    const [input, output] = [document.querySelector('input'), document.querySelector('output')];
    input?.addEventListener('input', () => output?.replaceChildren(input.value));
  });
  await page.locator('input').focus();
  const times = await timesOf(page, 'output', (index) => (index % 2 === 0 ? '5' : 'Backspace'));
  await page.close();
  return times;
}

interface Presses {
  readonly field: number;
  readonly cell: number;
  readonly bare: number;
}

const measurePresses = (rate: number): Promise<Presses> =>
  onEditorPage(cafeOver60Months(), rate, async (visitor) => {
    const { page } = visitor;
    const editor = new EditorPage(visitor);
    return {
      bare: p95(await onBarePage(page, rate)),
      field: p95(await inField(editor, page)),
      cell: p95(await inCell(editor, page)),
    };
  });

const measured = new Map<number, Promise<Presses>>();

function presses(rate: number): Promise<Presses> {
  const known = measured.get(rate) ?? measurePresses(rate);
  measured.set(rate, known);
  return known;
}

export const keyPresses: readonly Measurement[] = [
  async () =>
    atMost('P6 key press in a field to numbers, p95', (await presses(1)).field, 'ms', goals.plainMs),
  async () => atMost('P6 typed in a cell to numbers, p95', (await presses(1)).cell, 'ms', goals.plainMs),
  async () => {
    const { field, bare } = await presses(1);
    const peer = { name: 'a bare page whose input echoes', value: bare };
    return atMostTimes('P6 key press in a field beside a bare page, p95', field, 'ms', peer, goals.timesBare);
  },
  async () => {
    const { field } = await presses(slowdown);
    const name = `P6 key press in a field to numbers, processor slowed ${slowdown} times, p95`;
    return atMost(name, field, 'ms', goals.slowedMs);
  },
];
