// Stores templates the server has not acknowledged in this browser, so that no crash or reload loses them.
import type { Template } from '#template/template.ts';

export interface SaveDraft {
  readonly template: Template;
  /** The revision the changes are based on; null if the server has never had the template. */
  readonly baseRevision: number | null;
  /** The template that it is a copy of. */
  readonly copyOf: string | null;
  readonly savedAtMs: number;
  /** The tab that wrote it. */
  readonly tab: string;
}

export interface FoundDraft {
  readonly key: string;
  /** Undefined where its text cannot be parsed. */
  readonly value: unknown;
  readonly baseRevision: number | null;
  readonly copyOf: string | null;
  readonly savedAtMs: number;
  readonly tab: string | null;
}

const prefix = 'modelwright.draft.';

/** Each opening of a template has its own key: two tabs never overwrite each other's draft. */
export function draftKey(uuid: string, openingId: string): string {
  return `${prefix}${uuid}.${openingId}`;
}

/** False if the browser refuses to store it, for lack of space or permission. */
export function writeDraft(key: string, draft: SaveDraft): boolean {
  return store(key, JSON.stringify(draft));
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Unavailable storage has no drafts either.
  }
}

/** Removes the drafts of a deleted template; the returned function restores them. */
export function stashDrafts(uuid: string): () => void {
  const drafts = draftKeys(`${uuid}.`).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  for (const [key] of drafts) removeDraft(key);
  return () => {
    for (const [key, text] of drafts) store(key, text);
  };
}

/** Whether any template has work in this browser that the server has not acknowledged. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

export function removeAllDrafts(): void {
  for (const key of draftKeys()) removeDraft(key);
}

/** The drafts of a template, the newest first; those that cannot be parsed last. */
export function findDrafts(uuid: string): readonly FoundDraft[] {
  const found = draftKeys(`${uuid}.`).map(readDraft);
  return found.sort((one, other) => other.savedAtMs - one.savedAtMs);
}

/** The stored template as text, or all that is stored where there is none in it. */
export function draftText(key: string): string {
  const { value } = readDraft(key);
  return value === undefined ? storedText(key) : JSON.stringify(value);
}

function storedText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function draftKeys(start = ''): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix + start));
  } catch {
    return [];
  }
}

function readDraft(key: string): FoundDraft {
  const { template, baseRevision, copyOf, savedAtMs, tab } = parsed(storedText(key));
  return {
    key,
    value: template,
    baseRevision: typeof baseRevision === 'number' ? baseRevision : null,
    copyOf: typeof copyOf === 'string' ? copyOf : null,
    savedAtMs: typeof savedAtMs === 'number' ? savedAtMs : 0,
    tab: typeof tab === 'string' ? tab : null,
  };
}

function parsed(text: string): { readonly [Field in keyof SaveDraft]?: unknown } {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
