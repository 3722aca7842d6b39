// Checks that no acknowledged save is lost, whatever is killed while twenty visitors save.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { createCluster } from '#testing/postgres/cluster.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { SavingVisitor } from './saving-visitor.ts';

const rounds = effort.kills;
const visitorCount = 20;
/** Of them, one in so many saves a long template. */
const longEvery = 5;
const noLimits = {
  ...{ SAVES_PER_MINUTE: '0', READS_PER_MINUTE: '0', NEW_VISITORS_PER_MINUTE: '0', WORK_PER_MINUTE: '0' },
  // All versions of a few minutes are kept.
  ...{ MAX_KEPT_MB_IF_NOT_SIGNED_IN: '100000', MAX_KEPT_MB_PER_NETWORK: '0', MAX_KEPT_MB_OF_VISITORS: '0' },
};
const retryDelayMs = 20;

vi.setConfig({ testTimeout: searchTimeoutMs });

/** Lets everyone save, and breaks things after a random number of acknowledged saves. */
async function saveUntil(
  visitors: readonly SavingVisitor[],
  origin: string,
  random: Random,
  crash: () => void,
) {
  let savesLeft = wholeNumber(random, 1, 8 * visitorCount);
  const onSaved = () => {
    savesLeft -= 1;
    if (savesLeft === 0) crash();
  };
  await Promise.all(visitors.map((visitor) => visitor.saveUntilFailure(origin, onSaved)));
}

async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await pause(retryDelayMs);
}

async function findLosses(visitors: readonly SavingVisitor[], origin: string): Promise<string[]> {
  const found = await Promise.all(visitors.map((visitor) => visitor.findLoss(origin)));
  return found.filter((loss) => loss !== null);
}

const acknowledgedBy = (visitors: readonly SavingVisitor[]): number =>
  visitors.reduce((sum, visitor) => sum + visitor.acknowledged.revision, 0);

async function createVisitors(origin: string): Promise<SavingVisitor[]> {
  return Promise.all(
    Array.from({ length: visitorCount }, (_, index) => SavingVisitor.create(origin, index % longEvery === 0)),
  );
}

test('SQLite: the server is killed', async () => {
  const random = seededRandom(seed);
  const environment = { ...noLimits, DATA_DIR: temporaryFolder() };
  let server = startServerProcess(environment);
  const visitors = await createVisitors(await server.origin);
  for (let round = 1; round <= rounds; round += 1) {
    await saveUntil(visitors, await server.origin, random, () => server.child.kill('SIGKILL'));
    await server.ended;
    server = startServerProcess(environment);
    expect(await findLosses(visitors, await server.origin), `round ${round}`).toEqual([]);
  }
  expect(acknowledgedBy(visitors)).toBeGreaterThan(rounds);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  removeFolder(environment.DATA_DIR);
});

test('PostgreSQL: the server is killed, or the database, or both', async () => {
  const random = seededRandom(seed);
  const cluster = await createCluster();
  await cluster.start();
  const { url } = await freshDatabase(cluster.url);
  const environment = { ...noLimits, DATA_DIR: temporaryFolder(), DATABASE_URL: url };
  let server: ServerProcess = startServerProcess(environment);
  const visitors = await createVisitors(await server.origin);
  for (let round = 1; round <= rounds; round += 1) {
    const kind = wholeNumber(random, 1, 4);
    const [killsServer, killsDatabase] = [kind !== 4, kind >= 3];
    await saveUntil(visitors, await server.origin, random, () => {
      if (killsDatabase) cluster.kill();
      if (killsServer) server.child.kill('SIGKILL');
    });
    if (killsServer) await server.ended;
    if (killsDatabase) await cluster.kill();
    if (killsDatabase) await cluster.start();
    if (killsServer) server = startServerProcess(environment);
    await untilReady(await server.origin);
    expect(await findLosses(visitors, await server.origin), `round ${round}`).toEqual([]);
  }
  expect(acknowledgedBy(visitors)).toBeGreaterThan(rounds);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  await cluster.remove();
  removeFolder(environment.DATA_DIR);
});
