// The real server in a process of its own, which tests may stop, kill and start again.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { removeFolder } from './databases.ts';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The address it listens on; rejects with its output if it ends before. */
  readonly origin: Promise<string>;
  readonly ended: Promise<Ended>;
}

export interface ServerProgram {
  start(environment: Readonly<Record<string, string>>): ServerProcess;
  remove(): void;
}

const root = join(import.meta.dirname, '..', '..');

/** Bundled first, because a bundle starts in half the time of the sources. */
export async function bundleServer(): Promise<ServerProgram> {
  // Inside the repository, where the bundle finds its packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'test-server-'));
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'run-server.ts'),
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  });
  return {
    start: (environment) => startProcess(join(folder, 'server.js'), environment),
    remove: () => removeFolder(folder),
  };
}

function startProcess(program: string, environment: Readonly<Record<string, string>>): ServerProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const port = /^(?:Modelwright|The API) is at \S*?:(\d+)\//m.exec(stdout)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(({ code }) => reject(new Error(`the server ended with ${code}: ${stderr}`)));
  });
  // A test that only waits for the end never asks for the address.
  origin.catch(() => undefined);
  return { child, origin, ended };
}
