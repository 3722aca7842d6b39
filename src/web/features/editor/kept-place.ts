// Remembers, as long as the tab is open, where one was in each template: looking elsewhere, printing or a reload loses no place.
import { rulesOf } from './document/resources/section-rules.ts';
import type { EditorPlace, EditorView } from './state.ts';

const views: readonly EditorView[] = ['sheet', 'items', 'model'];

const keyOf = (uuid: string) => `modelwright.place.${uuid}`;

export function keptPlace(uuid: string): EditorPlace | null {
  const [sheetId = '', sectionId = '', shown] = read(uuid).split(' ');
  const view = views.find((one) => one === shown);
  return sheetId !== '' && rulesOf(sectionId) && view ? { sheetId, sectionId, view } : null;
}

export function keepPlace(uuid: string, { sheetId, sectionId, view }: EditorPlace): void {
  try {
    sessionStorage.setItem(keyOf(uuid), `${sheetId} ${sectionId} ${view}`);
  } catch {
    // Then the template opens where it was changed last.
  }
}

/** A browser may keep nothing of a page. */
function read(uuid: string): string {
  try {
    return sessionStorage.getItem(keyOf(uuid)) ?? '';
  } catch {
    return '';
  }
}
