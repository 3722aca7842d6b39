// Says that a new name is close to a known one, and puts that one in its place.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './formula.module.css';
import type { Slip } from './use-formula-faults.ts';

interface SlipHintProps {
  readonly slip: Slip | null;
  readonly text: string;
  readonly onTake: (text: string) => void;
}

export function SlipHint({ slip, text, onTake }: SlipHintProps) {
  if (!slip) return null;
  const at = slip.column - 1;
  const corrected = text.slice(0, at) + slip.meant + text.slice(at + slip.name.length);
  return (
    <p className={classes.slip}>
      {slip.text}{' '}
      <Button variant="light" size="compact-xs" onClick={() => onTake(corrected)}>
        <FormattedMessage id="formula.take-meant" values={{ name: slip.meant }} />
      </Button>
    </p>
  );
}
