// Keeps templates the server has not acknowledged yet in this browser, so that no crash or reload loses them.
import type { Template } from '#template/template.ts';

export interface Draft {
  readonly template: Template;
  /** The revision the changes stand on; null when the server has never had the template. */
  readonly baseRevision: number | null;
  readonly savedAtMs: number;
}

const prefix = 'modelwright.draft.';

/** Each opening of a template writes under its own key: two tabs never overwrite each other's draft. */
export function draftKey(uuid: string, openingId: string): string {
  return `${prefix}${uuid}.${openingId}`;
}

/** False when the browser refuses to store it, for want of room or of permission. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds no draft either.
  }
}

/** The newest draft of a template, with the key it stands under. */
export function findDraft(uuid: string): { key: string; value: unknown; baseRevision: number | null } | null {
  let newest: { key: string; value: unknown; baseRevision: number | null; savedAtMs: number } | null = null;
  for (const key of draftKeys(uuid)) {
    const found = readDraft(key);
    if (found && (!newest || found.savedAtMs > newest.savedAtMs)) newest = { key, ...found };
  }
  return newest;
}

function draftKeys(uuid: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${uuid}.`));
  } catch {
    return [];
  }
}

function readDraft(key: string): { value: unknown; baseRevision: number | null; savedAtMs: number } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('template' in stored)) return null;
    const baseRevision =
      'baseRevision' in stored && typeof stored.baseRevision === 'number' ? stored.baseRevision : null;
    const savedAtMs = 'savedAtMs' in stored && typeof stored.savedAtMs === 'number' ? stored.savedAtMs : 0;
    return { value: stored.template, baseRevision, savedAtMs };
  } catch {
    return null;
  }
}
