// Asks before a rule is replaced by numbers, and says why a copied cell was refused.
import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RefusedPaste } from './use-cell-typing.ts';

interface DriverQuestionProps {
  readonly name: string;
  readonly confirm: () => void;
  readonly onClose: () => void;
}

export function DriverQuestion({ name, confirm, onClose }: DriverQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={<FormattedMessage id="cells.driver-title" />}
      closeLabel={formatMessage({ id: 'app.close' })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="cells.driver-text" values={{ name }} />
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onClose();
            confirm();
          }}
        >
          <FormattedMessage id="cells.driver-replace" />
        </Button>
      </Group>
    </Dialog>
  );
}
interface RefusedCellProps extends RefusedPaste {
  readonly onClose: () => void;
}

export function RefusedCell({ name, text, fault, count, onClose }: RefusedCellProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={<FormattedMessage id="cells.nothing-pasted" />}
      closeLabel={formatMessage({ id: 'app.close' })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="cells.refused" values={{ name, text }} />
      </p>
      <p>{fault}</p>
      {count > 1 && (
        <p>
          <FormattedMessage id="cells.refused-others" values={{ count: count - 1 }} />
        </p>
      )}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          <FormattedMessage id="app.close" />
        </Button>
      </Group>
    </Dialog>
  );
}
