// Starts the machine's Chromium for journeys; if there is none, explains in one line how to install it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The first has no windows to draw around the pages, and takes a quarter less of the machine. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find(existsSync);
  if (found === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  return found;
}

export function launchBrowser(): Promise<Browser> {
  // Scrollbars that take room, as on Windows, are where content is cut off first.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  return chromium.launch({ executablePath: findChromium(), args: flags, ignoreDefaultArgs });
}
