// The sheets that were switched off a moment ago: for as long they can be brought back where they stood.
import { create } from 'zustand';

export const leavingMs = 5000;

export interface LeavingSheet {
  readonly uuid: string;
  readonly moduleId: string;
  readonly sheetId: string;
  readonly title: string;
}

export const useLeavingSheets = create<{ readonly leaving: readonly LeavingSheet[] }>(() => ({
  leaving: [],
}));

const timers = new Map<string, ReturnType<typeof setTimeout>>();

export function noteLeaving(sheet: LeavingSheet): void {
  forgetLeaving(sheet.moduleId);
  useLeavingSheets.setState(({ leaving }) => ({ leaving: [...leaving, sheet] }));
  timers.set(
    sheet.moduleId,
    setTimeout(() => forgetLeaving(sheet.moduleId), leavingMs),
  );
}

export function forgetLeaving(moduleId: string): void {
  clearTimeout(timers.get(moduleId));
  timers.delete(moduleId);
  useLeavingSheets.setState(({ leaving }) => ({
    leaving: leaving.filter((sheet) => sheet.moduleId !== moduleId),
  }));
}
