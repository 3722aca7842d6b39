// One line on why suggestions are those of the catalogue although an AI was asked, and what to do.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { type WhyNoAI, whyNoAI } from '../../session/ai/why-no-ai.ts';
import classes from '../form/resource-dialog.module.css';

interface InsteadOfAIProps {
  readonly reason: WhyNoAI;
  readonly onRetry: () => void;
}

/** The same again would be answered in the same way. */
const isFinal = (reason: WhyNoAI): boolean => ['off', 'refused', 'budget'].includes(reason);

export function InsteadOfAI({ reason, onRetry }: InsteadOfAIProps) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.info} role="status">
      <FormattedMessage id="suggest.instead" values={{ why: formatMessage(whyNoAI[reason]) }} />{' '}
      {reason === 'refused' && <FormattedMessage id="suggest.instead-words" />}
      {reason === 'budget' && <FormattedMessage id="suggest.instead-tomorrow" />}
      {!isFinal(reason) && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          <FormattedMessage id="editor.retry" />
        </Button>
      )}
    </p>
  );
}
