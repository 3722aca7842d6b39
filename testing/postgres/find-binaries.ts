// Finds PostgreSQL's own programs, or explains in one line how to install them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

export function findBinaries(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = newestFirst.map((version) => join(debianFolder, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const found = [...folders, ...onPath].find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'The tests need PostgreSQL: apt-get install -y postgresql, or give a server in TEST_DATABASE_URL.',
  );
}
