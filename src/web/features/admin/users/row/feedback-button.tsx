// Asks a user for feedback by email, once; afterwards it says that it was asked, and when.
import { useIntl } from 'react-intl';
import { momentText } from '#web/ui/dates/dates.tsx';
import { shortName } from '../format/user-names.ts';
import { mayBeAskedForFeedback } from '../rules/permitted-acts.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { ActButton } from './act-button.tsx';

export function FeedbackButton({ user }: { readonly user: AdminUser }) {
  const { formatMessage } = useIntl();
  const { single } = useUsersDesk();
  const running = useUsers(({ acts }) => acts.get(user._id));
  const isRequested = user.feedbackRequestedAt !== null;
  return (
    <ActButton
      label={
        isRequested
          ? formatMessage({ id: 'users.feedback-requested' })
          : formatMessage({ id: 'users.feedback' })
      }
      whom={shortName(user)}
      title={useFeedbackTitle(user)}
      tone={isRequested ? 'good' : 'plain'}
      isDisabled={running !== undefined || !mayBeAskedForFeedback(user)}
      isRunning={running === 'feedback'}
      onPress={() => single.askForFeedback(user)}
    />
  );
}

function useFeedbackTitle(user: AdminUser): string {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (user.feedbackRequestedAt !== null) {
    const date = momentText(intl, user.feedbackRequestedAt);
    return formatMessage({ id: 'users.feedback-requested-title' }, { date });
  }
  if (!user.hasValidEmail) return formatMessage({ id: 'users.feedback-no-email' });
  return formatMessage({ id: 'users.feedback-title' });
}
