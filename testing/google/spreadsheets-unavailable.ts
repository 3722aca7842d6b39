// Provokes the error of spreadsheets that Google does not make on a running server.
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Failure } from '#testing/server/visitor.ts';
import { GooglePlace } from './google-place.ts';

export async function spreadsheetsUnavailable(): Promise<Failure> {
  const google = await GooglePlace.start();
  // Asked for again to leave nothing behind.
  google.faults.push({ call: 'token', fault: '403' }, { call: 'token', fault: '403' });
  const dataDir = temporaryFolder();
  const server = await startTestServer({ databaseUrl: null, dataDir }, google.environment);
  try {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    return await visitor.failure('buildModel', { body: { template, isGoogleSheets: true } });
  } finally {
    await server.stop();
    await google.stop();
    removeFolder(dataDir);
  }
}
