// Switches a sheet on, which goes there and begins what is still empty; or off, which leaves a moment to bring it back.

import type { Template } from '#template/template.ts';
import { useCalculated } from '../../calculation/calculator.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { switchModule } from '../../document/module-edits.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { followSheet, lookAfter, showSheet, useEditorState } from '../../state.ts';
import { editSheet } from '../sheet-stack/edit-sheet.ts';
import { forgetLeaving, noteLeaving } from './leaving-sheets.ts';

type Switched = Pick<SheetSummary, 'id' | 'moduleId' | 'title'>;

export function useModuleSwitch(): (sheet: Switched, isEnabled: boolean) => void {
  const { uuid, store, edit, saver } = useTemplateDocument();
  return ({ id, moduleId, title }, isEnabled) => {
    edit(switchModule(moduleId, title, isEnabled));
    void saver.save();
    if (!isEnabled) {
      noteLeaving({ uuid, moduleId, sheetId: id, title });
      if (useEditorState.getState().sheetId !== id) return;
      lookAfter(id);
      followNeighbour(id, store.getState().template);
      return;
    }
    forgetLeaving(moduleId);
    showSheet(id);
    const { template } = store.getState();
    const sectionId = sectionOfSheet(id);
    if (sectionId !== null && sectionResources(template, sectionId).length === 0) editSheet(id, template);
  };
}

/** What is gone is active no longer; what follows it comes up into its place, unless it has gone along. */
function followNeighbour(sheetId: string, { data }: Template): void {
  const { sheets } = useCalculated.getState();
  const off = data.modules.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
  const index = sheets.findIndex(({ id }) => id === sheetId);
  const isThere = ({ isOn, moduleId }: SheetSummary) => isOn && !off.includes(moduleId);
  const next = sheets.slice(index + 1).find(isThere) ?? sheets.slice(0, index).findLast(isThere);
  if (next) followSheet(next.id, false);
}
