// The real server in this process on a free port, with a clock that tests control and logs that they read.
import { Writable } from 'node:stream';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { type StartOptions, startServer } from '#server/main.ts';
import { Visitor } from './visitor.ts';

export interface TestServer {
  readonly origin: string;
  readonly clock: { time: number; now(): number };
  /** Every log line written so far. */
  readonly log: string[];
  /** A new visitor with a session of their own. */
  newVisitor(): Promise<Visitor>;
  stop(): Promise<void>;
}

const noLimits = {
  READS_PER_MINUTE: '0',
  SAVES_PER_MINUTE: '0',
  BUILDS_PER_MINUTE: '0',
  WORK_PER_MINUTE: '0',
  NEW_VISITORS_PER_MINUTE: '0',
  SIGN_INS_PER_MINUTE: '0',
  AI_REQUESTS_PER_MINUTE: '0',
  AI_REQUESTS_PER_MINUTE_OF_ALL: '0',
};

/**
 * In PostgreSQL the limits are counted by the machine's clock. To a server with an earlier one those counts would be
 * from the future, and its first sweep would delete them.
 */
const defaultTime = (environment: Readonly<Record<string, string>>): number =>
  Object.keys(noLimits).some((name) => name in environment) ? Date.now() : Date.UTC(2026, 0, 15, 12);

export async function startTestServer(
  place: DatabaseLocation,
  environment: Readonly<Record<string, string>> = {},
  time = defaultTime(environment),
  more: Pick<StartOptions, 'spreadsheets'> = {},
): Promise<TestServer> {
  const configuration = readConfiguration({
    ...noLimits,
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    LOG_LEVEL: 'debug',
    GALLERY_TEMPLATES: 'none',
    ...environment,
  });
  const log: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      log.push(String(chunk));
      done();
    },
  });
  const clock = { time, now: () => clock.time };
  const logger = createLogger(configuration.logLevel, destination);
  const server = await startServer(configuration, { logger, clock, ...more });
  // What a test does to the clock must not reach the sweep of the start, which a busy machine may delay.
  await server.swept;
  const origin = `http://127.0.0.1:${server.port}`;
  const newVisitor = async () => {
    const visitor = new Visitor(origin);
    await visitor.call('getUser');
    return visitor;
  };
  return { origin, clock, log, newVisitor, stop: server.stop };
}
