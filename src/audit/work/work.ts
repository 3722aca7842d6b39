// Counts the work that a file causes; whoever asks for more than is left is stopped.
import { defaultWorkLimits, type WorkLimits } from './work-limits.ts';

/** Thrown where a share of the work is used up; whoever handed out the share catches it. */
export class WorkSpent extends Error {}

export class Work {
  readonly limits: WorkLimits;
  /** Steps taken so far. */
  spent = 0;
  /** Where the share that is in use ends. */
  private end: number;

  constructor(limits: Partial<WorkLimits> = {}) {
    this.limits = { ...defaultWorkLimits, ...limits };
    this.end = this.limits.steps;
  }

  /** How many steps the share that is in use has left. */
  get left(): number {
    return Math.max(0, this.end - this.spent);
  }

  spend(steps: number): void {
    this.spent += steps;
    if (this.spent > this.end) throw new WorkSpent('more work than an audit takes on');
  }

  /** Steps already taken by someone with a limit of their own; whoever spends next is stopped. */
  add(steps: number): void {
    this.spent += steps;
  }

  /** Does something that may take so many steps of what is left. */
  within<Result>(steps: number, run: () => Result): Result {
    const before = this.end;
    this.end = Math.min(before, this.spent + steps);
    try {
      return run();
    } finally {
      this.end = before;
    }
  }
}
