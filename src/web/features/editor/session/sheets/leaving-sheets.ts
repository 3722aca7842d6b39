// The sheets that were disabled a moment ago and can still be restored in place.
import type { ModuleId } from '#template/sections.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';

export const leavingMs = 5000;

export interface LeavingSheet {
  readonly moduleId: ModuleId;
  readonly sheetId: string;
  readonly title: string;
}

interface Leaving extends LeavingSheet {
  /** Removes the entry after the delay. */
  readonly timer: ReturnType<typeof setTimeout>;
}

const leavingSheets = documentStore<{ readonly leaving: readonly Leaving[] }>(() => ({ leaving: [] }));

export const useLeavingSheets = leavingSheets.use;

export function noteLeaving(document: TemplateDocument, sheet: LeavingSheet): void {
  forgetLeaving(document, sheet.moduleId);
  const timer = setTimeout(() => forgetLeaving(document, sheet.moduleId), leavingMs);
  leavingSheets.of(document).setState(({ leaving }) => ({ leaving: [...leaving, { ...sheet, timer }] }));
}

export function forgetLeaving(document: TemplateDocument, moduleId: ModuleId): void {
  const store = leavingSheets.of(document);
  const { leaving } = store.getState();
  for (const sheet of leaving) if (sheet.moduleId === moduleId) clearTimeout(sheet.timer);
  store.setState({ leaving: leaving.filter((sheet) => sheet.moduleId !== moduleId) });
}
