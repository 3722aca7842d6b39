// A1 to A21: what each list of operators takes with a hundred thousand users and five million entries of the log, on both
// databases, and how long it holds the server's event loop meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DatabaseLocation, openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { fillPostgres, fillSqlite } from '#testing/many-rows/fill-database.ts';
import type { Sizes } from '#testing/many-rows/fill-statements.ts';
import { createCluster } from '#testing/postgres/cluster.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { newOperator } from '#testing/server/operators.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { startedServer } from '#testing/started-server.ts';
import { atMost, type Figure, type Measurement } from '../figure.ts';
import type { ProbedHold } from '../server/loop-probe.ts';
import { shipped } from '../shipped.ts';
import { type AskedList, askedLists } from './asked-lists.ts';

const sizes: Sizes = { users: 100_000, templates: 300_000, entries: 5_000_000 };
const rounds = 5;
const holdGoalMs = 25;

interface Measured {
  readonly asked: AskedList;
  readonly ms: number;
}

interface AllMeasured {
  readonly lists: readonly Measured[];
  /** How long the thread that answers everybody was at work without a break, 99 of 100 times at most. */
  readonly holdMs: number;
}

async function measureOn(place: DatabaseLocation): Promise<AllMeasured> {
  await (await openDatabase(place, systemClock, () => undefined)).close();
  if (place.databaseUrl === null) fillSqlite(join(place.dataDir, sqliteFileName), sizes);
  else await fillPostgres(place.databaseUrl, sizes);
  const socket = join(place.dataDir, 'probe');
  const server = await startedServer(
    process.execPath,
    ['--import', await shipped('server/loop-probe'), 'scripts/start.mjs'],
    undefined,
    { ...environmentOf(place), LOOP_PROBE_SOCKET: socket },
  );
  try {
    const origin = new URL('/', server.address).href;
    const newVisitor = async () => {
      const visitor = new Visitor(origin);
      await visitor.call('getUser');
      return visitor;
    };
    const clock = { time: Date.now(), now: Date.now };
    const { visitor } = await newOperator({
      newVisitor,
      clock,
      place: { ...place, remove: async () => undefined },
    });
    const lists = await askedLists(visitor, sizes);
    await holdsSince(socket);
    const measured: Measured[] = [];
    for (const asked of lists) measured.push({ asked, ms: await medianOf(visitor, asked) });
    return { lists: measured, holdMs: p99((await holdsSince(socket)).map(({ workMs }) => workMs)) };
  } finally {
    await server.stop();
  }
}

const environmentOf = ({ databaseUrl, dataDir }: DatabaseLocation) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  READS_PER_MINUTE: '0',
  WORK_PER_MINUTE: '0',
  SIGN_INS_PER_MINUTE: '0',
  NEW_VISITORS_PER_MINUTE: '0',
});

async function medianOf(visitor: Visitor, { name, input }: AskedList): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const beganMs = performance.now();
    const response = await visitor.request(name, input);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    times.push(performance.now() - beganMs);
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}

const holdsSince = async (socket: string): Promise<readonly ProbedHold[]> =>
  JSON.parse(await text(connect(socket)));

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
}

async function onSqlite(): Promise<AllMeasured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-admin-'));
  try {
    return await measureOn({ databaseUrl: null, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<AllMeasured> {
  const cluster = await createCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-admin-'));
  try {
    await cluster.start();
    return await measureOn({ databaseUrl: (await freshDatabase(cluster.url)).url, dataDir });
  } finally {
    await cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One run gives all figures of a database. */
function figuresOf(database: string, run: () => Promise<AllMeasured>): readonly Measurement[] {
  let measured: Promise<AllMeasured> | undefined;
  const once = (): Promise<AllMeasured> => {
    measured ??= run();
    return measured;
  };
  const listFigure = async (index: number): Promise<Figure> => {
    const list = (await once()).lists[index];
    if (list === undefined) throw new Error('there are fewer lists');
    return atMost(`A${index + 1} ${list.asked.what} on ${database}`, list.ms, 'ms', list.asked.goalMs);
  };
  return [
    ...Array.from({ length: listCount }, (_, index) => () => listFigure(index)),
    async () =>
      atMost(
        `A${listCount + 1} event loop p99 meanwhile on ${database}`,
        (await once()).holdMs,
        'ms',
        holdGoalMs,
      ),
  ];
}

const listCount = 19;

export const adminFigures: readonly Measurement[] = [
  ...figuresOf('SQLite', onSqlite),
  ...figuresOf('PostgreSQL', onPostgres),
];
