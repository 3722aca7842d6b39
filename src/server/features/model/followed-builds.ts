// What callers may ask about their builds by an id of their own choice: how far each is, and to stop it.
import { AppError } from '#server/http/app-error.ts';
import type { OnProgress } from './shared-builds.ts';

export interface Progress {
  readonly state: 'queued' | 'building' | 'done' | 'failed' | 'cancelled';
  readonly percent: number;
}

export interface Follower {
  readonly accountId: string;
  /** Null for a build that nobody will ask about. */
  readonly buildId: string | null;
  /** Aborted when whoever asks has hung up. */
  readonly gone: AbortSignal;
}

interface Followed {
  readonly accountId: string;
  readonly letGo: () => void;
  progress: Progress;
}

/** Ended builds can be asked about for so many more. */
const maxFollowed = 500;

const isUnderWay = ({ progress: { state } }: Followed): boolean => state === 'queued' || state === 'building';

export class FollowedBuilds {
  readonly #followed = new Map<string, Followed>();

  async follow<Result>(
    { accountId, buildId, gone }: Follower,
    work: (signal: AbortSignal, onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    const stop = new AbortController();
    const letGo = (): void => stop.abort();
    const build: Followed = { accountId, letGo, progress: { state: 'queued', percent: 0 } };
    if (buildId !== null) this.#remember(buildId, build);
    if (gone.aborted) letGo();
    gone.addEventListener('abort', letGo);
    try {
      const result = await work(stop.signal, (percent) => {
        build.progress = { state: 'building', percent };
      });
      // Whoever was told that it is cancelled gets nothing.
      if (stop.signal.aborted) throw new AppError('build-cancelled');
      build.progress = { state: 'done', percent: 100 };
      return result;
    } catch (error) {
      build.progress = { ...build.progress, state: stop.signal.aborted ? 'cancelled' : 'failed' };
      throw error;
    } finally {
      gone.removeEventListener('abort', letGo);
    }
  }

  progressOf(accountId: string, buildId: string): Progress {
    return this.#find(accountId, buildId).progress;
  }

  /** Gives what becomes of it: one that is over stays as it ended. */
  cancel(accountId: string, buildId: string): 'done' | 'failed' | 'cancelled' {
    const build = this.#find(accountId, buildId);
    if (isUnderWay(build)) build.letGo();
    const { state } = build.progress;
    return state === 'done' || state === 'failed' ? state : 'cancelled';
  }

  #remember(buildId: string, build: Followed): void {
    const known = this.#followed.get(buildId);
    // Somebody else's build keeps its id.
    if (known !== undefined && known.accountId !== build.accountId) return;
    this.#followed.delete(buildId);
    this.#followed.set(buildId, build);
    if (this.#followed.size <= maxFollowed) return;
    const oldest = [...this.#followed].find(([, other]) => !isUnderWay(other));
    if (oldest !== undefined) this.#followed.delete(oldest[0]);
  }

  #find(accountId: string, buildId: string): Followed {
    const build = this.#followed.get(buildId);
    if (build === undefined || build.accountId !== accountId) throw new AppError('build-not-found');
    return build;
  }
}
