// The most memory this process has had at once.
import { readFileSync } from 'node:fs';

/** Where Linux tells it, of this program alone: its maxRSS starts at what the process that started it had. */
export function peakMemoryBytes(): number {
  const { platform, resourceUsage } = process;
  if (platform !== 'linux') return resourceUsage().maxRSS * 1024;
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
