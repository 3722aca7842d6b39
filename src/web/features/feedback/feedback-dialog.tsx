// A message to the makers of the product: the form, the thanks after sending, or the reason of a failure.
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './feedback-dialog.module.css';
import { type Feedback, FeedbackForm } from './feedback-form.tsx';
import { forgetMessage } from './unsent-message.ts';

interface FeedbackDialogProps {
  readonly onClose: () => void;
}

export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const { formatMessage } = useIntl();
  const send = useMutation({
    mutationFn: (feedback: Feedback) => call('shareFeedback', { body: feedback }),
    onSuccess: forgetMessage,
  });
  return (
    <Dialog
      title={<FormattedMessage id="feedback.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      {send.isSuccess ? (
        <Thanks onClose={onClose} />
      ) : (
        <FeedbackForm
          isSending={send.isPending}
          error={send.error}
          onSend={(feedback) => send.mutate(feedback)}
        />
      )}
    </Dialog>
  );
}

function Thanks({ onClose }: FeedbackDialogProps) {
  return (
    <Stack gap="lg">
      <Group gap="sm" wrap="nowrap" role="status">
        <IconCircleCheck className={classes.done} size={28} aria-hidden="true" />
        <Text fw={550}>
          <FormattedMessage id="feedback.sent" />
        </Text>
      </Group>
      <Group justify="flex-end">
        {/* The focused element was removed with the form. */}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          <FormattedMessage id="app.close" />
        </Button>
      </Group>
    </Stack>
  );
}
