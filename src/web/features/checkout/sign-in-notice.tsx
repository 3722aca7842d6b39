// Asks a visitor whose order is not theirs in this browser to sign in to the account of the address given at checkout.
import { Alert, Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';

export function SignInNotice() {
  const { formatMessage } = useIntl();
  return (
    <Alert
      color="yellow"
      mt="lg"
      icon={<IconUserCircle size={20} />}
      title={formatMessage({ id: 'checkout.sign-in-title' })}
    >
      <FormattedMessage id="checkout.sign-in-any" />
      <div>
        <Button
          size="xs"
          mt="sm"
          variant="default"
          onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}
        >
          <FormattedMessage id="checkout.sign-in" />
        </Button>
      </div>
    </Alert>
  );
}
