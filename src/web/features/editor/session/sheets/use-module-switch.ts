// Enables a sheet, which goes there and starts editing it if empty; or disables it, asking where others read it, which can be reverted for a moment.

import { calculationOf } from '../../calculation/calculation-client.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { readersOfSheet } from '../../document/resources/row-readers.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { editorStateOf, followSheet, keepSheetInView, showSheet } from '../state/editor-state.ts';
import { useAskReaders } from '../state/use-ask-readers.ts';
import { editSheet } from './edit-sheet.ts';
import { forgetLeaving, noteLeaving } from './leaving-sheets.ts';

type SwitchableSheet = Pick<SheetSummary, 'id' | 'moduleId' | 'title'>;

export function useModuleSwitch(): (sheet: SwitchableSheet, isEnabled: boolean) => void {
  const document = useTemplateDocument();
  const askReaders = useAskReaders();
  return (sheet, isEnabled) => {
    const { template } = document.store.getState();
    const readers = isEnabled ? [] : readersOfSheet(template, sheet.id);
    askReaders(readers, { kind: 'switch-off', of: sheet.title }, () =>
      switchSheet(document, sheet, isEnabled),
    );
  };
}

function switchSheet(
  document: TemplateDocument,
  { id, moduleId, title }: SwitchableSheet,
  isEnabled: boolean,
): void {
  const { store, edit, saver } = document;
  edit(switchModule(moduleId, title, isEnabled));
  void saver.save();
  if (!isEnabled) {
    noteLeaving(document, { moduleId, sheetId: id, title });
    if (editorStateOf(document).getState().sheetId !== id) return;
    keepSheetInView(document, id);
    followNextSheet(document, id);
    return;
  }
  forgetLeaving(document, moduleId);
  showSheet(document, id);
  const sectionId = sectionOfSheet(id);
  if (sectionId !== null && sectionResources(store.getState().template, sectionId).length === 0)
    editSheet(document, id);
}

/** A disabled sheet is no longer active; the following enabled sheet becomes active instead. */
function followNextSheet(document: TemplateDocument, sheetId: string): void {
  const { sheets } = calculationOf(document).calculated.getState();
  const { modules } = document.store.getState().template.data;
  const off = modules.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
  const index = sheets.findIndex(({ id }) => id === sheetId);
  const isThere = ({ isOn, moduleId }: SheetSummary) => isOn && !off.includes(moduleId);
  const next = sheets.slice(index + 1).find(isThere) ?? sheets.slice(0, index).findLast(isThere);
  if (next) followSheet(document, next.id, false);
}
