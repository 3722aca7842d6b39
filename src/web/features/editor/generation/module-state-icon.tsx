// Shows the progress of a sheet in the list of sheets while a model is generated.

import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type IntlShape, useIntl } from 'react-intl';
import type { ModuleId } from '#template/sections.ts';
import type { ModuleState } from '#template/template.ts';
import { useDocumentState } from '../document/document-context.ts';
import { shownState } from '../document/modules/module-states.ts';
import classes from './generation.module.css';

const icons = { queued: IconCircleDashed, done: IconCircleCheck, error: IconAlertTriangle } as const;

export interface ModuleStateIconProps {
  readonly moduleId: ModuleId;
  readonly sheet: string;
}

export function ModuleStateIcon({ moduleId, sheet }: ModuleStateIconProps) {
  const intl = useIntl();
  const state = useDocumentState((document) => shownState(document, moduleId));
  if (state === null) return null;
  const label = stateText(intl, state, sheet);
  if (state === 'progress')
    return <Loader className={classes.ring ?? ''} size={15} role="img" aria-label={label} />;
  const Icon = icons[state];
  return <Icon className={classes.icon} data-state={state} size={17} role="img" aria-label={label} />;
}

function stateText({ formatMessage }: IntlShape, state: ModuleState, sheet: string): string {
  switch (state) {
    case 'queued':
      return formatMessage({ id: 'generation.state-queued' }, { sheet });
    case 'progress':
      return formatMessage({ id: 'generation.state-progress' }, { sheet });
    case 'done':
      return formatMessage({ id: 'generation.state-done' }, { sheet });
    case 'error':
      return formatMessage({ id: 'generation.state-error' }, { sheet });
  }
}
