// Asks for the email address to send the link to a read-only spreadsheet to, and sends it.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSendPreview } from '#web/state/templates/use-send-preview.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Outcome } from '#web/ui/page/outcome.tsx';
import { EmailForm } from './email-form.tsx';

interface AskForEmailDialogProps {
  readonly templateUuid: string;
  readonly onClose: () => void;
}

export function AskForEmailDialog({ templateUuid, onClose }: AskForEmailDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useSendPreview(templateUuid);
  return (
    <Dialog
      title={<FormattedMessage id="ask.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      {sending.isSuccess ? (
        <Outcome
          title={<FormattedMessage id="preview.sent" values={{ email: sending.variables.trim() }} />}
          action={
            <Button onClick={onClose}>
              <FormattedMessage id="app.close" />
            </Button>
          }
        >
          <FormattedMessage id="preview.sent-text" />
        </Outcome>
      ) : (
        <EmailForm isSending={sending.isPending} error={sending.error} onSubmit={sending.mutate} />
      )}
    </Dialog>
  );
}
