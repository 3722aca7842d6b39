// Two hundred people at work: they save as they type, look at previews, and now and then take a workbook away.
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createCluster } from '#testing/postgres/cluster.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { startedServer } from '#testing/started-server.ts';

export interface Load {
  /** Replies that were no success, by what was asked. */
  readonly errors: readonly string[];
  readonly savesMs: readonly number[];
  readonly loopP99Ms: number;
}

const editorCount = 200;
const workMs = 20_000;
/** People type, think and read; a save every four seconds is a busy hour for all of them at once. */
const betweenSavesMs = 4000;
const savesPerPreview = 10;
const betweenBuildsMs = 1000;

const noLimits = {
  READS_PER_MINUTE: '0',
  SAVES_PER_MINUTE: '0',
  BUILDS_PER_MINUTE: '0',
  WORK_PER_MINUTE: '0',
  NEW_VISITORS_PER_MINUTE: '0',
};

const metricsToken = randomUUID();

interface TimedAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** As little work as a client can do, since it shares the machine with the server. */
class Editor {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';
  #xsrf = '';
  #revision = 0;
  #template: { uuid: string; name: string } = { uuid: '', name: '' };
  readonly errors: string[] = [];
  readonly savesMs: number[] = [];

  constructor(origin: URL) {
    this.#origin = origin;
  }

  async begin(): Promise<void> {
    const { cookies } = await this.#ask('GET', '/api/user');
    const pairs = cookies.map((line) => line.split(';', 1)[0] ?? '');
    this.#cookie = pairs.join('; ');
    this.#xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
    this.#template = JSON.parse((await this.#ask('GET', '/api/template/default')).text);
    await this.save();
    this.savesMs.length = 0;
  }

  async save(): Promise<void> {
    const template = { ...this.#template, name: `Coffee ${this.#revision}` };
    const body = JSON.stringify({ template, baseRevision: this.#revision });
    const startMs = performance.now();
    const { status } = await this.#ask('POST', `/api/user/template/${template.uuid}`, body);
    this.savesMs.push(performance.now() - startMs);
    if (status === 200) this.#revision += 1;
  }

  async preview(): Promise<void> {
    await this.#build({ templateId: this.#template.uuid, isPreview: true });
  }

  async takeAway(): Promise<void> {
    await this.#build({ templateId: this.#template.uuid });
  }

  close(): void {
    this.#agent.destroy();
  }

  async #build(body: object): Promise<void> {
    await this.#ask('POST', '/api/model/build', JSON.stringify(body));
  }

  async #ask(method: string, path: string, body?: string): Promise<TimedAnswer> {
    const headers = {
      cookie: this.#cookie,
      'x-xsrf-token': this.#xsrf,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const answer = await new Promise<TimedAnswer>((resolve, reject) => {
      const asked = request(new URL(path, this.#origin), { method, headers, agent: this.#agent }, (reply) =>
        read(reply).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.end(body);
    });
    if (answer.status !== 200)
      this.errors.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer;
  }
}

async function read(reply: IncomingMessage): Promise<TimedAnswer> {
  const pieces: Buffer[] = [];
  for await (const piece of reply) pieces.push(piece);
  return {
    status: reply.statusCode ?? 0,
    text: Buffer.concat(pieces).toString(),
    cookies: reply.headers['set-cookie'] ?? [],
  };
}

/** Begins at its own moment of the first pause, so that the editors do not march in step. */
async function work(editor: Editor, share: number, untilMs: number): Promise<void> {
  await pause(share * betweenSavesMs);
  for (let saves = 1; performance.now() < untilMs; saves += 1) {
    await editor.save();
    if (saves % savesPerPreview === 0) await editor.preview();
    await pause(betweenSavesMs);
  }
}

async function loopP99Ms(origin: URL): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(new URL('/metrics', origin), { headers })).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000;
}

async function workAll(origin: URL): Promise<Load> {
  const editors = Array.from({ length: editorCount }, () => new Editor(origin));
  for (const editor of editors) await editor.begin();
  // Reading it begins it anew: the start is not measured.
  await loopP99Ms(origin);
  const untilMs = performance.now() + workMs;
  const buildNowAndThen = async (): Promise<void> => {
    for (let turn = 0; performance.now() < untilMs; turn += 1) {
      await editors[turn % editorCount]?.takeAway();
      await pause(betweenBuildsMs);
    }
  };
  await Promise.all([
    buildNowAndThen(),
    ...editors.map((editor, index) => work(editor, index / editorCount, untilMs)),
  ]);
  const lag = await loopP99Ms(origin);
  for (const editor of editors) editor.close();
  return {
    errors: editors.flatMap(({ errors }) => errors),
    savesMs: editors.flatMap(({ savesMs }) => savesMs),
    loopP99Ms: lag,
  };
}

async function loadWith(environment: Readonly<Record<string, string>>): Promise<Load> {
  const root = new URL('../..', import.meta.url).pathname;
  const server = await startedServer(process.execPath, ['scripts/start.mjs'], root, {
    ...noLimits,
    METRICS_TOKEN: metricsToken,
    ...environment,
  });
  try {
    return await workAll(new URL('/', server.address));
  } finally {
    await server.stop();
  }
}

export const loadOnSqlite = (): Promise<Load> => loadWith({});

export async function loadOnPostgres(): Promise<Load> {
  const cluster = await createCluster();
  await cluster.start();
  try {
    const { url } = await freshDatabase(cluster.url);
    return await loadWith({ DATABASE_URL: url });
  } finally {
    await cluster.remove();
  }
}
