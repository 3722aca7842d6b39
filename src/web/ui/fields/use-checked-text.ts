// The text of an input that is taken only when it is right; what is wrong stays visible with its fault.
import { useState } from 'react';

export interface CheckedTextOptions<Fault> {
  /** What stands in the data now. */
  readonly value: string;
  readonly check: (text: string) => Fault | null;
  readonly onValid: (text: string) => void;
  /** What the data is of: with another place the field begins anew. */
  readonly place?: string;
  /** What was typed there before and is still to be put right. */
  readonly waiting?: string | null;
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
  place = '',
  waiting = null,
}: CheckedTextOptions<Fault>): CheckedText<Fault> {
  const [text, setText] = useState(waiting ?? value);
  const [known, setKnown] = useState({ value, place });
  // The data changed from elsewhere (undo, a newer version): it replaces what stands in the field.
  if (value !== known.value || place !== known.place) {
    setKnown({ value, place });
    setText(waiting ?? value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (check(typed) === null) onValid(typed);
  };
  return { text, fault: check(text), type };
}
