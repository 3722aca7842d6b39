// Asks for confirmation before a template is deleted.
import { Button, Group, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplateName } from '../templates/use-template-name.ts';
import classes from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** Null while closed. */
  readonly template: TemplateSummary | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function DeleteDialog({ template, onConfirm, onCancel }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  const nameOf = useTemplateName();
  return (
    <Dialog
      title={<FormattedMessage id="home.delete-title" />}
      isOpen={template !== null}
      onClose={onCancel}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text className={classes.text ?? ''}>
        {template && <FormattedMessage id="home.delete-text" values={{ name: nameOf(template) }} />}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          <FormattedMessage id="home.delete-no" />
        </Button>
        <Button color="red" onClick={onConfirm}>
          <FormattedMessage id="home.delete-yes" />
        </Button>
      </Group>
    </Dialog>
  );
}
