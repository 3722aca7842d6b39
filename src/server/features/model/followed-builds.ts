// What callers may ask about their builds by an id of their own choice: how far each is, and to stop it.
import { AppError } from '#server/errors/app-error.ts';
import type { BuildBoard, Posted } from './build-board.ts';
import type { Progress } from './build-progress.ts';
import type { OnProgress } from './shared-builds.ts';

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
  /** Null where no other instance can be. */
  readonly #board: BuildBoard | null;

  constructor(board: BuildBoard | null) {
    this.#board = board;
  }

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
    let posted: Posted | null = null;
    try {
      if (buildId !== null) posted = (await this.#board?.post(accountId, buildId, letGo)) ?? null;
      const result = await work(stop.signal, (percent) => {
        build.progress = { state: 'building', percent };
        posted?.tell(percent);
      });
      // Whoever was told that it is cancelled gets nothing.
      const isCancelled = stop.signal.aborted || (await posted?.end('done', 100)) === false;
      if (isCancelled) {
        letGo();
        throw new AppError('build-cancelled');
      }
      build.progress = { state: 'done', percent: 100 };
      return result;
    } catch (error) {
      const state = stop.signal.aborted ? 'cancelled' : 'failed';
      build.progress = { ...build.progress, state };
      // What went wrong is what counts, even where the others cannot be told.
      await posted?.end(state, build.progress.percent).catch(() => undefined);
      throw error;
    } finally {
      gone.removeEventListener('abort', letGo);
    }
  }

  async progressOf(accountId: string, buildId: string): Promise<Progress> {
    const own = this.#followed.get(buildId);
    if (own?.accountId === accountId) return own.progress;
    const elsewhere = await this.#board?.find(accountId, buildId);
    if (elsewhere) return elsewhere;
    throw new AppError('build-not-found');
  }

  /** Gives what becomes of it: one that is over stays as it ended. */
  async cancel(accountId: string, buildId: string): Promise<'done' | 'failed' | 'cancelled'> {
    const own = this.#followed.get(buildId);
    if (own?.accountId === accountId) {
      if (isUnderWay(own)) own.letGo();
      return endOf(own.progress);
    }
    const elsewhere = await this.#board?.cancel(accountId, buildId);
    if (elsewhere) return endOf(elsewhere);
    throw new AppError('build-not-found');
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
}

const endOf = ({ state }: Progress): 'done' | 'failed' | 'cancelled' =>
  state === 'done' || state === 'failed' ? state : 'cancelled';
