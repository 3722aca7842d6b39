// The browser and the server that all journeys of one worker share: started on first use, stopped with the worker or by stopShared.
import type { Browser } from 'playwright-core';
import { AppServer } from './app-server.ts';
import { launchBrowser } from './launch-browser.ts';

let browser: Promise<Browser> | undefined;
let server: Promise<AppServer> | undefined;
const shared = new WeakSet<object>();

/** A crashed browser fails the journey it was used by, and no later one. */
export function sharedBrowser(): Promise<Browser> {
  browser = (browser ?? launchBrowser()).then((last) => (last.isConnected() ? last : launchBrowser()));
  return browser;
}

export function sharedServer(): Promise<AppServer> {
  const start = async () => {
    const started = await new AppServer().start();
    shared.add(started);
    return started;
  };
  server = (server ?? start()).then((last) => (last.isRunning ? last : start()));
  return server;
}

/** What all visitors see, such as the gallery, must not change there. */
export const isShared = (some: object): boolean => shared.has(some);

/** A program that waits for nothing else ends only after this, such as a bench. */
export async function stopShared(): Promise<void> {
  const [lastBrowser, lastServer] = await Promise.all([browser, server]);
  browser = undefined;
  server = undefined;
  await Promise.all([lastBrowser?.close(), lastServer?.stop()]);
}
