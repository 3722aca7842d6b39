// Says what is amiss with the numbers; it loads when something is.
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TemplateCalculation } from '../../calculation/protocol.ts';
import classes from './notices.module.css';

interface ShownNoticesProps extends Pick<TemplateCalculation, 'diagnostics'> {
  readonly isNothingSold: boolean;
  readonly failure: string | null;
  readonly isError: boolean;
  /** Whether the numbers are those from before it. */
  readonly isOld: boolean;
}

export function ShownNotices({ isNothingSold, diagnostics, failure, isError, isOld }: ShownNoticesProps) {
  return (
    <div className={classes.notices}>
      {isNothingSold && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={<FormattedMessage id="ui_add_revenues" />}>
          <FormattedMessage id="editor.add-revenues-how" />
        </Alert>
      )}
      {(diagnostics.length > 0 || failure !== null) && (
        <Alert
          color={isError ? 'red' : 'yellow'}
          icon={<IconAlertTriangle />}
          title={<FormattedMessage id="editor.attention" />}
        >
          {isOld && (
            <p className={classes.old}>
              <FormattedMessage id="editor.old-numbers-why" />
            </p>
          )}
          <ul>
            {failure !== null && (
              <li>
                <FormattedMessage id="editor.engine-failed" values={{ reason: failure }} />
              </li>
            )}
            {diagnostics.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
