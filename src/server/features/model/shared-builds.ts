// The builds under way: those who want the same wait for one, each may let go, and the last one to do so stops it.
import { AppError } from '#server/errors/app-error.ts';

export type OnProgress = (percent: number) => void;

/** Gives the name of the file. */
export type RunBuild = (signal: AbortSignal, onProgress: OnProgress) => Promise<string>;

interface SharedBuild {
  readonly abort: AbortController;
  readonly result: Promise<string>;
  readonly waiting: Set<OnProgress>;
  percent: number;
}

export class SharedBuilds {
  readonly #underWay = new Map<string, SharedBuild>();

  /** Rejects when whoever asks lets go, whether or not others still wait. */
  async join(key: string, signal: AbortSignal, onProgress: OnProgress, make: RunBuild): Promise<string> {
    if (signal.aborted) throw new AppError('build-cancelled');
    const build = this.#underWay.get(key) ?? this.#begin(key, make);
    // A function of its own: two may want the same with one listener.
    const listener: OnProgress = (percent) => onProgress(percent);
    build.waiting.add(listener);
    if (build.percent > 0) onProgress(build.percent);
    try {
      return await Promise.race([build.result, rejectedBy(signal)]);
    } finally {
      build.waiting.delete(listener);
      if (build.waiting.size === 0) {
        // Nobody may join what is being stopped.
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
    // Its failure is told to those who wait; there may be nobody left.
    result.catch(() => undefined);
    const build: SharedBuild = { abort, result, waiting, percent: 0 };
    this.#underWay.set(key, build);
    return build;
  }

  /** One that was let go may already have a successor. */
  #end(key: string, build: SharedBuild): void {
    if (this.#underWay.get(key) === build) this.#underWay.delete(key);
  }
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('build-cancelled')), { once: true });
  });
