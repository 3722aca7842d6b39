// Lets callers follow and cancel their builds by an id of their own choice.

import type { OnProgress } from '#server/building/model-writer.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { BuildProgress } from './build-progress.ts';
import type { BuildRegistry, RegisteredBuild } from './build-registry.ts';

export interface BuildFollower {
  readonly accountId: string;
  /** Null for a build that nobody will follow. */
  readonly buildId: string | null;
  /** Aborted when the client has disconnected. */
  readonly disconnected: AbortSignal;
}

interface FollowedBuild {
  readonly accountId: string;
  readonly abort: () => void;
  progress: BuildProgress;
}

/** How many finished builds can still be asked about. */
const maxFollowed = 500;

const isUnderWay = ({ progress: { state } }: FollowedBuild): boolean =>
  state === 'queued' || state === 'building';

export class FollowedBuilds {
  readonly #followed = new Map<string, FollowedBuild>();
  /** Null if there can be no other instance. */
  readonly #registry: BuildRegistry | null;

  constructor(registry: BuildRegistry | null) {
    this.#registry = registry;
  }

  async follow<Result>(
    { accountId, buildId, disconnected }: BuildFollower,
    work: (signal: AbortSignal, onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    const build: FollowedBuild = { accountId, abort: abort, progress: { state: 'queued', percent: 0 } };
    if (buildId !== null) this.#add(buildId, build);
    if (disconnected.aborted) abort();
    disconnected.addEventListener('abort', abort);
    let registered: RegisteredBuild | null = null;
    try {
      if (buildId !== null) registered = (await this.#registry?.register(accountId, buildId, abort)) ?? null;
      const result = await work(stop.signal, (percent) => {
        build.progress = { state: 'building', percent };
        registered?.reportProgress(percent);
      });
      // A caller who was told that the build is cancelled gets no result.
      const isCancelled = stop.signal.aborted || (await registered?.end('done', 100)) === false;
      if (isCancelled) {
        abort();
        throw new AppError('build-cancelled');
      }
      build.progress = { state: 'done', percent: 100 };
      return result;
    } catch (error) {
      const state = stop.signal.aborted ? 'cancelled' : 'failed';
      build.progress = { ...build.progress, state };
      // The build's own error is what counts, even if the others cannot be told.
      await registered?.end(state, build.progress.percent).catch(() => undefined);
      throw error;
    } finally {
      disconnected.removeEventListener('abort', abort);
    }
  }

  async progressOf(accountId: string, buildId: string): Promise<BuildProgress> {
    const own = this.#followed.get(buildId);
    if (own?.accountId === accountId) return own.progress;
    const elsewhere = await this.#registry?.find(accountId, buildId);
    if (elsewhere) return elsewhere;
    throw new AppError('build-not-found');
  }

  /** Returns the final state; a build that has already ended is left as it is. */
  async cancel(accountId: string, buildId: string): Promise<'done' | 'failed' | 'cancelled'> {
    const own = this.#followed.get(buildId);
    if (own?.accountId === accountId) {
      if (isUnderWay(own)) own.abort();
      return finalStateOf(own.progress);
    }
    const elsewhere = await this.#registry?.cancel(accountId, buildId);
    if (elsewhere) return finalStateOf(elsewhere);
    throw new AppError('build-not-found');
  }

  #add(buildId: string, build: FollowedBuild): void {
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

const finalStateOf = ({ state }: BuildProgress): 'done' | 'failed' | 'cancelled' =>
  state === 'done' || state === 'failed' ? state : 'cancelled';
