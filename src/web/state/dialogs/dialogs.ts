// The dialogs that any screen may open: which one is open, with what it needs; one at a time.
import { create } from 'zustand';
import type { SignInOutcome } from '#contract/sign-in-outcomes.ts';

export type SignInMode = 'sign-in' | 'sign-up' | 'reset-link' | 'new-password';

export type SignOutProblem = 'unsaved' | 'failed';

export type AppDialog =
  /** The template is what the dialog offers to buy; without one it is about plans alone. */
  | { readonly name: 'plans'; readonly templateUuid: string | null }
  | { readonly name: 'subscriptions' }
  /** The outcome is how a sign-in with Google ended, where that is why the dialog opens. */
  | { readonly name: 'sign-in'; readonly mode: SignInMode; readonly outcome?: SignInOutcome }
  | { readonly name: 'feedback' }
  | { readonly name: 'palette' }
  /** Signing out did not work, or would lose what the server has not got. */
  | { readonly name: 'sign-out'; readonly problem: SignOutProblem }
  /** A read-only cloud spreadsheet of the template goes to the address that is asked for. */
  | { readonly name: 'ask-for-email'; readonly templateUuid: string };

interface OpenDialog {
  readonly dialog: AppDialog | null;
  /** Where the keyboard goes back to. */
  readonly opener: Element | null;
}

export const useOpenDialog = create<OpenDialog>(() => ({ dialog: null, opener: null }));

/** Whoever opens it from something that goes away, such as a menu, names what the keyboard goes back to. */
export function openDialog(dialog: AppDialog, opener: Element | null = document.activeElement): void {
  // A dialog that follows another goes back to where the first was opened.
  useOpenDialog.setState((open) => ({ dialog, opener: open.dialog ? open.opener : opener }));
}

export function closeDialog(): void {
  const { opener } = useOpenDialog.getState();
  useOpenDialog.setState({ dialog: null, opener: null });
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}
