// Signing in, signing up, and resetting the password.
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { SignInOutcome } from '#contract/sign-in-outcomes.ts';
import type { SignInMode } from '#web/state/dialogs/dialogs.ts';
import { currentLanding } from '#web/state/page/landing.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NewPasswordForm } from './forms/new-password-form.tsx';
import { ResetLinkForm } from './forms/reset-link-form.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { AlreadyIn } from './notices/already-in.tsx';
import { Notice } from './notices/failure-notice.tsx';
import { outcomeTexts } from './outcome-texts.ts';

const titles = defineMessages({
  'sign-in': { id: 'sign-in.title' },
  'sign-up': { id: 'sign-in.title-up' },
  'reset-link': { id: 'sign-in.title-reset' },
  'new-password': { id: 'sign-in.title-new' },
});

interface SignInDialogProps {
  readonly mode: SignInMode;
  /** The outcome of a sign-in with Google, if that is why the dialog is open. */
  readonly outcome: SignInOutcome | null;
  readonly onClose: () => void;
}

export function SignInDialog({ mode: first, outcome, onClose }: SignInDialogProps) {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useState(first);
  return (
    <Dialog
      title={<FormattedMessage {...titles[mode]} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={440}
    >
      <Stack gap="md" align="stretch">
        {outcome && mode === first && <Notice text={<FormattedMessage {...outcomeTexts[outcome]} />} />}
        <Mode mode={mode} onMode={setMode} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

interface ModeProps {
  readonly mode: SignInMode;
  readonly onMode: (mode: SignInMode) => void;
  readonly onClose: () => void;
}

function Mode({ mode, onMode, onClose }: ModeProps) {
  const visitor = useVisitor();
  const [email, setEmail] = useState(visitor.email ?? '');
  const shared = { email, onEmail: setEmail, onMode, onClose };
  const { token } = currentLanding();
  if (mode === 'new-password' && token !== null) return <NewPasswordForm token={token} {...shared} />;
  if (mode === 'new-password' || mode === 'reset-link') return <ResetLinkForm {...shared} />;
  if (visitor.isSignedIn) return <AlreadyIn email={visitor.email} onClose={onClose} />;
  return (
    <>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="sign-in.users" />
      </Text>
      {mode === 'sign-in' ? <SignInForm {...shared} /> : <SignUpForm {...shared} />}
    </>
  );
}
