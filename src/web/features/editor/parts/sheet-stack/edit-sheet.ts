// Opens what a sheet is made of; a section that holds nothing yet asks for its first resource at once.
import type { Template } from '#template/template.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { openSheetEdit } from '../../state.ts';
import { openAdding } from '../module-switch/adding-state.ts';

export function editSheet(sheetId: string, template: Template): void {
  openSheetEdit(sheetId);
  const sectionId = sectionOfSheet(sheetId);
  if (sectionId !== null && sectionResources(template, sectionId).length === 0) openAdding(sectionId);
}
