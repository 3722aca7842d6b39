// Saves the form of an existing resource, or says why it cannot: the template may have changed meanwhile.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { formulaOf, type ResourceView } from '../../document/resources/resource-view.ts';
import { type RowReader, readersOfLost } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import {
  type EditedScenario,
  type EditObstacle,
  editedScenarioIndex,
  editObstacle,
  type ResourceEdit,
} from './edit-obstacle.ts';
import { saveEditedResource } from './edited-resource.ts';
import { rebaseResourceForm } from './rebase-resource-form.ts';
import type { ResourceForm } from './resource-form.ts';

/** Who reads what the resource loses with another formula; only its first flow is read. */
function readersOfEdit({ template, resource, before, after }: ResourceEdit): readonly RowReader[] {
  const [was, now] = [before, after].map(({ flows }) => formulaOf(template, flows[0]?.formulaId ?? ''));
  if (!was || !now || was.id === now.id) return [];
  return readersOfLost(template, [resource.id], was, now);
}

interface Editing {
  readonly resource: ResourceView;
  readonly before: ResourceForm;
  readonly form: ResourceForm;
  readonly scenario: EditedScenario;
  /** The form as if it had been opened on the current template. */
  readonly onRebase: (taken: { readonly before: ResourceForm; readonly form: ResourceForm }) => void;
}

interface EditSaving {
  /** Null if nothing relevant to the form was changed. */
  readonly notice: string | null;
  readonly isHeld: boolean;
  /** Goes on once it is saved: not while something is missing or has to be reviewed, and not if others read what would go. */
  readonly save: (then: () => void) => void;
}

export function useEditSaving({ resource, before, form, scenario, onRebase }: Editing): EditSaving {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const document = useTemplateDocument();
  const askReaders = useAskReaders();
  const [isTakenUp, setTakenUp] = useState(false);
  const edit = {
    template,
    resource,
    before,
    after: form,
    scenario: editedScenarioIndex(template, scenario),
  };
  const obstacle = editObstacle(edit);
  const isHeld = obstacle === 'item-gone' || obstacle === 'scenario-gone';
  const said: EditObstacle | null = isHeld ? obstacle : isTakenUp ? 'formula-changed' : null;
  const save = (then: () => void) => {
    if (obstacle === 'formula-changed') {
      onRebase(rebaseResourceForm(edit));
      setTakenUp(true);
    }
    const change = saveEditedResource(edit);
    if (!change) return;
    askReaders(readersOfEdit(edit), { kind: 'change-formula', of: resource.name }, () => {
      document.edit(change);
      then();
    });
  };
  const notices: Readonly<Record<EditObstacle, string>> = {
    'item-gone': formatMessage({ id: 'edit.item-gone' }),
    'scenario-gone': formatMessage({ id: 'edit.scenario-gone' }, { scenario: scenario.name }),
    'formula-changed': formatMessage({ id: 'edit.formula-changed' }),
  };
  return { notice: said && notices[said], isHeld, save };
}
