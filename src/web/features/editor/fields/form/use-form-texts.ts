// Texts that are typed in a dialog and reach the template together, once all of them are right.
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import type { FieldCheck } from '../../document/checks/field-checks.ts';

export interface InitialField {
  readonly value: string;
  readonly check: FieldCheck;
  /** What stood there before is no fault of whoever opens the dialog, unless it is yet to be made. */
  readonly isNew?: boolean;
}

export interface FormField {
  readonly text: string;
  /** Otherwise than it stood when the dialog was opened; what is not may have been changed elsewhere since. */
  readonly isChanged: boolean;
  /** Said once something was typed. */
  readonly fault: MessageDescriptor | null;
  readonly put: (text: string) => void;
}

export interface FormTexts<Key extends string> {
  readonly field: (key: Key) => FormField;
  readonly isValid: boolean;
}

export function useFormTexts<Key extends string>(start: Readonly<Record<Key, InitialField>>): FormTexts<Key> {
  const [opened] = useState(start);
  // What stood there when the dialog was opened; a line that has come since stands as it is now.
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
