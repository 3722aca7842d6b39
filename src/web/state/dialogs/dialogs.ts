// The dialogs that any screen may open: the open one with its parameters, one at a time.
import { create } from 'zustand';
import type { SignInOutcome } from '#contract/sign-in-outcomes.ts';

export type SignInMode = 'sign-in' | 'sign-up' | 'reset-link' | 'new-password';

export type SignOutProblem = 'unsaved' | 'failed';

export type AppDialog =
  /** The template that the dialog offers to buy; without one it shows only plans. */
  | { readonly name: 'plans'; readonly templateUuid: string | null }
  | { readonly name: 'subscriptions' }
  /** The outcome of a sign-in with Google, if that is why the dialog opens. */
  | { readonly name: 'sign-in'; readonly mode: SignInMode; readonly outcome?: SignInOutcome }
  | { readonly name: 'feedback' }
  /** Of an own template. */
  | { readonly name: 'publish'; readonly templateUuid: string }
  /** To the operators, about one of the gallery or a published one. */
  | { readonly name: 'report-template'; readonly templateUuid: string }
  | { readonly name: 'palette' }
  /** Signing out failed, or would lose unsaved work. */
  | { readonly name: 'sign-out'; readonly problem: SignOutProblem }
  /** A read-only cloud spreadsheet of the template is sent to the entered address. */
  | { readonly name: 'ask-for-email'; readonly templateUuid: string };

interface OpenAppDialog {
  readonly dialog: AppDialog | null;
  /** Gets the focus back. */
  readonly opener: Element | null;
}

export const useOpenDialog = create<OpenAppDialog>(() => ({ dialog: null, opener: null }));

/** When opened from something that goes away, such as a menu, pass the element that gets the focus back. */
export function openDialog(dialog: AppDialog, opener: Element | null = document.activeElement): void {
  // A dialog that follows another returns the focus to where the first was opened.
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
