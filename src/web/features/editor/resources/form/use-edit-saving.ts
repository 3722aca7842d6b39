// Saves the form of an existing resource, or says why it cannot: the template may have changed meanwhile.
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import {
  type EditedScenario,
  type EditObstacle,
  editedScenarioIndex,
  editObstacle,
} from './edit-obstacle.ts';
import { saveEditedResource } from './edited-resource.ts';
import { rebaseResourceForm } from './rebase-resource-form.ts';
import type { ResourceForm } from './resource-form.ts';

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
  /** False while something is missing or has to be reviewed. */
  readonly save: () => boolean;
}

export function useEditSaving({ resource, before, form, scenario, onRebase }: Editing): EditSaving {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const document = useTemplateDocument();
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
  const save = () => {
    if (obstacle === 'formula-changed') {
      onRebase(rebaseResourceForm(edit));
      setTakenUp(true);
    }
    const change = saveEditedResource(edit);
    if (change) document.edit(change);
    return change !== null;
  };
  const notices: Readonly<Record<EditObstacle, string>> = {
    'item-gone': formatMessage({ id: 'edit.item-gone' }),
    'scenario-gone': formatMessage({ id: 'edit.scenario-gone' }, { scenario: scenario.name }),
    'formula-changed': formatMessage({ id: 'edit.formula-changed' }),
  };
  return { notice: said && notices[said], isHeld, save };
}
