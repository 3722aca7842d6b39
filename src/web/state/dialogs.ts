// The dialogs that any screen may open: which one is open, with what it needs; one at a time.
import { create } from 'zustand';

export type SignInMode = 'sign-in' | 'sign-up' | 'reset-link' | 'new-password';

export type AppDialog =
  /** The template is what the dialog offers to buy; without one it is about plans alone. */
  | { readonly name: 'plans'; readonly templateUuid: string | null }
  | { readonly name: 'subscriptions' }
  | { readonly name: 'sign-in'; readonly mode: SignInMode }
  | { readonly name: 'feedback' }
  /** A read-only cloud spreadsheet of the template goes to the address that is asked for. */
  | { readonly name: 'ask-for-email'; readonly templateUuid: string };

interface OpenDialog {
  readonly dialog: AppDialog | null;
}

export const useOpenDialog = create<OpenDialog>(() => ({ dialog: null }));

export function openDialog(dialog: AppDialog): void {
  useOpenDialog.setState({ dialog });
}

export function closeDialog(): void {
  useOpenDialog.setState({ dialog: null });
}
