// Starts another process that migrates a database, and returns how it ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { bundledProgram } from './bundled-programs.ts';

export async function migrateInProcess({ databaseUrl, dataDir }: DatabaseLocation) {
  const place = JSON.stringify({ databaseUrl, dataDir });
  const child = spawn(process.execPath, [bundledProgram('migrate-process'), place], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}
