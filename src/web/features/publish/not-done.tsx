// Says that something about publishing did not work, and why.
import { Alert } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';

export function NotDone({ error }: { readonly error: Error | null }) {
  const reason = useReason();
  if (error === null) return null;
  return (
    <Alert color="red" role="alert" title={<FormattedMessage id="publish.failed" />}>
      {reason(error)}
    </Alert>
  );
}
