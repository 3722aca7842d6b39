// Stands between the page and the worker that makes models: leaves out what a section should have, or keeps silent.
import type { Page } from 'playwright-core';

const workerFile = /\/generator-worker[^/]*\.js(\?.*)?$/;
const isReal = (url: string): boolean => url.endsWith('?real');

/** What the worker answers goes through `alter`, the body of a function of the reply; null swallows it. */
async function alterReplies(page: Page, alter: string): Promise<void> {
  await page.route(workerFile, (route) => {
    const url = route.request().url();
    if (isReal(url)) return route.continue();
    const body = `import '${url}?real';
      const post = self.postMessage.bind(self);
      const alter = (reply) => { ${alter} };
      self.postMessage = (reply) => { const altered = alter(reply); if (altered !== null) post(altered); };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** As if nothing were known for these sections. */
export const generateWithout = (page: Page, sections: readonly string[]): Promise<void> =>
  alterReplies(
    page,
    `const held = reply.answer?.template?.data.divisions[0].sectionResources ?? {};
     for (const id of ${JSON.stringify(sections)}) delete held[id];
     return reply;`,
  );

/** Models are never made; lines are still understood. */
export const neverGenerate = (page: Page): Promise<void> =>
  alterReplies(page, 'return reply.answer?.template ? null : reply;');

/** Neither the worker nor what would do its work on the page can be loaded. */
export async function withoutGenerator(page: Page): Promise<void> {
  await page.route(workerFile, (route) => route.abort());
  await page.route(/\/answer-[^/]*\.js$/, (route) => route.abort());
}

export async function generateAgain(page: Page): Promise<void> {
  await page.unroute(workerFile);
  await page.unroute(/\/answer-[^/]*\.js$/);
}
