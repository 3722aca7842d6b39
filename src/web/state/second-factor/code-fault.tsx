// Why a code of the second factor was not taken, and how long to wait if too many were tried.
import { Alert } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { ApiError } from '#web/api/api-error.ts';
import { useReason } from '../notices/use-reason.ts';
import { WaitNotice } from '../notices/wait-notice.tsx';

const reasons = defineMessages({
  'wrong-code': { id: 'secondFactor.wrong-code' },
  'too-many-codes': { id: 'secondFactor.too-many-codes' },
  'second-factor-exists': { id: 'secondFactor.exists' },
  'second-factor-missing': { id: 'secondFactor.missing' },
});

export function CodeFault({ error }: { readonly error: Error }) {
  const { formatMessage } = useIntl();
  const reason = useReason();
  const { code = '', retryAfterMs = null } = error instanceof ApiError ? error : {};
  const known = Object.entries(reasons).find(([one]) => one === code)?.[1];
  return (
    <Alert color="red" role="alert">
      {known ? formatMessage(known) : reason(error)}
      {retryAfterMs !== null && (
        <>
          {' '}
          <WaitNotice key={retryAfterMs} waitMs={retryAfterMs} />
        </>
      )}
    </Alert>
  );
}
