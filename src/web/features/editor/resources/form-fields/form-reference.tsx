// The row that a variable of a form reads, and the way back to numbers where those may be typed.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from '../form/resource-dialog.module.css';
import { ReferenceChoice } from '../formula/reference-choice.tsx';

interface FormReferenceProps {
  readonly name: string;
  readonly value: string;
  readonly refused: ReadonlySet<string>;
  readonly isOptional: boolean;
  /** Begun just now, so the choice gets the focus. */
  readonly isFresh: boolean;
  readonly onChange: (target: string) => void;
  readonly onNumbers: (() => void) | undefined;
}

export function FormReference({ name, isFresh, onNumbers, ...choice }: FormReferenceProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) field.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isFresh]);
  return (
    <div ref={field} className={classes.number}>
      <ReferenceChoice {...choice} label={name} />
      {onNumbers && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={onNumbers}>
          <FormattedMessage id="reference.type" />
        </Button>
      )}
    </div>
  );
}
