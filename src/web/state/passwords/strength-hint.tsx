// Shows, below a new password, how hard it is to guess.
import { defineMessages, FormattedMessage } from 'react-intl';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import classes from './strength-hint.module.css';

const texts = defineMessages({
  short: { id: 'sign-in.strength-short' },
  weak: { id: 'sign-in.strength-weak' },
  fair: { id: 'sign-in.strength-fair' },
  strong: { id: 'sign-in.strength-strong' },
});

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

interface StrengthHintProps {
  readonly password: string;
  readonly email: string;
}

export function StrengthHint({ password, email }: StrengthHintProps) {
  const strength = passwordStrength(password, email);
  const reached = steps.indexOf(strength);
  return (
    <span className={classes.hint} data-strength={strength}>
      <span className={classes.steps} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={classes.step} data-on={index <= reached || undefined} />
        ))}
      </span>
      <span aria-live="polite">
        <FormattedMessage {...texts[strength]} />
      </span>
    </span>
  );
}
