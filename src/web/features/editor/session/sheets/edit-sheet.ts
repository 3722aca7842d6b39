// Opens a sheet for editing; an empty section asks for its first resource at once.
import type { TemplateDocument } from '../../document/document.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { openSheetEdit } from '../state/editor-state.ts';
import { openEditorDialog } from '../state/open-dialog.ts';

export function editSheet(document: TemplateDocument, sheetId: string): void {
  openSheetEdit(document, sheetId);
  const sectionId = sectionOfSheet(sheetId);
  if (sectionId !== null && sectionResources(document.store.getState().template, sectionId).length === 0)
    openEditorDialog(document, { name: 'add-resource', sectionId });
}
