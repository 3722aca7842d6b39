// The text of an input that is taken only when it is right; what is wrong stays visible with its fault.
import { useState } from 'react';

export interface CheckedTextOptions<Fault> {
  /** What stands in the data now. */
  readonly value: string;
  readonly check: (text: string) => Fault | null;
  readonly onValid: (text: string) => void;
}

export interface CheckedText<Fault> {
  readonly text: string;
  readonly fault: Fault | null;
  readonly type: (text: string) => void;
}

export function useCheckedText<Fault>({
  value,
  check,
  onValid,
}: CheckedTextOptions<Fault>): CheckedText<Fault> {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The data changed from elsewhere (undo, a newer version): it replaces what stands in the field.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (check(typed) === null) onValid(typed);
  };
  return { text, fault: check(text), type };
}
