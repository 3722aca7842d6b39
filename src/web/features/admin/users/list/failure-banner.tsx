// What failed last in the tab of users, with a way to try it again.
import { defineMessages, useIntl } from 'react-intl';
import { ErrorBanner } from '../../parts/error-banner.tsx';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';

const failureTexts = defineMessages({
  fetch: { id: 'users.error-fetch' },
  search: { id: 'users.error-not-found' },
  archive: { id: 'users.error-archive' },
  unarchive: { id: 'users.error-unarchive' },
  delete: { id: 'users.error-delete' },
  feedback: { id: 'users.error-feedback' },
  view: { id: 'users.error-view' },
  window: { id: 'users.error-window' },
});

export function FailureBanner() {
  const { formatMessage } = useIntl();
  const { store } = useUsersDesk();
  const failure = useUsers((state) => state.failure);
  if (!failure) return null;
  return (
    <ErrorBanner
      error={failure.error}
      fallback={formatMessage(failureTexts[failure.task])}
      onRetry={failure.retry}
      onClose={() => store.setState({ failure: null })}
    />
  );
}
