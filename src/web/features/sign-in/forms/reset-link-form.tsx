// Emails a password-reset link to an address, and says that it was sent.
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { checkEmail } from '#web/state/passwords/check-credentials.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { EmailField } from '../fields/email-field.tsx';
import { LinkSent } from '../notices/link-sent.tsx';
import { ModeLink } from '../notices/mode-link.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormProps } from './form-props.ts';
import { useCheckedForm } from './use-checked-form.ts';

export function ResetLinkForm({ email, onEmail, onMode, onClose }: FormProps) {
  const { isSignedIn } = useVisitor();
  const asking = useMutation({
    mutationFn: () => call('requestResetPassword', { body: { email } }),
  });
  const { onSubmit, faultOf } = useCheckedForm({ email: checkEmail(email) }, () => asking.mutate());
  if (asking.data) {
    return <LinkSent email={asking.data.user.email} onAgain={asking.reset} onClose={onClose} />;
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="sign-in.reset-text" />
      </Text>
      <FormFrame
        name="reset-link"
        onSubmit={onSubmit}
        sending={asking}
        button={<FormattedMessage id="sign-in.submit-reset" />}
        onMode={onMode}
      >
        <EmailField value={email} fault={faultOf('email')} onChange={onEmail} />
      </FormFrame>
      {!isSignedIn && (
        <ModeLink onFollow={() => onMode('sign-in')}>
          <FormattedMessage id="sign-in.back" />
        </ModeLink>
      )}
    </>
  );
}
