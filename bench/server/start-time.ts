// P10: from typing `npm start` on an installed, built tree to holding the first page and all it names.

import { startedServer } from '#testing/started-server.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const goalSeconds = 2;

async function fetchPage(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  const assets = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => new URL(path, address));
  await Promise.all(assets.map(async (asset) => (await fetch(asset)).arrayBuffer()));
}

async function secondsToFirstPage(): Promise<number> {
  const startMs = performance.now();
  const server = await startedServer('npm', ['start']);
  await fetchPage(server.address);
  const seconds = (performance.now() - startMs) / 1000;
  await server.stop();
  return seconds;
}

export const startTime: Measurement = async () => {
  // The first start may build; it is the second that must be quick.
  await secondsToFirstPage();
  const seconds = (await medians({ ours: secondsToFirstPage })).get('ours') ?? Number.NaN;
  return atMost('P10 npm start to first page, built before', seconds, 's', goalSeconds);
};
