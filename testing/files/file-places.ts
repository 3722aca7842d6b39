// Every place that files can be kept in, empty, for the tests that all of them must pass.
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Files } from '#server/ports/files/files.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import { databaseFiles } from '#server/ports/shared-files/database-files.ts';
import { s3Files } from '#server/ports/shared-files/s3-files.ts';
import { S3Place } from '#testing/s3/s3-place.ts';
import { type DatabaseKind, databases, removeFolder, temporaryFolder } from '#testing/server/databases.ts';

export interface EmptyFilePlace {
  readonly files: Files;
  remove(): Promise<void>;
}

export interface FilePlace {
  readonly place: string;
  create(): Promise<EmptyFilePlace>;
}

/** So few that a few files take several rounds. */
const listedAtOnce = 4;

const folder: FilePlace = {
  place: 'a folder',
  create: async () => {
    const path = temporaryFolder();
    return { files: await folderFiles(path), remove: async () => removeFolder(path) };
  },
};

const inDatabase = ({ kind, createDatabase }: DatabaseKind): FilePlace => ({
  place: kind,
  create: async () => {
    const place = await createDatabase();
    const database = await openDatabase(place, systemClock, () => undefined);
    const remove = async () => {
      await database.close();
      await place.remove();
    };
    return { files: databaseFiles(database, systemClock, listedAtOnce), remove };
  },
});

const inStore: FilePlace = {
  place: 'an S3-compatible store',
  create: async () => {
    const store = await S3Place.start();
    const { filesS3 } = readConfiguration(store.environment);
    if (filesS3 === null) throw new Error('the store is configured');
    return { files: s3Files(filesS3, listedAtOnce), remove: () => store.stop() };
  },
};

export const filePlaces: readonly FilePlace[] = [folder, ...databases.map(inDatabase), inStore];
