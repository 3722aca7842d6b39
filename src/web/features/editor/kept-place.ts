// Remembers, as long as the tab is open, where one was in each template: looking elsewhere, printing or a reload loses no place.
import { rulesOf } from './document/resources/section-rules.ts';
import { keepInTab, keptInTab } from './kept-in-tab.ts';
import type { EditorPlace, EditorView } from './state.ts';

const views: readonly EditorView[] = ['sheet', 'items', 'model'];

export function keptPlace(uuid: string): EditorPlace | null {
  const [sheetId = '', sectionId = '', shown] = keptInTab('place', uuid).split(' ');
  const view = views.find((one) => one === shown);
  return sheetId !== '' && rulesOf(sectionId) && view ? { sheetId, sectionId, view } : null;
}

export const keepPlace = (uuid: string, { sheetId, sectionId, view }: EditorPlace): void =>
  keepInTab('place', uuid, `${sheetId} ${sectionId} ${view}`);
