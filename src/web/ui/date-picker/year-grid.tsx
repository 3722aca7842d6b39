// Twelve years to choose from; one of them has the focus.
import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { firstDay, lastDay, moveMonths, yearOf, yearsAround } from './calendar-days.ts';
import classes from './date-picker.module.css';
import { useCellFocus } from './use-cell-focus.ts';

interface YearGridProps {
  readonly at: string;
  readonly onMove: (day: string) => void;
  readonly onPick: (year: number) => void;
}

const yearsInRow = 3;

/** In years. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -yearsInRow,
  ArrowDown: yearsInRow,
  PageUp: -12,
  PageDown: 12,
};

export function YearGrid({ at, onMove, onPick }: YearGridProps) {
  const { formatMessage } = useIntl();
  const current = useRef<HTMLButtonElement>(null);
  const year = yearOf(at);
  useCellFocus(current, year);
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(moveMonths(at, step * 12));
  };
  return (
    <fieldset
      className={classes.years}
      aria-label={formatMessage({ id: 'date.years' })}
      data-cells
      onKeyDown={keys}
    >
      {yearsAround(year).map((one) => (
        <button
          key={one}
          ref={one === year ? current : undefined}
          type="button"
          className={classes.cell}
          tabIndex={one === year ? 0 : -1}
          aria-pressed={one === year}
          disabled={one < yearOf(firstDay) || one > yearOf(lastDay)}
          onClick={() => onPick(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
