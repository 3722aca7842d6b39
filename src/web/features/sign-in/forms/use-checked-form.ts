// Checks every field of a form when it is sent: the first faulty one gets the keyboard, and nothing is sent.
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Fault } from '../fields/check-credentials.ts';

interface CheckedForm<Field extends string> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What to say of a field; nothing before the form was first sent. */
  readonly faultOf: (field: Field) => string | null;
}

export function useCheckedForm<Field extends string>(
  faults: Readonly<Record<Field, Fault>>,
  send: () => void,
): CheckedForm<Field> {
  const { formatMessage } = useIntl();
  const [isAsked, setAsked] = useState(false);
  return {
    onSubmit: (event) => {
      event.preventDefault();
      setAsked(true);
      const wrong = Object.entries(faults).find(([, fault]) => fault !== null);
      if (wrong) focusField(event.currentTarget, wrong[0]);
      else send();
    },
    faultOf: (field) => {
      const fault: Fault = faults[field];
      return isAsked && fault ? formatMessage(fault) : null;
    },
  };
}

/** By the name it has in its form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What had the keyboard is gone, such as the form before this one: the first field to fill gets it. */
export function restoreLostFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}
