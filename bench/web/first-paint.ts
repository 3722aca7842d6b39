// P8: when the largest thing on the first page is drawn for somebody who has never been there, also slowed down; beside it a bare page of the same server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { atMost, atMostTimes, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const goals = { fullMs: 600, slowedMs: 2000, timesBare: 2 } as const;
const slowdown = 4;
const rounds = 7;

/** Nothing is kept from one visitor to the next, neither files nor compiled scripts. */
async function paintedMs(journey: Journey, rate: number): Promise<number> {
  const visitor = await journey.visitor();
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await visitor.page.addInitScript('globalThis.__name = (made) => made;');
  await visitor.open('/');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const ms = await largestPaintMs(visitor);
  await visitor.context.close();
  return ms;
}

const largestPaintMs = ({ page }: Visitor): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const bare = '<!doctype html><html lang="en"><title>Bare</title><h1>A page of one heading</h1></html>';

/** In turn with a page of one heading, which the same program serves from a folder of its own. */
async function all(): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-page-'));
  writeFileSync(join(folder, 'index.html'), bare);
  const journeys = [await Journey.begin(), await Journey.beginAlone({ WEB_DIR: folder })] as const;
  const [ours, peers] = journeys;
  try {
    // A server compiles what it answers with when it is first asked.
    for (const journey of journeys) await paintedMs(journey, 1);
    return await medians(
      {
        full: () => paintedMs(ours, 1),
        slowed: () => paintedMs(ours, slowdown),
        bare: () => paintedMs(peers, 1),
      },
      rounds,
    );
  } finally {
    await Promise.all(journeys.map((journey) => journey.end()));
    rmSync(folder, { recursive: true });
  }
}

type Contender = 'full' | 'slowed' | 'bare';

let measured: Promise<ReadonlyMap<string, number>> | undefined;

const painted = async (contender: Contender): Promise<number> => {
  measured ??= all();
  return (await measured).get(contender) ?? Number.NaN;
};

export const firstPaint: readonly Measurement[] = [
  async () => atMost('P8 largest paint of the first page', await painted('full'), 'ms', goals.fullMs),
  async () => {
    const peer = { name: 'a page of one heading from the same server', value: await painted('bare') };
    const name = 'P8 largest paint of the first page beside a bare page';
    return atMostTimes(name, await painted('full'), 'ms', peer, goals.timesBare);
  },
  async () => {
    const name = `P8 largest paint of the first page, processor slowed ${slowdown} times`;
    return atMost(name, await painted('slowed'), 'ms', goals.slowedMs);
  },
];
