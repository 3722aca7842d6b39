// Has the server draw a template's pictures, and gives up after a while; the console names the reason, as authors know it.

import type { Template } from '#template/template.ts';
import { call } from '#web/api/call.ts';

/** The server draws them sheet by sheet, and may have others to draw before. */
const mostWaitMs = 120_000;

/** As many as the call takes. */
const mostNameChars = 200;

export async function takeScreenshots(template: Template) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    console.log('Request timed out');
    controller.abort();
  }, mostWaitMs);
  const body = { templateName: template.name.slice(0, mostNameChars), spreadsheetId: '', template };
  try {
    return await call('getGoogleSheetsScreenshots', { body, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
