// Sign-in settings: the address, the password, and the active sessions.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Fault } from '../layout/fault.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { OpenSessions } from './open-sessions.tsx';

export function SignInGroup() {
  const { formatMessage } = useIntl();
  const { email } = useVisitor();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.security' })}>
      <EmailRow email={email ?? ''} />
      <PasswordRow email={email ?? ''} />
      <OpenSessions />
    </SettingsGroup>
  );
}

function EmailRow({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsRow
        title={<FormattedMessage id="settings.email" />}
        text={email}
        action={
          <Button
            variant="default"
            aria-label={formatMessage({ id: 'settings.email-change' })}
            onClick={() => setOpen(true)}
          >
            <FormattedMessage id="settings.change" />
          </Button>
        }
      />
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PasswordRow({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const reason = useReason();
  const [isOpen, setOpen] = useState(false);
  const asking = useMutation({ mutationFn: () => call('requestResetPassword', { body: { email } }) });
  return (
    <>
      <SettingsRow
        title={<FormattedMessage id="settings.password" />}
        text={
          <>
            <span role="status">
              {asking.isSuccess ? (
                <FormattedMessage id="settings.password-sent" values={{ email }} />
              ) : (
                <FormattedMessage id="settings.password-text" />
              )}
              {asking.error && <Fault>{reason(asking.error)}</Fault>}
            </span>
            {!asking.isSuccess && (
              <Button
                display="block"
                variant="transparent"
                size="compact-sm"
                px={0}
                mt={4}
                loading={asking.isPending}
                onClick={() => asking.mutate()}
              >
                <FormattedMessage id="settings.password-set" />
              </Button>
            )}
          </>
        }
        action={
          <Button
            variant="default"
            aria-label={formatMessage({ id: 'settings.password-change' })}
            onClick={() => setOpen(true)}
          >
            <FormattedMessage id="settings.change" />
          </Button>
        }
      />
      {isOpen && <ChangePasswordDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}
