// Shows, below a new password, how hard it is to guess.
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PasswordStrength } from './password-strength.ts';
import classes from './strength-hint.module.css';

const texts = defineMessages({
  unjudged: { id: 'sign-in.strength-advice' },
  long: { id: 'sign-in.password-long' },
  common: { id: 'sign-in.strength-common' },
  weak: { id: 'sign-in.strength-weak' },
  likely: { id: 'sign-in.strength-likely' },
  fair: { id: 'sign-in.strength-fair' },
  strong: { id: 'sign-in.strength-strong' },
});

const stepsOf: Readonly<Record<PasswordStrength, number>> = {
  unjudged: 0,
  long: 0,
  common: 1,
  weak: 1,
  likely: 2,
  fair: 2,
  strong: 3,
};
const steps = [1, 2, 3];

interface StrengthHintProps {
  readonly strength: PasswordStrength;
  /** The field's error says it then. */
  readonly isFaultShown: boolean;
}

export function StrengthHint({ strength, isFaultShown }: StrengthHintProps) {
  return (
    <span className={classes.hint} data-strength={strength}>
      <span className={classes.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={classes.step} data-on={step <= stepsOf[strength] || undefined} />
        ))}
      </span>
      <span aria-live="polite">{!isFaultShown && <FormattedMessage {...texts[strength]} />}</span>
    </span>
  );
}
