// Whether both sides of the opening balance sheet agree, and how to make them agree.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import classes from './opening.module.css';

interface OpeningCheckProps {
  /** Assets minus liabilities and capital. */
  readonly difference: number;
  /** The calculated remaining cash. */
  readonly cash: number;
  /** Whose capital could absorb the difference; null if there is none, or it would become negative. */
  readonly capitalName: string | null;
  readonly onRaise: () => void;
  readonly onCalculated: () => void;
}

export function OpeningCheck(props: OpeningCheckProps) {
  const { difference, cash, capitalName, onRaise, onCalculated } = props;
  const amount = <FormattedNumber value={difference} maximumFractionDigits={2} />;
  const apart = <FormattedNumber value={Math.abs(difference)} maximumFractionDigits={2} />;
  return (
    <div role="status">
      {difference !== 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle />}
          title={<FormattedMessage id="opening.difference" values={{ amount: apart }} />}
        >
          <p className={classes.why}>
            <FormattedMessage id="opening.difference-why" />
          </p>
          <div className={classes.ways}>
            {capitalName !== null && (
              <Button size="compact-sm" variant="default" onClick={onRaise}>
                <FormattedMessage id="opening.raise" values={{ name: capitalName, amount }} />
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={onCalculated}>
              <FormattedMessage id="opening.use-calculated" />
            </Button>
          </div>
        </Alert>
      )}
      {difference === 0 && cash < 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle />}
          title={<FormattedMessage id="opening.below-zero" />}
        >
          <FormattedMessage id="opening.below-zero-how" />
        </Alert>
      )}
      {difference === 0 && cash >= 0 && (
        <p className={classes.even}>
          <IconCheck size={17} aria-hidden="true" />
          <FormattedMessage id="opening.even" />
        </p>
      )}
    </div>
  );
}
