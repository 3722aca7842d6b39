// Gives unsaved work of this browser as a file: as it is stored, one draft a line.
import { draftText } from './drafts.ts';

/** A browser reads the file within that time. */
const releaseDelayMs = 60_000;

export function downloadDrafts(keys: readonly string[], name: string): void {
  const text = keys.map(draftText).join('\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseDelayMs);
}
