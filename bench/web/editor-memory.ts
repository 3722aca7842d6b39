// Whether a long session stays flat: what the page holds after a thousand changes, against after a hundred.
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { atMost, type Measurement } from '../figure.ts';

const [early, late] = [100, 1000];
const mostGrowth = 1.2;
const waitMs = 180_000;

/** What is still reached from somewhere, after everything else was thrown away. */
async function heldBytes({ page, context }: Visitor): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Into two fields by turns, so that each change is a step that can be undone. */
async function change({ page }: Visitor, ids: readonly string[], from: number, to: number): Promise<void> {
  await page.evaluate(
    async ([fields, first, end]) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (let turn = first; turn < end; turn += 1) {
        const field = document.getElementById(fields[turn % 2] ?? '');
        setValue?.call(field, String(turn + 1));
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((drawn) => setTimeout(drawn));
      }
    },
    [ids, from, to] as const,
  );
}

export const editorMemory: Measurement = async () => {
  const journey = await Journey.begin();
  try {
    const visitor = await journey.visitor();
    visitor.context.setDefaultTimeout(waitMs);
    const editor = await EditorPage.openNew(visitor);
    const fields = ['Price', 'Quantity'].map((name) => editor.field(name).getAttribute('id'));
    const ids = (await Promise.all(fields)).flatMap((id) => id ?? []);
    const held: number[] = [];
    for (const [from, to] of [[0, early] as const, [early, late] as const]) {
      await change(visitor, ids, from, to);
      await editor.waitForSaved();
      held.push(await heldBytes(visitor));
    }
    const [first = Number.NaN, last = Number.NaN] = held;
    const name = 'editor memory after 1,000 changes, in times of after 100';
    return atMost(name, last / first, 'times', mostGrowth);
  } finally {
    await journey.end();
  }
};
