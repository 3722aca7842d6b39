// The server of one suite: started with an empty database before its tests, stopped and removed after them.
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseKind, TestDatabase } from './databases.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface SuiteServer extends Omit<TestServer, 'stop'> {
  readonly place: TestDatabase;
}

export function suiteServer(
  { createDatabase }: Pick<DatabaseKind, 'createDatabase'>,
  environment: Readonly<Record<string, string>> = {},
  more: Parameters<typeof startTestServer>[3] = {},
): SuiteServer {
  let started: { readonly place: TestDatabase; readonly server: TestServer } | undefined;
  beforeAll(async () => {
    const place = await createDatabase();
    started = { place, server: await startTestServer(place, environment, undefined, more) };
  });
  afterAll(async () => {
    await started?.server.stop();
    await started?.place.remove();
  });
  const running = () => {
    if (started === undefined) throw new Error('the server is there once the tests run');
    return started;
  };
  return {
    get place() {
      return running().place;
    },
    get origin() {
      return running().server.origin;
    },
    get clock() {
      return running().server.clock;
    },
    get log() {
      return running().server.log;
    },
    newVisitor: () => running().server.newVisitor(),
  };
}
