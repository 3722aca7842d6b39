// Undo and redo as user actions: announced, and switching to the scenario whose numbers they change.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { StepLabel } from '../../document/history/history.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { pickScenario } from '../../session/state/editor-state.ts';
import { announceStep } from './announced-step.ts';
import { type StepNames, useStepNames } from './use-step-names.ts';

interface Steps {
  readonly names: StepNames;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useSteps(): Steps {
  const { formatMessage } = useIntl();
  const document = useTemplateDocument();
  const names = useStepNames();
  return useMemo(() => {
    const take = (label: StepLabel | undefined, step: () => void, text: string) => {
      if (!label) return;
      step();
      const { template } = document.store.getState();
      const { scenario } = label;
      if (scenario !== undefined && scenarioNames(template).length > 1) pickScenario(document, scenario);
      announceStep(document, text);
    };
    const undo = () => {
      const { past } = document.store.getState().history;
      take(past.at(-1)?.label, document.undo, formatMessage({ id: 'editor.undone' }, { step: names.undo }));
    };
    const redo = () => {
      const { future } = document.store.getState().history;
      take(future[0]?.label, document.redo, formatMessage({ id: 'editor.redone' }, { step: names.redo }));
    };
    return { names, undo, redo };
  }, [formatMessage, document, names]);
}
