// Says where the link was sent; its button gets the focus, since the form that had it is gone.
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outcome } from '#web/ui/page/outcome.tsx';

interface LinkSentProps {
  readonly email: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function LinkSent({ email, onAgain, onClose }: LinkSentProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Outcome
      title={<FormattedMessage id="sign-in.sent-title" />}
      action={
        <Group gap="sm" justify="center">
          <Button variant="default" onClick={onAgain}>
            <FormattedMessage id="sign-in.sent-again" />
          </Button>
          <Button ref={close} onClick={onClose}>
            <FormattedMessage id="app.close" />
          </Button>
        </Group>
      }
    >
      <FormattedMessage id="sign-in.sent-text" values={{ email: <strong key="email">{email}</strong> }} />
    </Outcome>
  );
}
