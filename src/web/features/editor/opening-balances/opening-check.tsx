// What makes both sides of the opening balance sheet agree, in words, and other ways to make them agree.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconScale } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import classes from './opening.module.css';

interface OpeningCheckProps {
  readonly isCashTyped: boolean;
  /** The calculated remaining cash. */
  readonly cash: number;
  /** What makes both sides agree where cash is typed. */
  readonly retained: number;
  /** Whose capital could absorb it; null if there is none, or it would become negative. */
  readonly capitalName: string | null;
  readonly onCapital: () => void;
  readonly onCalculated: () => void;
}

export function OpeningCheck(props: OpeningCheckProps) {
  const { isCashTyped, cash, retained } = props;
  return (
    <div role="status">
      {retained !== 0 && <RetainedEarnings {...props} />}
      {!isCashTyped && cash < 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle />}
          title={<FormattedMessage id="opening.below-zero" />}
        >
          <FormattedMessage id="opening.below-zero-how" />
        </Alert>
      )}
      {retained === 0 && (isCashTyped || cash >= 0) && (
        <p className={classes.even}>
          <IconCheck size={17} aria-hidden="true" />
          <span>
            <FormattedMessage id="opening.even" />{' '}
            <span className={classes.how}>
              {isCashTyped ? (
                <FormattedMessage id="opening.no-earnings" />
              ) : (
                <FormattedMessage id="opening.cash-left" values={{ amount: <Amount of={cash} /> }} />
              )}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}

const Amount = ({ of }: { readonly of: number }) => (
  <FormattedNumber value={Math.abs(of)} maximumFractionDigits={2} />
);

const way = {
  size: 'compact-sm',
  variant: 'default',
  classNames: { root: classes.way ?? '', label: classes.wayLabel ?? '' },
} as const;

function RetainedEarnings({ retained, capitalName, onCapital, onCalculated }: OpeningCheckProps) {
  const amount = <Amount of={retained} />;
  const isEarned = retained > 0;
  return (
    <Alert
      color={isEarned ? 'blue' : 'yellow'}
      icon={isEarned ? <IconScale /> : <IconAlertTriangle />}
      title={
        isEarned ? (
          <FormattedMessage id="opening.earned" values={{ amount }} />
        ) : (
          <FormattedMessage id="opening.lost" values={{ amount }} />
        )
      }
    >
      <p className={classes.why}>
        {isEarned ? (
          <FormattedMessage id="opening.earned-why" values={{ amount }} />
        ) : (
          <FormattedMessage id="opening.lost-why" values={{ amount }} />
        )}
      </p>
      <div className={classes.ways}>
        {capitalName !== null && (
          <Button {...way} onClick={onCapital}>
            {isEarned ? (
              <FormattedMessage id="opening.raise" values={{ name: capitalName, amount }} />
            ) : (
              <FormattedMessage id="opening.lower" values={{ name: capitalName, amount }} />
            )}
          </Button>
        )}
        <Button {...way} onClick={onCalculated}>
          <FormattedMessage id="opening.use-calculated" />
        </Button>
      </div>
    </Alert>
  );
}
