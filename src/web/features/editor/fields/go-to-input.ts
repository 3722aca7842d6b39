// Shows the field in which an input of the assumptions is typed, and focuses it.
import type { TemplateDocument } from '../document/document.ts';
import { sectionOfResource } from '../document/resources/resource-view.ts';
import { pickResourceIn, pickScenario, showView } from '../session/state/editor-state.ts';
import { openSettingsAt } from '../session/state/open-dialog.ts';
import { goToField, isOpeningRow, optionRows } from './field-goal.ts';
import { scenarioOfRow } from './fields-of-row.ts';

const settings: ReadonlySet<string> = new Set(Object.values(optionRows));

export interface InputRow {
  readonly rowId: string;
  /** Null for a setting of the whole model. */
  readonly resourceId: string | null;
}

const sectionOf = (open: TemplateDocument, { resourceId }: InputRow) =>
  resourceId === null ? null : sectionOfResource(open.store.getState().template, resourceId);

export const hasField = (open: TemplateDocument, input: InputRow): boolean =>
  sectionOf(open, input) !== null || settings.has(input.rowId);

export function goToInput(open: TemplateDocument, input: InputRow): void {
  const { rowId, resourceId } = input;
  const scenario = scenarioOfRow(rowId);
  if (scenario !== null) pickScenario(open, scenario);
  if (isOpeningRow(rowId, resourceId)) {
    openSettingsAt(open, 'opening', rowId);
    return;
  }
  const sectionId = sectionOf(open, input);
  if (resourceId !== null && sectionId !== null) {
    pickResourceIn(open, sectionId, resourceId);
    showView(open, 'items');
  } else {
    showView(open, 'model');
  }
  goToField(open, rowId);
}
