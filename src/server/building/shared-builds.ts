// The running builds: identical requests share one, each may leave, and the last to leave stops it.
import type { OnProgress } from '#server/building/model-writer.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Returns the name of the file. */
export type RunBuild = (signal: AbortSignal, onProgress: OnProgress) => Promise<string>;

interface SharedBuild {
  readonly abort: AbortController;
  readonly result: Promise<string>;
  readonly waiting: Set<OnProgress>;
  percent: number;
}

export class SharedBuilds {
  readonly #underWay = new Map<string, SharedBuild>();

  /** Rejects when the caller's signal aborts, whether or not others still wait. */
  async join(key: string, signal: AbortSignal, onProgress: OnProgress, make: RunBuild): Promise<string> {
    if (signal.aborted) throw new AppError('build-cancelled');
    const build = this.#underWay.get(key) ?? this.#begin(key, make);
    // Wrapped in a new function, because two callers may pass the same listener.
    const listener: OnProgress = (percent) => onProgress(percent);
    build.waiting.add(listener);
    if (build.percent > 0) onProgress(build.percent);
    try {
      return await Promise.race([build.result, rejectedBy(signal)]);
    } finally {
      build.waiting.delete(listener);
      if (build.waiting.size === 0) {
        // Nobody may join a build that is being stopped.
        this.#end(key, build);
        build.abort.abort();
      }
    }
  }

  #begin(key: string, make: RunBuild): SharedBuild {
    const abort = new AbortController();
    const waiting = new Set<OnProgress>();
    const result = make(abort.signal, (percent) => {
      build.percent = percent;
      for (const onProgress of waiting) onProgress(percent);
    }).finally(() => this.#end(key, build));
    // The error goes to the callers; there may be none left.
    result.catch(() => undefined);
    const build: SharedBuild = { abort, result, waiting, percent: 0 };
    this.#underWay.set(key, build);
    return build;
  }

  /** A build that was abandoned may already have a successor. */
  #end(key: string, build: SharedBuild): void {
    if (this.#underWay.get(key) === build) this.#underWay.delete(key);
  }
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('build-cancelled')), { once: true });
  });
