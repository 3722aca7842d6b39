// Loads lazy code of the page; an unavailable server delays it but breaks nothing.
import { createStore } from 'zustand/vanilla';
import { withTexts } from '#web/i18n/complete-texts.ts';
import { fetchMissingStyles } from './missing-styles.ts';
import { markServerDown, onServerBack } from './server-health.ts';

/** A file replaced by a newer release never loads: then the page has to be reloaded. */
const mostTries = 3;

/** How many parts wait for the server to come back. */
export const awaitedParts = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export const loadLazily = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadWithRetries(() => withTexts(load));

/** For parts that may be shown before all texts are loaded. */
export async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries += 1) {
    try {
      const loaded = await load();
      await fetchMissingStyles();
      return loaded;
    } catch (error) {
      if (tries >= mostTries) throw error;
      await serverIsBack();
    }
  }
}

function serverIsBack(): Promise<void> {
  return new Promise((resolve) => {
    countAwaited(1);
    const stop = onServerBack(() => {
      stop();
      countAwaited(-1);
      resolve();
    });
    markServerDown();
  });
}

const countAwaited = (more: number): void => awaitedParts.setState(({ count }) => ({ count: count + more }));
