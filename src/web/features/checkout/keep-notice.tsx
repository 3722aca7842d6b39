// Tells a buyer without an account that this browser alone knows what they bought, until they register.
import { Alert, Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { Unbroken } from '#web/ui/page/unbroken.tsx';

/** The address given at checkout, if it is known. */
export function KeepNotice({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      color="gray"
      mt="lg"
      icon={<IconUserCircle size={20} />}
      title={formatMessage({ id: 'checkout.keep-title' })}
    >
      {email === '' ? (
        <FormattedMessage id="checkout.keep-any" />
      ) : (
        <FormattedMessage id="checkout.keep-text" values={{ email: <Unbroken>{email}</Unbroken> }} />
      )}
      <div>
        <Button
          size="xs"
          mt="sm"
          variant="default"
          onClick={() => openDialog({ name: 'sign-in', mode: 'sign-up' })}
        >
          <FormattedMessage id="checkout.register" />
        </Button>
      </div>
    </Alert>
  );
}
