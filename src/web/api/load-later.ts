// Fetches a part of the page's code that is wanted later; a server that is away for a while delays it and breaks nothing.
import { withTexts } from '#web/i18n/complete-texts.ts';
import { markServerDown, onServerBack } from './server-health.ts';

/** A file that a newer release has replaced never comes: then the page has to be loaded anew. */
const mostTries = 3;

export async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTexts(load);
    } catch (error) {
      if (tries >= mostTries) throw error;
      await serverIsBack();
    }
  }
}

function serverIsBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onServerBack(() => {
      stop();
      resolve();
    });
    markServerDown();
  });
}
