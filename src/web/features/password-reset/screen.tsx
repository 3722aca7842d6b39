// The page of the link in a password-reset email: opens the dialog, to set the password or to request another link.
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { closeDialog, openDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { useToken } from '#web/state/page/use-token.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const askForPassword = () => openDialog({ name: 'sign-in', mode: 'new-password' });

export function PasswordResetScreen() {
  const isNow = useToken(askForPassword) !== null;
  const open = () => openDialog({ name: 'sign-in', mode: isNow ? 'new-password' : 'reset-link' });
  useEffect(() => {
    openDialog({ name: 'sign-in', mode: isNow ? 'new-password' : 'reset-link' });
    return () => {
      if (useOpenDialog.getState().dialog?.name === 'sign-in') closeDialog();
    };
  }, [isNow]);
  return (
    <Page title={<FormattedMessage id="menu.password" />} width="narrow">
      <EmptyState
        icon={<IconKey size={30} />}
        title={<FormattedMessage id="password.title" />}
        action={
          <Button onClick={open}>
            {isNow ? <FormattedMessage id="sign-in.submit-new" /> : <FormattedMessage id="password.ask" />}
          </Button>
        }
      >
        {isNow ? <FormattedMessage id="password.text" /> : <FormattedMessage id="password.text-none" />}
      </EmptyState>
    </Page>
  );
}
