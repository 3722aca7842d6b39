// Reminds visitors who have worked for a while without an account to sign in, until they dismiss it.
import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useDocumentState } from '../../document/document-context.ts';

const LoginReminder = lazyPart(() => import('./login-reminder.tsx'), 'LoginReminder');

/** By then there is something to lose. Every save makes a revision. */
const firstAtSaves = 8;

export function LoginReminderHost() {
  const { isAnonymous, settings } = useVisitor();
  const isDue = useDocumentState(({ revision }) => (revision ?? 0) >= firstAtSaves);
  return isAnonymous && settings.showLoginReminder && isDue ? (
    <Suspense fallback={null}>
      <LoginReminder />
    </Suspense>
  ) : null;
}
