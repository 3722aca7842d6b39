// A page of the built product with a template open in the editor, at this machine's speed or slowed down.

import type { Template } from '#template/template.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

/** A slowdown of 1 is full speed. */
export async function onEditorPage<Result>(
  template: Template,
  slowdown: number,
  measure: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const journey = await Journey.beginAlone();
  try {
    const visitor = await journey.visitor();
    // What runs the sources directly wraps the functions that are sent to the page in this call.
    await visitor.page.addInitScript('globalThis.__name = (made) => made;');
    await visitor.open('/settings');
    await save(visitor, template);
    await visitor.open(`/template/${template.uuid}/`);
    await new EditorPage(visitor).field('Price').waitFor();
    await visitor.page.getByRole('row').nth(2).waitFor();
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(visitor);
  } finally {
    await journey.end();
  }
}

async function save({ page }: Visitor, template: Template): Promise<void> {
  await page.evaluate(
    async (body) => {
      await fetch('/api/user');
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
      const { uuid } = body.template;
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`/api/user/template/${uuid}`, request);
      if (!response.ok) throw new Error(`Saving was answered with ${response.status}.`);
    },
    { template, baseRevision: 0 },
  );
}

/** The value that all but one in twenty stay under. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}
