// How much memory a process has, where the system tells.
import { readFileSync } from 'node:fs';

/** 0 if the process is gone, or the system has no such file. */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
