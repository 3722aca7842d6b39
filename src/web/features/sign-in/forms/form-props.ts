// What each form of the dialog is given.
import type { SignInMode } from '#web/state/dialogs/dialogs.ts';

export interface FormProps {
  /** Stays while the person goes from form to form. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: SignInMode) => void;
  readonly onClose: () => void;
}
