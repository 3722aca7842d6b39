// A choice of a few words side by side, of which one is always chosen.
import { useId } from 'react';
import classes from './segmented-choice.module.css';

interface SegmentedPart<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Seen in place of the label, where there is no room. */
  readonly short?: string;
}

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly SegmentedPart<Value>[];
  /** For a bar, beside other small things. */
  readonly isSmall?: boolean;
  /** False where the same choice is on the page several times. */
  readonly isTabStop?: boolean;
  readonly onChange: (value: Value) => void;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, choices, isSmall = false, isTabStop = true, onChange } = props;
  const name = useId();
  return (
    <div className={classes.choice} data-small={isSmall || undefined} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classes.part}
          title={choice.short === undefined ? undefined : choice.label}
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            tabIndex={isTabStop ? undefined : -1}
            aria-label={choice.short === undefined ? undefined : choice.label}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.short ?? choice.label}</span>
        </label>
      ))}
    </div>
  );
}
