// The text of an input that is accepted only when it is valid; an invalid one stays visible with its error.
import { useState } from 'react';

export interface CheckedTextOptions<Fault> {
  /** The current value in the data. */
  readonly value: string;
  readonly check: (text: string) => Fault | null;
  readonly onValid: (text: string) => void;
  /** Identifies the value being edited: when it changes, the field is reset. */
  readonly place?: string;
  /** Invalid text typed there before that still has to be corrected. */
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
  // The data changed from elsewhere (undo, a newer version): it replaces the text in the field.
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
