// Texts typed in a dialog, which are written to the template together once all of them are valid.
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import type { FieldCheck } from '../../document/checks/field-checks.ts';

export interface InitialField {
  readonly value: string;
  readonly check: FieldCheck;
  /** An invalid initial value is not reported, unless the entry is yet to be created. */
  readonly isNew?: boolean;
}

export interface FormField {
  readonly text: string;
  /** Differs from the initial value; unchanged fields may have been changed elsewhere since. */
  readonly isChanged: boolean;
  /** Shown once something was typed. */
  readonly fault: MessageDescriptor | null;
  readonly put: (text: string) => void;
}

export interface FormTexts<Key extends string> {
  readonly field: (key: Key) => FormField;
  readonly isValid: boolean;
}

export function useFormTexts<Key extends string>(start: Readonly<Record<Key, InitialField>>): FormTexts<Key> {
  const [opened] = useState(start);
  // The value when the dialog was opened; a field added since starts with its current value.
  const startOf = (key: Key): InitialField => opened[key] ?? start[key];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const faultOf = (key: Key): MessageDescriptor | null => {
    const { value, check, isNew = false } = startOf(key);
    const text = typed[key] ?? value;
    return text === value && !isNew ? null : check(text);
  };
  const isChanged = (key: Key) => (typed[key] ?? startOf(key).value) !== startOf(key).value;
  const field = (key: Key): FormField => ({
    text: typed[key] ?? startOf(key).value,
    isChanged: isChanged(key),
    fault: typed[key] === undefined ? null : faultOf(key),
    put: (next) => setTyped((before) => ({ ...before, [key]: next })),
  });
  const keys = Object.keys(start).filter((key): key is Key => key in start);
  useUnsavedInDialog(keys.some(isChanged));
  return { field, isValid: keys.every((key) => faultOf(key) === null) };
}
