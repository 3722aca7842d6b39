// The builds under way: those who want the same wait for one, each may follow it or let go, and the last one stops it.
import { AppError } from '#server/http/app-error.ts';

export type BuildState = 'queued' | 'building' | 'done' | 'failed' | 'cancelled';

export interface Progress {
  readonly state: BuildState;
  readonly percent: number;
}

interface Build {
  readonly abort: AbortController;
  readonly result: Promise<string>;
  waiting: number;
  percent: number;
}

interface Followed {
  readonly accountId: string;
  readonly letGo: () => void;
  readonly progress: () => Progress;
}

export type Make = (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<string>;

/** Ended builds can be asked about for so many more builds. */
const maxFollowed = 500;

export class Builds {
  readonly #underWay = new Map<string, Build>();
  readonly #followed = new Map<string, Followed>();

  /** Gives the name of the file; rejects when whoever asks lets go. */
  async want(
    key: string,
    who: { readonly accountId: string; readonly buildId: string | null; readonly gone: AbortSignal },
    make: Make,
  ): Promise<string> {
    const build = this.#underWay.get(key) ?? this.#begin(key, make);
    build.waiting += 1;
    let state: BuildState | null = null;
    const left = new AbortController();
    const letGo = (): void => left.abort();
    who.gone.addEventListener('abort', letGo);
    if (who.buildId !== null) {
      this.#follow(who.buildId, {
        accountId: who.accountId,
        letGo,
        progress: () => ({
          state: state ?? (build.percent > 0 ? 'building' : 'queued'),
          percent: state === 'done' ? 100 : build.percent,
        }),
      });
    }
    try {
      const name = await Promise.race([build.result, rejectedBy(left.signal)]);
      state = 'done';
      return name;
    } catch (error) {
      state = error instanceof AppError && error.code === 'build-cancelled' ? 'cancelled' : 'failed';
      throw error;
    } finally {
      who.gone.removeEventListener('abort', letGo);
      build.waiting -= 1;
      if (build.waiting === 0) build.abort.abort();
    }
  }

  progressOf(accountId: string, buildId: string): Progress {
    return this.#find(accountId, buildId).progress();
  }

  cancel(accountId: string, buildId: string): Progress['state'] {
    const followed = this.#find(accountId, buildId);
    const { state } = followed.progress();
    if (state !== 'queued' && state !== 'building') return state;
    followed.letGo();
    return 'cancelled';
  }

  #begin(key: string, make: Make): Build {
    const abort = new AbortController();
    const onProgress = (percent: number): void => {
      build.percent = percent;
    };
    const result = make(abort.signal, onProgress).finally(() => {
      // A build that was let go may already have a successor.
      if (this.#underWay.get(key) === build) this.#underWay.delete(key);
    });
    result.catch(() => undefined);
    const build: Build = { abort, result, waiting: 0, percent: 0 };
    this.#underWay.set(key, build);
    abort.signal.addEventListener('abort', () => {
      if (this.#underWay.get(key) === build) this.#underWay.delete(key);
    });
    return build;
  }

  #follow(buildId: string, followed: Followed): void {
    const known = this.#followed.get(buildId);
    // Somebody else's build keeps its id.
    if (known !== undefined && known.accountId !== followed.accountId) return;
    this.#followed.delete(buildId);
    this.#followed.set(buildId, followed);
    const [oldest] = this.#followed.keys();
    if (this.#followed.size > maxFollowed && oldest !== undefined) this.#followed.delete(oldest);
  }

  #find(accountId: string, buildId: string): Followed {
    const followed = this.#followed.get(buildId);
    if (followed === undefined || followed.accountId !== accountId) throw new AppError('build-not-found');
    return followed;
  }
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = (): void => reject(new AppError('build-cancelled'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
