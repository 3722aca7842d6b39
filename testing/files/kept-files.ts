// The files that a server keeps, wherever it keeps them: their names, and losing one.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { withDatabase } from '#testing/server/people.ts';

const folderOf = (place: DatabaseLocation): string => join(place.dataDir, 'files');

export async function keptFileNames(place: DatabaseLocation): Promise<string[]> {
  const rows = await withDatabase({ place }, ({ query }) =>
    query.selectFrom('stored_file').select('name').execute(),
  );
  return [...readdirSync(folderOf(place)), ...rows.map(({ name }) => name)].sort();
}

/** As if somebody else had deleted it. */
export async function loseKeptFile(place: DatabaseLocation, name: string): Promise<void> {
  rmSync(join(folderOf(place), name), { force: true });
  await withDatabase({ place }, ({ query }) =>
    query.deleteFrom('stored_file').where('name', '=', name).execute(),
  );
}
