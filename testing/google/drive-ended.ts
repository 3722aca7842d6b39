// Provokes the error of a drive that Google lets nobody into any more on a running server.
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson } from '#testing/server/people.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Failure } from '#testing/server/visitor.ts';
import { connectAt } from './at-consent.ts';
import { GooglePlace } from './google-place.ts';

const person = 'ada@example.com';

export async function driveEnded(): Promise<Failure> {
  const google = await GooglePlace.start();
  const dataDir = temporaryFolder();
  const server = await startTestServer({ databaseUrl: null, dataDir }, google.drivesEnvironment);
  try {
    const { visitor } = await newPerson(server);
    await connectAt(visitor, { person });
    google.tokens.withdrawConsent(person);
    const template = await visitor.call('getDefaultTemplate');
    return await visitor.failure('buildModel', { body: { template, isGoogleSheets: true } });
  } finally {
    await server.stop();
    await google.stop();
    removeFolder(dataDir);
  }
}
