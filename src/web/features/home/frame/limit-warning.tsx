// Says that the template limit is reached, and that an account has a higher one.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './limit-warning.module.css';

export function LimitWarning() {
  const { settings, isSignedIn } = useVisitor();
  return (
    <Alert
      className={classes.warning ?? ''}
      color="yellow"
      icon={<IconAlertTriangle />}
      title={<FormattedMessage id="home.limit-title" />}
    >
      <div className={classes.content}>
        <p className={classes.text}>
          {isSignedIn ? (
            <FormattedMessage id="home.limit-account" />
          ) : (
            <FormattedMessage id="home.limit" values={{ max: settings.maxTemplatesIfNotSignedIn }} />
          )}
        </p>
        {!isSignedIn && (
          <Button size="xs" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
            <FormattedMessage id="home.sign-in" />
          </Button>
        )}
      </div>
    </Alert>
  );
}
