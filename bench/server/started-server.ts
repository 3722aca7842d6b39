// A server started the way a person starts it, on a free port and with a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

export interface StartedServer {
  readonly pid: number;
  /** Where the page is, such as http://localhost:40123/builder/. */
  readonly address: string;
  stop(): Promise<void>;
}

export async function startServer(command: string, args: readonly string[]): Promise<StartedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /https?:\/\/\S+\/builder\//.exec(line) ?? [];
    if (address !== undefined && child.pid !== undefined) return { pid: child.pid, address, stop };
  }
  await stop();
  throw new Error('The server ended before it said where it is.');
}
