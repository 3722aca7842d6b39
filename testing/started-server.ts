// A server started the way a person starts it, on a free port and with a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface StartedServer {
  readonly pid: number;
  /** Where the page is, such as http://localhost:40123/builder/; before the pages are built, where the API is. */
  readonly address: string;
  /** What it printed before it named its address. */
  readonly printed: readonly string[];
  /** Asks it to stop; gives its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

export async function startedServer(
  command: string,
  args: readonly string[],
  cwd = join(import.meta.dirname, '..'),
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'started-'));
  const own = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async (signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => {
    child.kill(signal);
    const code = await ended;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /https?:\/\/\S+\/(?:builder|api\/docs)\//.exec(line) ?? [];
    if (address !== undefined && child.pid !== undefined) return { pid: child.pid, address, printed, stop };
    printed.push(line);
  }
  await stop();
  throw new Error(`The server ended before it said where it is; it printed:\n${printed.join('\n')}`);
}
