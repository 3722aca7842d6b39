// Runs a command of the built program beside a running server, as its operator does.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '..', '..', 'bin', 'modelwright.mjs');

/** Returns what it said. */
export async function runCommand(
  dataDir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  return stdout;
}
