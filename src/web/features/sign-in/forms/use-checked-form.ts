// Validates every field of a form on submit: the first invalid one gets the focus, and nothing is sent.
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CredentialFault } from '#web/state/passwords/check-credentials.ts';

interface CheckedForm<Field extends string> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The error of a field; none before the form was first submitted. */
  readonly faultOf: (field: Field) => string | null;
}

export function useCheckedForm<Field extends string>(
  faults: Readonly<Record<Field, CredentialFault>>,
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
      const fault: CredentialFault = faults[field];
      return isAsked && fault ? formatMessage(fault) : null;
    },
  };
}

/** By its name in the form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** If the focused element is gone, such as a previous form, the first empty field gets the focus. */
export function restoreLostFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}
