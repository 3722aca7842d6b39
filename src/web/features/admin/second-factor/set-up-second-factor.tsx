// Sets up the second factor: the password, then a secret for the app as a picture and to type, then the app's first code.
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { CodeFault } from '#web/state/second-factor/code-fault.tsx';
import { CodeForm } from '#web/state/second-factor/code-form.tsx';
import { useSecondFactorCalls } from '#web/state/second-factor/second-factor.ts';
import classes from './second-factor.module.css';

const QrPicture = lazyPart(() => import('./qr-picture.tsx'), 'QrPicture');

interface SetUpProps {
  readonly needsPassword: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function SetUpSecondFactor({ needsPassword, onCodes }: SetUpProps) {
  const { start, confirm } = useSecondFactorCalls();
  if (start.data === undefined) return <Begin needsPassword={needsPassword} starting={start} />;
  const send = (code: string) =>
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  return (
    <Stack gap="lg">
      <Scan {...start.data} />
      <CodeForm
        kind="app"
        sending={confirm}
        submit={<FormattedMessage id="secondFactor.confirm" />}
        onSubmit={send}
      />
    </Stack>
  );
}

interface BeginProps {
  readonly needsPassword: boolean;
  readonly starting: ReturnType<typeof useSecondFactorCalls>['start'];
}

function Begin({ needsPassword, starting }: BeginProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = needsPassword && password === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) field.current?.focus();
    else if (!starting.isPending) starting.mutate(needsPassword ? password : null);
  };
  return (
    <form name="second-factor-start" onSubmit={send} noValidate>
      <Stack gap="md">
        {needsPassword && (
          <PasswordInput
            ref={field}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            label={<FormattedMessage id="secondFactor.password" />}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': formatMessage({ id: 'sign-in.show-password' }) }}
            value={password}
            error={isChecked && isMissing && formatMessage({ id: 'settings.password-empty' })}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {starting.error && !starting.isPending && <CodeFault error={starting.error} />}
        <div>
          <Button type="submit" loading={starting.isPending}>
            <FormattedMessage id="secondFactor.set-up" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Scan({ secret, address }: { readonly secret: string; readonly address: string }) {
  return (
    <div className={classes.scan}>
      <Suspense fallback={<div className={classes.picture} />}>
        <QrPicture address={address} />
      </Suspense>
      <div className={classes.words}>
        <Text>
          <FormattedMessage id="secondFactor.scan" />
        </Text>
        <Text mt="md" size="sm" c="dimmed">
          <FormattedMessage id="secondFactor.type-secret" />
        </Text>
        <p className={classes.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
    </div>
  );
}
