// Does the same to many users, one after another: counts, can be stopped between two, and goes on after a failure.

export interface BulkFailure<User> {
  readonly user: User;
  readonly error: unknown;
}

export interface BulkResult<User> {
  readonly done: readonly User[];
  readonly failed: readonly BulkFailure<User>[];
  /** Those that were not reached before it was stopped. */
  readonly left: readonly User[];
}

interface BulkRun<User> {
  readonly users: readonly User[];
  readonly act: (user: User) => Promise<void>;
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

export async function runBulk<User>(run: BulkRun<User>): Promise<BulkResult<User>> {
  const { users, act, onProgress, signal } = run;
  const done: User[] = [];
  const failed: BulkFailure<User>[] = [];
  for (const [index, user] of users.entries()) {
    if (signal.aborted) return { done, failed, left: users.slice(index) };
    try {
      await act(user);
      done.push(user);
    } catch (error) {
      failed.push({ user, error });
    }
    onProgress(index + 1);
  }
  return { done, failed, left: [] };
}
