// Asks for the code that the operator's app shows, or for a recovery code.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '#web/state/second-factor/code-form.tsx';
import { useSecondFactorCalls } from '#web/state/second-factor/second-factor.ts';
import { lateFocus } from '#web/ui/late-focus.ts';

export function ProveSecondFactor() {
  const { prove } = useSecondFactorCalls();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isApp = kind === 'app';
  const change = () => {
    prove.reset();
    setKind(isApp ? 'recovery' : 'app');
  };
  return (
    <div ref={lateFocus}>
      <CodeForm
        key={kind}
        kind={kind}
        sending={prove}
        submit={<FormattedMessage id="secondFactor.go-on" />}
        aside={
          <Button variant="subtle" onClick={change}>
            {isApp ? (
              <FormattedMessage id="secondFactor.use-recovery-code" />
            ) : (
              <FormattedMessage id="secondFactor.use-app" />
            )}
          </Button>
        }
        onSubmit={prove.mutate}
      />
    </div>
  );
}
