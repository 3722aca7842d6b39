// A server that makes spreadsheets behind links and is killed over and over, with one visitor who asks again each time.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { connectAt } from '#testing/google/at-consent.ts';
import type { TestDatabase } from '#testing/server/databases.ts';
import { newEmail, password } from '#testing/server/people.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { Visitor } from '#testing/server/visitor.ts';
import type { Death } from './shop.ts';

/** Whoever starts after a kill finds that the try of the killed server is over. */
const longerThanLeaseMs = 61_000;

export class SpreadsheetMaker {
  readonly #place: TestDatabase;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #database: Database;
  #server: ServerProcess;
  #aheadMs = 0;
  #cookies: Visitor['cookies'] = new Map();

  private constructor(
    place: TestDatabase,
    environment: Readonly<Record<string, string>>,
    database: Database,
  ) {
    this.#place = place;
    this.#environment = environment;
    this.#database = database;
    this.#server = this.#spawn(null);
  }

  static async open(
    place: TestDatabase,
    environment: Readonly<Record<string, string>>,
  ): Promise<SpreadsheetMaker> {
    const database = await openDatabase(place, systemClock, () => undefined);
    const maker = new SpreadsheetMaker(place, environment, database);
    const visitor = new Visitor(await maker.origin);
    await visitor.call('getUser');
    maker.#cookies = visitor.cookies;
    return maker;
  }

  get origin(): Promise<string> {
    return this.#server.origin;
  }

  /** The same one, at whichever address the server is now. */
  async visitor(): Promise<Visitor> {
    const visitor = new Visitor(await this.origin);
    for (const [name, value] of this.#cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  /** From here on the visitor has an account, and what they make is in the drive of that person. */
  async connectDrive(person: string): Promise<void> {
    const visitor = await this.visitor();
    await visitor.call('register', { body: { email: newEmail(), password } });
    const outcome = await connectAt(visitor, { person });
    if (!outcome?.includes('connected')) throw new Error(`not connected: ${outcome}`);
    this.#cookies = visitor.cookies;
  }

  /** The path and what follows it: the server's own address is another one after each start. */
  async ask(template: unknown): Promise<string> {
    const visitor = await this.visitor();
    const { data } = await visitor.call('buildModel', { body: { template, isGoogleSheets: true } });
    const url = new URL(data);
    return url.port === new URL(visitor.origin).port ? url.pathname : url.href;
  }

  /** Asks, and is left without an answer: the server dies of its own hand or of the one that is given. */
  async askInVain(template: unknown, kill?: () => Promise<void>): Promise<void> {
    const answer = this.ask(template).then(
      (url) => `answered ${url}`,
      () => null,
    );
    if (kill !== undefined) {
      await kill();
      await this.kill();
    }
    const said = await answer;
    if (said !== null) throw new Error(said);
    await this.#server.ended;
  }

  async kill(): Promise<void> {
    this.#server.child.kill('SIGKILL');
    await this.#server.ended;
  }

  async restart(death: Death | null, aheadMs: number = longerThanLeaseMs): Promise<void> {
    const { signal, stderr } = await this.#server.ended;
    if (signal !== 'SIGKILL') throw new Error(`the server ended by itself: ${stderr}`);
    this.#aheadMs += aheadMs;
    this.#server = this.#spawn(death);
    await this.#server.origin;
  }

  /** Those that are not over. */
  rows() {
    return this.#database.query
      .selectFrom('spreadsheet')
      .select(['id', 'url', 'made_at', 'made_by', 'external_id', 'provider'])
      .where('revoked_at', 'is', null)
      .execute();
  }

  /** Those of spreadsheets, finished or not. */
  fileNames(): string[] {
    const names = readdirSync(join(this.#place.dataDir), { recursive: true }).map(String);
    return names.filter((name) => /(?:^|\/)[^/]*sheet-[^/]*$/.test(name)).sort();
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#database.close();
    await this.#place.remove();
  }

  #spawn(death: Death | null): ServerProcess {
    const { dataDir, databaseUrl } = this.#place;
    const environment = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', BUILDS_PER_MINUTE: '0', WORK_PER_MINUTE: '0' },
      ...this.#environment,
      ...{ TEST_CLOCK_AHEAD_MS: String(this.#aheadMs), TEST_DIES_AT: death?.statement ?? '' },
      TEST_DIES_AFTER: String(death?.after ?? 0),
    };
    return startServerProcess(environment, 'run-mortal-server');
  }
}
