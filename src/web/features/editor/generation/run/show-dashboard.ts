// Opens the sheet that answers what a model comes to, on a phone too.
import type { TemplateDocument } from '../../document/document.ts';
import { showSheet, switchView } from '../../session/state/editor-state.ts';

/** Sales where the workbook has no dashboard. */
export function showDashboard(document: TemplateDocument): void {
  const { modules } = document.store.getState().template.data;
  const hasDashboard = modules.some(({ id, isEnabled }) => id === 'module_dashboard' && isEnabled);
  showSheet(document, hasDashboard ? 'dashboard' : 'revenue');
  switchView(document, 'sheet');
}
