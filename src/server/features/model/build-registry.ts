// Registers this instance's builds for the others on the same database, and learns which ones to stop.
import {
  beginBuild,
  cancelBuild,
  changeBuild,
  findBuild,
  touchBuilds,
} from '#server/database/rows/build-rows.ts';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { BuildProgress } from './build-progress.ts';

/** A registered build, as held by its instance. */
export interface RegisteredBuild {
  reportProgress(percent: number): void;
  /** Resolves to false if another instance had cancelled it before. */
  end(state: 'done' | 'failed' | 'cancelled', percent: number): Promise<boolean>;
}

export interface BuildRegistry {
  /** Null if the id belongs to somebody else's build. */
  register(accountId: string, buildId: string, onCancelled: () => void): Promise<RegisteredBuild | null>;
  find(accountId: string, buildId: string): Promise<BuildProgress | null>;
  cancel(accountId: string, buildId: string): Promise<BuildProgress | null>;
}

const heartbeatMs = 1000;
/** An instance that has been silent for this long is considered dead, and so are its builds. */
const lostAfterMs = 30_000;

export function createBuildRegistry({ database, clock }: Pick<Ports, 'database' | 'clock'>): BuildRegistry {
  const { query } = database;
  const underWay = new Map<string, () => void>();
  let heartbeat: NodeJS.Timeout | undefined;

  const lookForCancelled = async (): Promise<void> => {
    // While the database is down nobody can cancel; the next heartbeat asks again.
    const cancelled = await touchBuilds(query, [...underWay.keys()], clock.now()).catch(() => []);
    for (const id of cancelled) underWay.get(id)?.();
  };
  const find = async (accountId: string, buildId: string): Promise<BuildProgress | null> => {
    const row = await findBuild(query, accountId, buildId);
    if (row === undefined) return null;
    const { state, percent, touched_at: touchedAt } = row;
    const silentMs = clock.now() - touchedAt;
    // One that reported in the future did so when its clock was wrong.
    const isSilent = silentMs > lostAfterMs || silentMs < -clockToleranceMs;
    const isLost = (state === 'queued' || state === 'building') && isSilent;
    return { state: isLost ? 'failed' : state, percent };
  };

  return {
    register: async (accountId, buildId, onCancelled) => {
      const row = { id: buildId, account_id: accountId, touched_at: clock.now() };
      if (!(await beginBuild(query, row))) return null;
      underWay.set(buildId, onCancelled);
      heartbeat ??= setInterval(lookForCancelled, heartbeatMs).unref();
      // One after another, so that no progress arrives after the end.
      let reported: Promise<unknown> = Promise.resolve();
      return {
        reportProgress: (percent) => {
          const change = { state: 'building' as const, percent, touched_at: clock.now() };
          reported = reported.then(() => changeBuild(query, buildId, change)).catch(() => undefined);
        },
        end: async (state, percent) => {
          underWay.delete(buildId);
          if (underWay.size === 0) {
            clearInterval(heartbeat);
            heartbeat = undefined;
          }
          await reported;
          return changeBuild(query, buildId, { state, percent, touched_at: clock.now() });
        },
      };
    },
    find,
    cancel: async (accountId, buildId) => {
      await cancelBuild(query, accountId, buildId);
      return find(accountId, buildId);
    },
  };
}
