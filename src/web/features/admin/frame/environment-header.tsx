// The head of the area: the environment, what the server warns of in it, and a red band over everything in production.
import { Alert } from '@mantine/core';
import { IconAlertTriangleFilled, IconInfoCircle } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { EnvironmentChoice } from './environment-choice.tsx';
import classes from './environment-header.module.css';
import type { EnvironmentSwitch } from './use-switch-environment.ts';

const warnings = defineMessages({
  production: { id: 'admin.warning-production' },
  elsewhere: { id: 'admin.warning-elsewhere' },
});

export function EnvironmentHeader(props: EnvironmentSwitch) {
  const { current, isUnsure, error, warning, retry, dismissWarning } = props;
  const { formatMessage } = useIntl();
  const isProduction = current?.environment === 'production';
  return (
    <>
      {isProduction && (
        <p className={classes.band} data-production="">
          <IconAlertTriangleFilled size={16} aria-hidden="true" />
          <FormattedMessage id="admin.production-band" />
        </p>
      )}
      <div className={classes.header} data-is-production={isProduction || undefined}>
        <h1 className={classes.title}>
          <FormattedMessage id="menu.admin" />
        </h1>
        <EnvironmentChoice {...props} />
      </div>
      {(error !== null || warning) && (
        <div className={classes.notices}>
          {error !== null && (
            <ErrorBanner
              error={error}
              fallback={formatMessage({ id: 'admin.switch-failed' })}
              onRetry={retry}
              onClose={isUnsure ? undefined : dismissWarning}
            />
          )}
          {warning && (
            <Alert
              className={classes.warning ?? ''}
              role="status"
              color="yellow"
              icon={<IconInfoCircle size={18} aria-hidden="true" />}
              withCloseButton
              closeButtonLabel={formatMessage({ id: 'app.close' })}
              onClose={dismissWarning}
            >
              {formatMessage(warnings[warning])}
            </Alert>
          )}
        </div>
      )}
    </>
  );
}
