// Starts another process that migrates a database, and returns how it ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseLocation } from '#server/database/open-database.ts';

const program = join(import.meta.dirname, 'migrate-process.ts');

export async function migrateInProcess({ databaseUrl, dataDir }: DatabaseLocation) {
  const place = JSON.stringify({ databaseUrl, dataDir });
  const child = spawn(process.execPath, ['--import', 'tsx', program, place], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}
