// P8: when the largest thing on the first page is drawn for somebody who has never been there, also slowed down.
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const goals = { fullMs: 600, slowedMs: 2000 } as const;
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

let measured: Promise<ReadonlyMap<string, number>> | undefined;

async function both(): Promise<ReadonlyMap<string, number>> {
  const journey = await Journey.begin();
  try {
    // The server compiles what it answers with when it is first asked.
    await paintedMs(journey, 1);
    return await medians(
      { full: () => paintedMs(journey, 1), slowed: () => paintedMs(journey, slowdown) },
      rounds,
    );
  } finally {
    await journey.end();
  }
}

const painted = async (contender: 'full' | 'slowed'): Promise<number> => {
  measured ??= both();
  return (await measured).get(contender) ?? Number.NaN;
};

export const firstPaint: readonly Measurement[] = [
  async () => atMost('P8 largest paint of the first page', await painted('full'), 'ms', goals.fullMs),
  async () =>
    atMost(
      `P8 largest paint of the first page, processor slowed ${slowdown} times`,
      await painted('slowed'),
      'ms',
      goals.slowedMs,
    ),
];
