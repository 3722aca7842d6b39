// Undo and redo, each naming its step.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useSteps } from './use-steps.ts';

export function UndoButtons() {
  const { formatMessage } = useIntl();
  const { names, undo, redo } = useSteps();
  const undoLabel = names.undo
    ? formatMessage({ id: 'editor.undo-step' }, { step: names.undo })
    : formatMessage({ id: 'editor.undo' });
  const redoLabel = names.redo
    ? formatMessage({ id: 'editor.redo-step' }, { step: names.redo })
    : formatMessage({ id: 'editor.redo' });
  return (
    <ActionIcon.Group>
      <StepButton label={undoLabel} isIdle={names.undo === null} onClick={undo}>
        <IconArrowBackUp size={18} />
      </StepButton>
      <StepButton label={redoLabel} isIdle={names.redo === null} onClick={redo}>
        <IconArrowForwardUp size={18} />
      </StepButton>
    </ActionIcon.Group>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isIdle: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A disabled button would lose the focus when it reverts the last step. */
const StepButton = ({ label, isIdle, onClick, children }: StepButtonProps) => (
  <Tip label={label}>
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      aria-disabled={isIdle}
      data-disabled={isIdle}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tip>
);
