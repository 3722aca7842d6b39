// Notices about the numbers: nothing to sell, errors in formulas, or a failure of the engine.
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useCalculated, useStaleReason } from '../../calculation/calculation-client.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import classes from './notices.module.css';

export function Notices() {
  const isNothingSold = useTemplateFact((template) => sectionResources(template, salesSection).length === 0);
  const diagnostics = useCalculated((calculated) => calculated.diagnostics);
  const failure = useCalculated((calculated) => calculated.failure);
  const isError = useStaleReason() !== null;
  const isOld = useCalculated(({ result }) => result !== null) && isError;
  if (!isNothingSold && diagnostics.length === 0 && failure === null) return null;
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
