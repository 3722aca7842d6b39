// A private PostgreSQL in a temporary folder, which tests may stop, kill and start again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeCertificate } from '#testing/tls/make-certificate.ts';
import { findBinaries } from './find-binaries.ts';
import { freePort } from './free-port.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

const startTimeoutMs = 60_000;
const retryDelayMs = 50;

export interface Cluster {
  /** Address of its maintenance database, from which others can be created. */
  readonly url: string;
  /** Of a cluster with TLS: signed by itself, for localhost; else empty. */
  readonly certificateFile: string;
  start(): Promise<void>;
  /** As if the power had failed for the database alone. */
  kill(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export async function createCluster({ isEncrypted = false } = {}): Promise<Cluster> {
  const binaries = findBinaries();
  const runAs = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'modelwright-postgres-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, {
    ...runAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const certificateFile = isEncrypted ? makeCertificate(data, runAs).certificateFile : '';
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    ...['-c', 'max_connections=200', '-c', `ssl=${isEncrypted ? 'on' : 'off'}`],
    // A killed process loses nothing that it wrote, whether the disk has it or not: only the machine could.
    ...['-c', 'fsync=off'],
  ];
  const launch = () =>
    spawn(join(binaries, 'postgres'), settings, {
      ...runAs,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
  let server: ChildProcess | null = null;
  return {
    url,
    certificateFile,
    start: async () => {
      server = await startUntilReady(launch, url);
    },
    kill: () => end(server, 'SIGKILL'),
    remove: async () => {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A killed server's children hold its memory for a moment, so the first start afterwards may have to be repeated. */
async function startUntilReady(launch: () => ChildProcess, url: string): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs;
  let server = launch();
  while (Date.now() < deadline) {
    if (server.exitCode !== null) server = launch();
    if (await isReady(url)) return server;
    await pause(retryDelayMs);
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start at ${url} within ${startTimeoutMs / 1000} s.`);
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function end(server: ChildProcess | null, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
