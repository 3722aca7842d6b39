// Signing in, signing up, and getting back in without the password.
interface SignInDialogProps {
  readonly mode: import('#web/state/dialogs.ts').SignInMode;
  readonly onClose: () => void;
}

export function SignInDialog({ onClose }: SignInDialogProps) {
  return <button type="button" onClick={onClose} hidden />;
}
