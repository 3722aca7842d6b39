// The props of each form in the dialog.
import type { SignInMode } from '#web/state/dialogs/dialogs.ts';

export interface FormProps {
  /** Kept while switching between the forms. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: SignInMode) => void;
  readonly onClose: () => void;
}
