// Says that a call failed and why, with a button to try it again.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './error-banner.module.css';
import { useOperatorError } from './use-operator-error.ts';

interface ErrorBannerProps {
  readonly error: unknown;
  /** Shown if the server gave no reason of its own. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

export function ErrorBanner({ error, fallback, onRetry, onClose }: ErrorBannerProps) {
  const { formatMessage } = useIntl();
  const textOf = useOperatorError();
  return (
    <Alert
      className={classes.banner ?? ''}
      role="alert"
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden="true" />}
      {...(onClose && {
        withCloseButton: true,
        onClose,
        closeButtonLabel: formatMessage({ id: 'app.close' }),
      })}
    >
      <div className={classes.content}>
        <span className={classes.text}>{textOf(error, fallback)}</span>
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            <FormattedMessage id="admin.try-again" />
          </Button>
        )}
      </div>
    </Alert>
  );
}
