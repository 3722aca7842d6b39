// A template's running exports, kept while the buttons that started them are remounted.
import type { TemplateDocument } from '../document/document.ts';
import { documentStore } from '../document/document-store.ts';

interface Builds {
  /** By export: the build id of each, null until the server has been asked. */
  readonly running: ReadonlyMap<string, string | null>;
}

const builds = documentStore<Builds>(() => ({ running: new Map() }));

/** Undefined if none is running. */
export const useRunningBuild = (key: string): string | null | undefined =>
  builds.use(({ running }) => running.get(key));

export const setBuildRunning = (document: TemplateDocument, key: string, buildId: string | null): void =>
  builds.of(document).setState(({ running }) => ({ running: new Map(running).set(key, buildId) }));

export const setBuildEnded = (document: TemplateDocument, key: string): void =>
  builds.of(document).setState(({ running }) => ({ running: without(running, key) }));

function without<Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const left = new Map(all);
  left.delete(key);
  return left;
}
