// A template's running exports and the result of the cloud export, kept while the buttons that started them are remounted.
import type { TemplateDocument } from '../document/document.ts';
import { documentStore } from '../document/document-store.ts';

export type CloudOutcome =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'not-available' };

interface Builds {
  /** By export: the build id of each, null until the server has been asked. */
  readonly running: ReadonlyMap<string, string | null>;
  /** Until it is dismissed. */
  readonly outcome: CloudOutcome | null;
}

const builds = documentStore<Builds>(() => ({ running: new Map(), outcome: null }));

/** Undefined if none is running. */
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
