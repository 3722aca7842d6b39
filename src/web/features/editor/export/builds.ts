// The builds of a template that are under way and what the cloud gave: what they were started from may be mounted anew meanwhile.
import type { TemplateDocument } from '../document/document.ts';
import { documentStore } from '../document/document-store.ts';

export type CloudOutcome =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'not-available' };

interface Builds {
  /** By what is built: the id of each, null until the server has been asked. */
  readonly running: ReadonlyMap<string, string | null>;
  /** Until it is put away. */
  readonly outcome: CloudOutcome | null;
}

const builds = documentStore<Builds>(() => ({ running: new Map(), outcome: null }));

/** Undefined where none is under way. */
export const useRunningBuild = (key: string): string | null | undefined =>
  builds.use(({ running }) => running.get(key));

export const useCloudOutcome = (): CloudOutcome | null => builds.use(({ outcome }) => outcome);

export const setBuildRunning = (document: TemplateDocument, key: string, buildId: string | null): void =>
  builds.of(document).setState(({ running }) => ({ running: new Map(running).set(key, buildId) }));

export const setCloudOutcome = (document: TemplateDocument, outcome: CloudOutcome | null): void =>
  builds.of(document).setState({ outcome });

export const setBuildEnded = (document: TemplateDocument, key: string): void =>
  builds.of(document).setState(({ running }) => ({ running: without(running, key) }));

function without<Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const left = new Map(all);
  left.delete(key);
  return left;
}
