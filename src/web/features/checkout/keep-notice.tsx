// Tells a buyer without an account that this browser alone knows what they bought, and that a plan needs an account to open anything.
import { Alert, Button, Group } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { Unbroken } from '#web/ui/page/unbroken.tsx';

interface KeepNoticeProps {
  /** A plan opens nothing before it has an account. */
  readonly isPlan: boolean;
  /** The address given at checkout, if it is known. */
  readonly email: string;
}

export function KeepNotice({ isPlan, email }: KeepNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      color={isPlan ? 'yellow' : 'gray'}
      mt="lg"
      icon={<IconUserCircle size={20} />}
      title={
        isPlan ? formatMessage({ id: 'checkout.plan-title' }) : formatMessage({ id: 'checkout.keep-title' })
      }
    >
      {isPlan ? <FormattedMessage id="checkout.plan-text" /> : <KeepText email={email} />}
      <Group gap="sm" mt="sm">
        <Button
          size="xs"
          variant={isPlan ? 'filled' : 'default'}
          onClick={() => openDialog({ name: 'sign-in', mode: 'sign-up' })}
        >
          <FormattedMessage id="checkout.register" />
        </Button>
        {isPlan && (
          <Button
            size="xs"
            variant="default"
            onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}
          >
            <FormattedMessage id="checkout.sign-in" />
          </Button>
        )}
      </Group>
    </Alert>
  );
}

const KeepText = ({ email }: { readonly email: string }) =>
  email === '' ? (
    <FormattedMessage id="checkout.keep-any" />
  ) : (
    <FormattedMessage id="checkout.keep-text" values={{ email: <Unbroken>{email}</Unbroken> }} />
  );
