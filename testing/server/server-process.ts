// The real server in a process of its own, which tests may stop, kill and start again.
import { type ChildProcess, spawn } from 'node:child_process';
import type { ProgramName } from './bundle-programs.ts';
import { bundledProgram } from './bundled-programs.ts';

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

export function startServerProcess(
  environment: Readonly<Record<string, string>>,
  program: ProgramName = 'run-server',
): ServerProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [bundledProgram(program)], {
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', GALLERY_TEMPLATES: 'none', ...environment },
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
