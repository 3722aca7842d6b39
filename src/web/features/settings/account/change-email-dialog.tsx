// Sends a link to a new address; the address changes when the link is opened.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Outcome } from '#web/ui/page/outcome.tsx';
import { ChangeEmailForm, type EmailChange } from './change-email-form.tsx';

export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const asking = useMutation({
    mutationFn: (change: EmailChange) => call('requestEmailChange', { body: change }),
  });
  return (
    <Dialog
      title={<FormattedMessage id="settings.email-title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      {asking.isSuccess ? (
        <Outcome
          title={<FormattedMessage id="settings.email-sent" values={{ email: asking.data.email }} />}
          action={
            <Button onClick={onClose}>
              <FormattedMessage id="app.close" />
            </Button>
          }
        >
          <FormattedMessage id="settings.email-sent-text" />
        </Outcome>
      ) : (
        <ChangeEmailForm isSending={asking.isPending} error={asking.error} onSubmit={asking.mutate} />
      )}
    </Dialog>
  );
}
