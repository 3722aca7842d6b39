// Leads to Google and back to the current screen; disabled, with the reason, where that is not configured.
import { Button, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { returnToPattern } from '#contract/sign-in-outcomes.ts';
import { callAddress } from '#web/api/address.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './google-button.module.css';
import { GoogleSign } from './google-sign.tsx';

export function GoogleButton() {
  const { hasGoogleSignIn } = useVisitor();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const whyNot = useId();
  const look = {
    variant: 'default',
    size: 'md',
    fullWidth: true,
    leftSection: <GoogleSign />,
    children: <FormattedMessage id="sign-in.google" />,
  } as const;
  const returnTo = returnToPattern.test(path) ? path : '/';
  return (
    <>
      {hasGoogleSignIn ? (
        <Button component="a" href={callAddress('startGoogleSignIn', {}, { returnTo })} {...look} />
      ) : (
        <div>
          <Button disabled aria-describedby={whyNot} {...look} />
          <Text id={whyNot} size="sm" c="dimmed" mt={6} ta="center">
            <FormattedMessage id="sign-in.google-off" />
          </Text>
        </div>
      )}
      <div className={classes.or}>
        <FormattedMessage id="sign-in.or" />
      </div>
    </>
  );
}
