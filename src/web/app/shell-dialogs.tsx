// Shows the dialog that is open; its code comes when it is first wanted.

import { lazy, Suspense, useState } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { type AppDialog, closeDialog, useOpenDialog } from '#web/state/dialogs.ts';
import { landed } from '#web/state/landing.ts';

const PlansDialog = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/plans/plans-dialog.tsx'))).PlansDialog,
}));
const SubscriptionsDialog = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/plans/subscriptions-dialog.tsx')))
    .SubscriptionsDialog,
}));
const SignInDialog = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/sign-in/sign-in-dialog.tsx'))).SignInDialog,
}));
const SignInReturn = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/sign-in/sign-in-return.tsx'))).SignInReturn,
}));
const FeedbackDialog = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/feedback/feedback-dialog.tsx'))).FeedbackDialog,
}));
const AskForEmailDialog = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/ask-for-email/ask-for-email-dialog.tsx')))
    .AskForEmailDialog,
}));
const CommandPalette = lazy(async () => ({
  default: (await loadLater(() => import('#web/features/command-palette/command-palette.tsx')))
    .CommandPalette,
}));
const SignOutDialog = lazy(async () => ({
  default: (await loadLater(() => import('./sign-out-dialog.tsx'))).SignOutDialog,
}));

export function ShellDialogs() {
  const dialog = useOpenDialog((open) => open.dialog);
  const [isBackFromGoogle] = useState(() => landed().signIn !== null);
  return (
    <Suspense fallback={null}>
      {dialog && <Opened dialog={dialog} />}
      {isBackFromGoogle && <SignInReturn />}
    </Suspense>
  );
}

function Opened({ dialog }: { readonly dialog: AppDialog }) {
  switch (dialog.name) {
    case 'plans':
      return <PlansDialog templateUuid={dialog.templateUuid} onClose={closeDialog} />;
    case 'subscriptions':
      return <SubscriptionsDialog onClose={closeDialog} />;
    case 'sign-in':
      return (
        <SignInDialog
          key={dialog.mode}
          mode={dialog.mode}
          outcome={dialog.outcome ?? null}
          onClose={closeDialog}
        />
      );
    case 'feedback':
      return <FeedbackDialog onClose={closeDialog} />;
    case 'palette':
      return <CommandPalette onClose={closeDialog} />;
    case 'sign-out':
      return <SignOutDialog problem={dialog.problem} onClose={closeDialog} />;
    case 'ask-for-email':
      return <AskForEmailDialog templateUuid={dialog.templateUuid} onClose={closeDialog} />;
  }
}
