// Changes the password with the current one; everyone else who is signed in to the account is signed out.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { tellOtherTabs } from '#web/api/session-change.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChangePasswordForm, type PasswordChange } from './change-password-form.tsx';
import { sessionsQuery } from './use-sessions.ts';

interface ChangePasswordDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const changing = useMutation({
    mutationFn: ({ current, password }: PasswordChange) =>
      call('changePassword', { body: { currentPassword: current, newPassword: password } }),
    onSuccess: async ({ user }) => {
      // An earlier response still on its way must not replace the user.
      await queryClient.cancelQueries({ queryKey: visitorQuery.queryKey });
      queryClient.setQueryData(visitorQuery.queryKey, user);
      void queryClient.invalidateQueries(sessionsQuery);
      tellOtherTabs();
      onClose();
      notify({ color: 'teal', message: formatMessage({ id: 'settings.password-changed' }) });
    },
  });
  return (
    <Dialog
      title={<FormattedMessage id="settings.password-change" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <ChangePasswordForm email={email} sending={changing} onSubmit={changing.mutate} />
    </Dialog>
  );
}
