// A choice of a few words side by side, of which one is always chosen.
import { useId } from 'react';
import classes from './segmented-choice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <div className={classes.choice} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.part}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
