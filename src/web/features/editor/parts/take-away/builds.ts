// The builds that are under way and what the cloud gave, by template: what they were started from may be mounted anew meanwhile.
import { create } from 'zustand';

export type CloudOutcome =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'not-available' };

interface Builds {
  /** The id of each, null until the server has been asked. */
  readonly running: ReadonlyMap<string, string | null>;
  /** Until they are put away. */
  readonly outcomes: ReadonlyMap<string, CloudOutcome>;
}

const useBuilds = create<Builds>(() => ({ running: new Map(), outcomes: new Map() }));

/** Undefined where none is under way. */
export const useRunning = (key: string): string | null | undefined =>
  useBuilds(({ running }) => running.get(key));

export const useOutcome = (uuid: string): CloudOutcome | null =>
  useBuilds(({ outcomes }) => outcomes.get(uuid) ?? null);

export const noteRunning = (key: string, buildId: string | null): void =>
  useBuilds.setState(({ running }) => ({ running: new Map(running).set(key, buildId) }));

export const noteOutcome = (uuid: string, outcome: CloudOutcome): void =>
  useBuilds.setState(({ outcomes }) => ({ outcomes: new Map(outcomes).set(uuid, outcome) }));

export const noteEnded = (key: string): void =>
  useBuilds.setState(({ running }) => ({ running: without(running, key) }));

export const forgetOutcome = (uuid: string): void =>
  useBuilds.setState(({ outcomes }) => ({ outcomes: without(outcomes, uuid) }));

function without<Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const left = new Map(all);
  left.delete(key);
  return left;
}
