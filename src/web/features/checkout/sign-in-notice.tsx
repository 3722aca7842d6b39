// Asks a visitor who bought by email to sign in to the account of that address.
import { Alert, Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';

/** The address is empty if the order is not known. */
export function SignInNotice({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      role="alert"
      color="yellow"
      mt="lg"
      icon={<IconUserCircle size={20} />}
      title={formatMessage({ id: 'checkout.sign-in-title' })}
    >
      {email ? (
        <FormattedMessage id="checkout.sign-in-text" values={{ email }} />
      ) : (
        <FormattedMessage id="checkout.sign-in-any" />
      )}
      <div>
        <Button size="xs" mt="sm" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
          <FormattedMessage id="checkout.sign-in" />
        </Button>
      </div>
    </Alert>
  );
}
