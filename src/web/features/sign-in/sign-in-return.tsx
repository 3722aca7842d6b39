// Shows, once, the outcome of a sign-in with Google: in the dialog where signing in can continue, else as a notice.
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { SignInOutcome } from '#contract/sign-in-outcomes.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { takeSignInOutcome } from '#web/state/page/landing.ts';
import { outcomeTexts, readOutcome } from './outcome-texts.ts';

const whileSignedIn: readonly SignInOutcome[] = ['loggedin', 'password-removed'];
const noticeId = 'sign-in-outcome';

export function SignInReturn() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  useEffect(() => {
    const outcome = readOutcome(takeSignInOutcome());
    if (outcome === null) return;
    if (whileSignedIn.includes(outcome)) {
      notify({ id: noticeId, message: formatMessage(outcomeTexts[outcome]), autoClose: false });
    } else {
      openDialog({ name: 'sign-in', mode: 'sign-in', outcome });
    }
  }, [formatMessage, notify]);
  return null;
}
