// How long a single request holds the server's event loop at most, whatever it asks within the limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '#contract/paths.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { createCluster } from '#testing/postgres/cluster.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { newEmail, password, withDatabase } from '#testing/server/people.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { startedServer } from '#testing/started-server.ts';
import { atMost, type Measurement } from '../figure.ts';
import { shipped } from '../shipped.ts';
import { type CostlyRequest, costlyRequests } from './costly-requests.ts';
import { watchMachineStops } from './machine-stops.ts';
import { type Hold, MeasuredVisitor, rounds } from './measured-visitor.ts';

const goalMs = 25;

const noLimits = {
  READS_PER_MINUTE: '0',
  SAVES_PER_MINUTE: '0',
  BUILDS_PER_MINUTE: '0',
  WORK_PER_MINUTE: '0',
  NEW_VISITORS_PER_MINUTE: '0',
  SIGN_INS_PER_MINUTE: '0',
};

/** Someone who may make every call. */
async function newEditor(origin: URL, place: DatabaseLocation): Promise<Visitor> {
  const visitor = new Visitor(origin.href);
  await visitor.call('getUser');
  const email = newEmail();
  await visitor.call('register', { body: { email, password } });
  await withDatabase({ place }, (database) => grantRole({ database, clock: systemClock }, email, 'entitled'));
  return visitor;
}

async function holdsOnPostgres(): Promise<readonly Hold[]> {
  if (getPriority() > firstPriority) throw new Error('Only an administrator can measure on PostgreSQL too.');
  const cluster = await createCluster();
  try {
    await cluster.start();
    return await measureHolds((await freshDatabase(cluster.url)).url);
  } finally {
    await cluster.remove();
  }
}

async function measureHolds(databaseUrl: string | null): Promise<readonly Hold[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loop-hold-'));
  const socket = join(dataDir, 'probe');
  const probe = await shipped('server/loop-probe');
  const stops = await watchMachineStops();
  const server = await startedServer(process.execPath, ['--import', probe, 'scripts/start.mjs'], undefined, {
    ...noLimits,
    DATA_DIR: dataDir,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    LOOP_PROBE_SOCKET: socket,
  });
  // Whoever asks has a machine of their own, and takes no processor from the server.
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    const visitor = await newEditor(new URL('/', server.address), { databaseUrl, dataDir });
    const measured = new MeasuredVisitor(visitor, socket);
    await measureAll(visitor, measured);
    return measured.holds(stops);
  } finally {
    await stops.end();
    raisePriority();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const firstPriority = getPriority();

/** Only an administrator may. */
function raisePriority(): void {
  try {
    setPriority(firstPriority);
  } catch {
    // It stays.
  }
}

async function measureAll(visitor: Visitor, measured: MeasuredVisitor): Promise<void> {
  const template = await visitor.call('getDefaultTemplate');
  const id = template.uuid;
  await visitor.call('saveUserTemplate', { id, body: { template } });
  const { versions } = await visitor.call('listTemplateVersions', { id });
  const version = versions[0]?.version ?? '';
  for (const request of costlyRequests(template, version)) {
    const isDone = await measured.measure(request.name, request.shape, request.inputOf);
    if (request.name === 'saveUserTemplate' && isDone) await measureSaved(id, request, visitor, measured);
  }
  for (const name of [
    'getUser',
    'getGallery',
    'listDeletedTemplates',
    'listSessions',
    'exportUser',
  ] as const) {
    await measured.measure(name, 'after all that');
  }
  await measureLargeContents(visitor, measured);
}

/** What was saved is read and changed in every way. */
async function measureSaved(
  id: string,
  { shape, inputOf }: CostlyRequest,
  visitor: Visitor,
  measured: MeasuredVisitor,
): Promise<void> {
  const versionsNow = async () => (await visitor.call('listTemplateVersions', { id })).versions;
  const isDone = [
    await measured.measure('getUserTemplate', shape, () => ({ id })),
    await measured.measure('publishTemplate', `${shape}, saved`, (round) => ({
      body: { uuid: id, name: 'x', isPublished: round % 2 === 0 },
    })),
    await measured.measure('getGalleryTemplate', shape, () => ({ params: { templateId: id } })),
    await measured.measure('getTemplateVersion', shape, async () => ({
      id,
      params: { version: (await versionsNow())[0]?.version ?? '' },
    })),
    await measured.measure('restoreTemplateVersion', `${shape}, saved`, async () => {
      const [newest, before] = await versionsNow();
      const params = { version: before?.version ?? '' };
      return { id, params, body: { baseRevision: newest?.revision ?? 0 } };
    }),
  ];
  if (isDone.includes(false)) throw new Error(`What was saved with ${shape} could not be used.`);
  // Not every model can be built.
  await measured.measure('buildModel', `${shape}, saved`, async (round) => {
    const saved = await visitor.request('saveUserTemplate', inputOf(rounds + round));
    if (!saved.ok) throw new Error(`A save with ${shape} answered ${saved.status}.`);
    await saved.arrayBuffer();
    return { body: { templateId: id, isPreview: true } };
  });
}

/** What is done with many large templates at once. */
async function measureLargeContents(visitor: Visitor, measured: MeasuredVisitor): Promise<void> {
  const uuids = (await visitor.call('getUser')).templates.map(({ uuid }) => uuid);
  const some = Math.ceil(uuids.length / rounds);
  await measured.measureAll('many large templates', () => [
    { name: 'deleteUserTemplates', input: { body: uuids } },
    { name: 'restoreUserTemplates', input: { body: uuids } },
  ]);
  await visitor.call('deleteUserTemplates', { body: uuids });
  await measured.measure('emptyDeletedTemplates', 'many large templates', (round) => ({
    body: uuids.slice(round * some, (round + 1) * some),
  }));
  await measured.measureAll('three large templates', async () => {
    const email = newEmail();
    const person = await newFullVisitor(visitor.origin);
    await person.call('register', { body: { email, password } });
    const signingIn = await newFullVisitor(visitor.origin);
    return [
      { name: 'login', input: { body: { email, password } }, by: signingIn },
      { name: 'deleteUser', input: { body: { password } }, by: signingIn },
    ];
  });
}

/** With as much as somebody may have who is not signed in. */
async function newFullVisitor(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await visitor.call('getUser');
  for (let count = 0; count < 3; count += 1) {
    const template = await visitor.call('getDefaultTemplate');
    const body = { template: { ...template, ofTomorrow: 'x'.repeat(3_900_000) } };
    await visitor.call('saveUserTemplate', { id: template.uuid, body });
  }
  return visitor;
}

/** The calls that take, read or change whole templates, those that normalise texts, and all others. */
const kinds: Readonly<Record<string, readonly CallName[]>> = {
  'a copy': ['cloneTemplate'],
  'a publication': ['publishTemplate'],
  'a restored version': ['restoreTemplateVersion'],
  'a save': ['saveUserTemplate'],
  'a build': ['buildModel'],
  'a save to the gallery': ['saveToGallery'],
  'reading a template': ['getUserTemplate', 'getTemplateVersion', 'getGalleryTemplate'],
  'an export of one’s own data': ['exportUser'],
  settings: ['saveSettings'],
  'signing in': ['login', 'register', 'requestResetPassword'],
};
const named = new Set(Object.values(kinds).flat());

interface HoldMeasure {
  readonly what: string;
  readonly msOf: (hold: Hold) => number;
}

/** A request waits for a processor that others have, and for a machine that stands still, where it holds nobody itself. */
const measures: readonly HoldMeasure[] = [
  { what: 'P9 longest hold of the event loop by one request', msOf: ({ ms }) => ms },
  { what: 'P9 the same without what the machine took', msOf: ({ ownMs }) => ownMs },
];

type Figures = (kind: string, isOf: (name: CallName) => boolean) => readonly Measurement[];

/** All of one run. */
function figuresOf(run: () => Promise<readonly Hold[]>): Figures {
  let holds: Promise<readonly Hold[]> | undefined;
  return (kind, isOf) =>
    measures.map(({ what, msOf }) => async () => {
      holds ??= run();
      const ofKind = (await holds).filter(({ name }) => isOf(name));
      const longest = ofKind.toSorted((one, other) => msOf(other) - msOf(one))[0];
      const byClock = `${longest?.ms.toFixed(1)} ms by the clock, ${longest?.workMs.toFixed(1)} of them at work`;
      console.error(`${kind}: ${longest?.name} with ${longest?.shape}, whose longest hold is ${byClock}`);
      return atMost(`${what}: ${kind}`, longest ? msOf(longest) : Number.NaN, 'ms', goalMs);
    });
}

const onSqlite = figuresOf(() => measureHolds(null));

export const loopHoldFigures: readonly Measurement[] = [
  ...Object.entries(kinds).flatMap(([kind, names]) => onSqlite(kind, (name) => names.includes(name))),
  ...onSqlite('any other call', (name) => !named.has(name)),
  ...figuresOf(holdsOnPostgres)('any call, on PostgreSQL', () => true),
];
