// Leads to Google and back to the current screen; not offered where that is not configured.
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { returnToPattern } from '#contract/sign-in-outcomes.ts';
import { callAddress } from '#web/api/address.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './google-button.module.css';
import { GoogleSign } from './google-sign.tsx';

export function GoogleButton() {
  const { hasGoogleSignIn } = useVisitor();
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!hasGoogleSignIn) return null;
  const returnTo = returnToPattern.test(path) ? path : '/';
  return (
    <>
      <Button
        component="a"
        href={callAddress('startGoogleSignIn', {}, { returnTo })}
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleSign />}
      >
        <FormattedMessage id="sign-in.google" />
      </Button>
      <div className={classes.or}>
        <FormattedMessage id="sign-in.or" />
      </div>
    </>
  );
}
