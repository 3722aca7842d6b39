// The environment whose data is shown, to be chosen among those that the server knows.
import { Loader } from '@mantine/core';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Environment } from '../parts/environment.ts';
import classes from './environment-choice.module.css';
import type { EnvironmentSwitch } from './use-switch-environment.ts';

export const environmentNames = defineMessages({
  local: { id: 'admin.environment-local' },
  test: { id: 'admin.environment-test' },
  production: { id: 'admin.environment-production' },
});

const order: readonly Environment[] = ['local', 'test', 'production'];

export function EnvironmentChoice({ current, isSwitching, switchTo }: EnvironmentSwitch) {
  const { formatMessage, formatList } = useIntl();
  const name = useId();
  const noteId = useId();
  const isConfigured = (environment: Environment) =>
    current?.environments.some((known) => known.name === environment && known.isConfigured) ?? false;
  const absent = current ? order.filter((environment) => !isConfigured(environment)) : [];
  const absentNames = formatList(absent.map((environment) => formatMessage(environmentNames[environment])));
  return (
    <div className={classes.place}>
      <div
        className={classes.choice}
        role="radiogroup"
        aria-label={formatMessage({ id: 'admin.environment' })}
        aria-describedby={noteId}
      >
        {order.map((environment) => (
          <label key={environment} className={classes.part} data-environment={environment}>
            <input
              type="radio"
              name={name}
              checked={environment === current?.environment}
              disabled={isSwitching || !isConfigured(environment)}
              onChange={() => switchTo(environment)}
            />
            <span>{formatMessage(environmentNames[environment])}</span>
          </label>
        ))}
      </div>
      <span id={noteId} className={classes.note} role="status">
        {isSwitching ? (
          <>
            <Loader size={14} color="currentColor" />
            <FormattedMessage id="admin.switching" />
          </>
        ) : (
          absent.length > 0 && (
            <FormattedMessage
              id="admin.environment-absent"
              values={{ names: absentNames, count: absent.length }}
            />
          )
        )}
      </span>
    </div>
  );
}
