// The steps that undo and redo would take, in the visitor's language; null if there is none.
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useDocumentState } from '../../document/document-context.ts';
import type { DocumentState } from '../../document/document-state.ts';
import type { StepLabel } from '../../document/history/history.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';

export type StepNames = Readonly<Record<'undo' | 'redo', string | null>>;

const lastOf = ({ history }: DocumentState): StepLabel | null => history.past.at(-1)?.label ?? null;
const nextOf = ({ history }: DocumentState): StepLabel | null => history.future[0]?.label ?? null;

export function useStepNames(): StepNames {
  const { formatMessage } = useIntl();
  const undo = useDocumentState((state) => nameOf(state, lastOf(state), formatMessage));
  const redo = useDocumentState((state) => nameOf(state, nextOf(state), formatMessage));
  return useMemo(() => ({ undo, redo }), [undo, redo]);
}

/** With several scenarios a step names the one that it changed. */
function nameOf(
  { template }: DocumentState,
  label: StepLabel | null,
  formatMessage: IntlShape['formatMessage'],
): string | null {
  if (!label) return null;
  const step = formatMessage(label.message, label.values ?? {});
  if (label.scenario === undefined) return step;
  const names = scenarioNames(template);
  const scenario = names[label.scenario];
  if (names.length < 2 || scenario === undefined) return step;
  return formatMessage({ id: 'editor.step-in-scenario' }, { step, scenario });
}
