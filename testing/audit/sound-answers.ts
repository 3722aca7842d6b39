// What every answer of the audit must be like, whatever it was given, and which one took longest.
import { expect } from 'vitest';
import type { Audit } from '#audit/audit.ts';

const mostWorkMs = 1000;

/** A short run says nothing of what may take long. */
const manyRuns = 1000;

/** No rule and nothing else failed: what cannot be checked has a reason that lies in the workbook. */
export function expectSound({ notChecked, score }: Audit, given: string): void {
  const failed = notChecked.filter(({ reason }) => reason.startsWith('The program failed'));
  expect([given, failed]).toEqual([given, []]);
  expect([given, score >= 0 && score <= 100]).toEqual([given, true]);
}

export class SlowestWork {
  private workMs = 0;
  private given = '';
  private count = 0;

  /** CPU time, which other processes do not lengthen; what was slow once because the program was still being compiled is tried again. */
  time(given: string, run: () => void): void {
    let workMs = this.measured(run);
    if (workMs >= mostWorkMs) workMs = Math.min(workMs, this.measured(run));
    this.count += 1;
    expect(workMs, given.slice(0, 500)).toBeLessThan(mostWorkMs);
    if (workMs <= this.workMs) return;
    this.workMs = workMs;
    this.given = given;
  }

  private measured(run: () => void): number {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }

  /** For whoever runs the long tests. */
  tell(what: string): void {
    if (this.count < manyRuns) return;
    const given = this.given.slice(0, 200);
    process.stdout.write(`${this.count} ${what}; the slowest took ${Math.round(this.workMs)} ms: ${given}\n`);
  }
}
