// Remembers, as long as the tab is open, where one was in each template: looking elsewhere, printing or a reload loses no place.
import { rulesOf } from '../../document/resources/section-rules.ts';
import { readFromSession, saveToSession } from './save-to-session.ts';

export type EditorView = 'sheet' | 'items' | 'model';

/** Where one is in a template. */
export interface EditorPlace {
  /** The active one: chosen, or scrolled to. */
  readonly sheetId: string;
  /** Whose resources are being edited; a sheet that is made of one brings it along. */
  readonly sectionId: string;
  readonly view: EditorView;
}

const views: readonly EditorView[] = ['sheet', 'items', 'model'];

export function readSessionPlace(uuid: string): EditorPlace | null {
  const [sheetId = '', sectionId = '', shown] = readFromSession('place', uuid).split(' ');
  const view = views.find((one) => one === shown);
  return sheetId !== '' && rulesOf(sectionId) && view ? { sheetId, sectionId, view } : null;
}

export const saveSessionPlace = (uuid: string, { sheetId, sectionId, view }: EditorPlace): void =>
  saveToSession('place', uuid, `${sheetId} ${sectionId} ${view}`);
