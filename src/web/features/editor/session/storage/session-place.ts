// Remembers for the tab's session where the user was in each template, across navigation, printing and reloads.
import { isResourceSectionId, type ResourceSectionId } from '#template/sections.ts';
import { readFromSession, saveToSession } from './save-to-session.ts';

export type EditorView = 'sheet' | 'items' | 'model';

/** Where the user is in a template. */
export interface EditorPlace {
  /** The active sheet: chosen, or scrolled to. */
  readonly sheetId: string;
  /** The section being edited; a sheet made of one section sets it. */
  readonly sectionId: ResourceSectionId;
  readonly view: EditorView;
}

const views: readonly EditorView[] = ['sheet', 'items', 'model'];

export function readSessionPlace(uuid: string): EditorPlace | null {
  const [sheetId = '', sectionId = '', shown] = readFromSession('place', uuid).split(' ');
  const view = views.find((one) => one === shown);
  return sheetId !== '' && isResourceSectionId(sectionId) && view ? { sheetId, sectionId, view } : null;
}

export const saveSessionPlace = (uuid: string, { sheetId, sectionId, view }: EditorPlace): void =>
  saveToSession('place', uuid, `${sheetId} ${sectionId} ${view}`);
