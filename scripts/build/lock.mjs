// Lets one process at a time build; the others wait, and step over the lock of a process that died.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from './root.mjs';

const lockFile = fromRoot('.cache', 'build.lock');
const retryMs = 100;

function take() {
  try {
    mkdirSync(fromRoot('.cache'), { recursive: true });
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function holder() {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Moved aside before it is removed, so that of two processes only one removes it.
 * @param {number} deadPid */
function clearAway(deadPid) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    const moved = Number(readFileSync(aside, 'utf8'));
    if (moved === deadPid) rmSync(aside);
    else renameSync(aside, lockFile);
  } catch {
    // Another process was quicker.
  }
}

/** @template T
 * @param {() => Promise<T>} work */
export async function withBuildLock(work) {
  while (!take()) {
    const pid = holder();
    if (pid > 0 && !isRunning(pid)) clearAway(pid);
    else await pause(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
