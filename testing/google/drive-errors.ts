// Provokes the errors of somebody's own drive on a running server: one that Google lets nobody into any more, is full, or is closed to others.
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson } from '#testing/server/people.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Failure } from '#testing/server/visitor.ts';
import { connectAt } from './at-consent.ts';
import { GooglePlace } from './google-place.ts';

const person = 'ada@example.com';

export const driveEnded = (): Promise<Failure> => failureOnce(({ tokens }) => tokens.withdrawConsent(person));

export const driveFull = (): Promise<Failure> => failureOnce(({ store }) => store.fullDrives.add(person));

export const driveNotShared = (): Promise<Failure> =>
  failureOnce(({ store }) => store.closedDrives.add(person));

async function failureOnce(happened: (google: GooglePlace) => void): Promise<Failure> {
  const google = await GooglePlace.start();
  const dataDir = temporaryFolder();
  const server = await startTestServer({ databaseUrl: null, dataDir }, google.drivesEnvironment);
  try {
    const { visitor } = await newPerson(server);
    await connectAt(visitor, { person });
    happened(google);
    const template = await visitor.call('getDefaultTemplate');
    return await visitor.failure('buildModel', { body: { template, isGoogleSheets: true } });
  } finally {
    await server.stop();
    await google.stop();
    removeFolder(dataDir);
  }
}
