// Shows the open dialog; its code loads on first use.

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { type AppDialog, closeDialog, openDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { currentLanding, takeFeedbackRequest } from '#web/state/page/landing.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

const PlansDialog = lazyPart(() => import('#web/features/plans/plans-dialog.tsx'), 'PlansDialog');
const SubscriptionsDialog = lazyPart(
  () => import('#web/features/plans/subscriptions-dialog.tsx'),
  'SubscriptionsDialog',
);
const SignInDialog = lazyPart(() => import('#web/features/sign-in/sign-in-dialog.tsx'), 'SignInDialog');
const SignInReturn = lazyPart(() => import('#web/features/sign-in/sign-in-return.tsx'), 'SignInReturn');
const FeedbackDialog = lazyPart(() => import('#web/features/feedback/feedback-dialog.tsx'), 'FeedbackDialog');
const AskForEmailDialog = lazyPart(
  () => import('#web/features/ask-for-email/ask-for-email-dialog.tsx'),
  'AskForEmailDialog',
);
const PublishDialog = lazyPart(() => import('#web/features/publish/publish-dialog.tsx'), 'PublishDialog');
const ReportTemplateDialog = lazyPart(
  () => import('#web/features/report-template/report-template-dialog.tsx'),
  'ReportTemplateDialog',
);
const CommandPalette = lazyPart(
  () => import('#web/features/command-palette/command-palette.tsx'),
  'CommandPalette',
);
const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'), 'SignOutDialog');

export function ShellDialogs() {
  useCloseOnLeave();
  const dialog = useOpenDialog((open) => open.dialog);
  const [isBackFromGoogle] = useState(() => currentLanding().signIn !== null);
  useEffect(() => {
    if (takeFeedbackRequest()) openDialog({ name: 'feedback' }, null);
  }, []);
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
    case 'publish':
      return <PublishDialog templateUuid={dialog.templateUuid} onClose={closeDialog} />;
    case 'report-template':
      return <ReportTemplateDialog templateUuid={dialog.templateUuid} onClose={closeDialog} />;
    case 'palette':
      return <CommandPalette onClose={closeDialog} />;
    case 'sign-out':
      return <SignOutDialog problem={dialog.problem} onClose={closeDialog} />;
    case 'ask-for-email':
      return <AskForEmailDialog templateUuid={dialog.templateUuid} onClose={closeDialog} />;
  }
}
