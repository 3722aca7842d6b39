// How long a single request holds the server's event loop at most, whatever it asks within the limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CallName } from '#contract/paths.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { newEmail, password, withDatabase } from '#testing/server/people.ts';
import { type CallInput, Visitor } from '#testing/server/visitor.ts';
import { startedServer } from '#testing/started-server.ts';
import { atMost, type Measurement } from '../figure.ts';
import { shipped } from '../shipped.ts';
import { costlyRequests } from './costly-requests.ts';

const goalMs = 25;
/** The machine does other things too, so the one in the middle counts. */
const rounds = 5;

const noLimits = {
  READS_PER_MINUTE: '0',
  SAVES_PER_MINUTE: '0',
  BUILDS_PER_MINUTE: '0',
  WORK_PER_MINUTE: '0',
  NEW_VISITORS_PER_MINUTE: '0',
  SIGN_INS_PER_MINUTE: '0',
};

interface HoldTime {
  readonly ms: number;
  /** Of it, how long the thread had a processor. */
  readonly workMs: number;
  /** And how long others had the one it waited for; the rest it waited for a disk, or all stood still. */
  readonly waitMs: number;
}

/** Those that were the longest by the clock, and without waiting for a processor. */
interface LongestHolds {
  readonly byClock: HoldTime;
  readonly unwaited: HoldTime;
}

interface Hold extends HoldTime {
  readonly name: CallName;
  readonly shape: string;
  /** Of the request's longest hold without it, which may be another one. */
  readonly unwaitedMs: number;
}

interface VisitorRequest {
  readonly name: CallName;
  readonly input: CallInput;
  /** Another one. */
  readonly by?: Visitor;
}

class MeasuredVisitor {
  readonly #visitor: Visitor;
  readonly #socket: string;
  readonly holds: Hold[] = [];

  constructor(visitor: Visitor, socket: string) {
    this.#visitor = visitor;
    this.#socket = socket;
  }

  async measure(name: CallName, shape: string, input: CallInput = {}): Promise<void> {
    await this.measureAll(shape, () => [{ name, input }]);
  }

  /** The requests of each round, one after the other. */
  async measureAll(
    shape: string,
    requestsOf: (round: number) => readonly VisitorRequest[] | Promise<readonly VisitorRequest[]>,
  ): Promise<void> {
    const times = new Map<CallName, LongestHolds[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, input, by = this.#visitor } of await requestsOf(round)) {
        await this.#longestHold();
        const response = await by.request(name, input);
        await response.arrayBuffer();
        times.set(name, [...(times.get(name) ?? []), await this.#longestHold()]);
      }
    }
    for (const [name, holds] of times) {
      const byClock = holds.map((hold) => hold.byClock);
      const unwaited = holds.map((hold) => unwaitedMs(hold.unwaited));
      const unwaitedMiddle = middleOf(unwaited, (ms) => ms);
      this.holds.push({ name, shape, ...middleOf(byClock, ({ ms }) => ms), unwaitedMs: unwaitedMiddle });
    }
  }

  /** Since it was last asked. */
  async #longestHold(): Promise<LongestHolds> {
    return JSON.parse(await text(connect(this.#socket)));
  }
}

const unwaitedMs = ({ ms, waitMs }: HoldTime): number => ms - waitMs;

function middleOf<Value>(values: readonly Value[], msOf: (value: Value) => number): Value {
  const middle = values.toSorted((one, other) => msOf(one) - msOf(other))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Someone who may make every call. */
async function newEditor(origin: URL, dataDir: string): Promise<Visitor> {
  const visitor = new Visitor(origin.href);
  await visitor.call('getUser');
  const email = newEmail();
  await visitor.call('register', { body: { email, password } });
  const place = { databaseUrl: null, dataDir };
  await withDatabase({ place }, (database) => grantRole({ database, clock: systemClock }, email, 'entitled'));
  return visitor;
}

async function measureHolds(): Promise<readonly Hold[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loop-hold-'));
  const socket = join(dataDir, 'probe');
  const probe = await shipped('server/loop-probe');
  const server = await startedServer(process.execPath, ['--import', probe, 'scripts/start.mjs'], undefined, {
    ...noLimits,
    DATA_DIR: dataDir,
    LOOP_PROBE_SOCKET: socket,
  });
  // Whoever asks has a machine of their own, and takes no processor from the server.
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    const visitor = await newEditor(new URL('/', server.address), dataDir);
    const measured = new MeasuredVisitor(visitor, socket);
    await measureAll(visitor, measured);
    return measured.holds;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(visitor: Visitor, measured: MeasuredVisitor): Promise<void> {
  const template = await visitor.call('getDefaultTemplate');
  const id = template.uuid;
  await visitor.call('saveUserTemplate', { id, body: { template } });
  const { versions } = await visitor.call('listTemplateVersions', { id });
  const version = versions[0]?.version ?? '';
  for (const { name, shape, input } of costlyRequests(template, version)) {
    await measured.measure(name, shape, input);
    if (name !== 'saveUserTemplate') continue;
    // What was saved is then read and changed in every way.
    await measured.measure('getUserTemplate', shape, { id });
    await measured.measure('buildModel', `${shape}, saved`, { body: { templateId: id, isPreview: true } });
    const publication = { uuid: id, name: 'x', isPublished: true };
    await measured.measure('publishTemplate', `${shape}, saved`, { body: publication });
    await measured.measure('getGalleryTemplate', shape, { params: { templateId: id } });
    const [newest] = (await visitor.call('listTemplateVersions', { id })).versions;
    const params = { version: newest?.version ?? '' };
    await measured.measure('getTemplateVersion', shape, { id, params });
    const body = { baseRevision: newest?.revision ?? 0 };
    await measured.measure('restoreTemplateVersion', `${shape}, saved`, { id, params, body });
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

/** What is done with many large templates at once. */
async function measureLargeContents(visitor: Visitor, measured: MeasuredVisitor): Promise<void> {
  const uuids = (await visitor.call('getUser')).templates.map(({ uuid }) => uuid);
  const some = Math.ceil(uuids.length / rounds);
  await measured.measureAll('many large templates', (round) => [
    { name: 'deleteUserTemplates', input: { body: uuids.slice(round * some) } },
    { name: 'restoreUserTemplates', input: { body: uuids.slice(round * some) } },
    { name: 'deleteUserTemplates', input: { body: uuids.slice(round * some, (round + 1) * some) } },
    { name: 'emptyDeletedTemplates', input: { body: uuids.slice(round * some, (round + 1) * some) } },
  ]);
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

/** On two processors a request waits behind the rest of the server and the machine even where it holds nobody. */
const measures: readonly HoldMeasure[] = [
  { what: 'P9 longest hold of the event loop by one request', msOf: ({ ms }) => ms },
  { what: 'P9 the same without waiting for a processor', msOf: (hold) => hold.unwaitedMs },
];

function figuresOf(run: () => Promise<readonly Hold[]>): readonly Measurement[] {
  let holds: Promise<readonly Hold[]> | undefined;
  const figures = (kind: string, isOf: (name: CallName) => boolean): readonly Measurement[] =>
    measures.map(({ what, msOf }) => async () => {
      holds ??= run();
      const ofKind = (await holds).filter(({ name }) => isOf(name));
      const longest = ofKind.toSorted((one, other) => msOf(other) - msOf(one))[0];
      const byClock = `${longest?.ms.toFixed(1)} ms by the clock, ${longest?.workMs.toFixed(1)} of them at work`;
      console.error(`${kind}: ${longest?.name} with ${longest?.shape}, whose longest hold is ${byClock}`);
      return atMost(`${what}: ${kind}`, longest ? msOf(longest) : Number.NaN, 'ms', goalMs);
    });
  return [
    ...Object.entries(kinds).flatMap(([kind, names]) => figures(kind, (name) => names.includes(name))),
    ...figures('any other call', (name) => !named.has(name)),
  ];
}

export const loopHoldFigures = figuresOf(measureHolds);
