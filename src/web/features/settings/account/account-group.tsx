// The account these settings belong to, and signing in or out.
import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useSignOut } from '#web/state/visitor/sign-out.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';

export function AccountGroup() {
  const { formatMessage } = useIntl();
  const { isSignedIn } = useVisitor();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.account' })}>
      {isSignedIn ? <SignedInRow /> : <VisitorRow />}
    </SettingsGroup>
  );
}

function SignedInRow() {
  const { email, displayName } = useVisitor();
  const { signOut, isPending } = useSignOut();
  return (
    <SettingsRow
      title={
        <span>
          <FormattedMessage id="settings.account-of" values={{ email: <Unbroken>{email}</Unbroken> }} />
        </span>
      }
      text={displayName}
      action={
        <Button variant="default" loading={isPending} onClick={signOut}>
          <FormattedMessage id="settings.sign-out" />
        </Button>
      }
    />
  );
}

function VisitorRow() {
  const { settings, templates } = useVisitor();
  const values = { max: settings.maxTemplatesIfNotSignedIn, count: templates.length };
  return (
    <>
      <SettingsRow
        title={<FormattedMessage id="settings.visitor" />}
        text={
          <>
            <FormattedMessage id="settings.visitor-limit" values={values} />{' '}
            <FormattedMessage id="settings.visitor-text" />
          </>
        }
      />
      <Group gap="sm">
        <Button onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
          <FormattedMessage id="settings.sign-in" />
        </Button>
        <Button variant="light" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-up' })}>
          <FormattedMessage id="settings.sign-up" />
        </Button>
      </Group>
    </>
  );
}
