// The reason why the server refused, and how long to wait if that helps.
import { FormattedMessage } from 'react-intl';
import { ApiError, isRefusal } from '#web/api/api-error.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { WaitNotice } from '#web/state/notices/wait-notice.tsx';

export function Refusal({ error }: { readonly error: Error }) {
  const reason = useReason();
  const waitMs = error instanceof ApiError ? error.retryAfterMs : null;
  if (waitMs === null) return <>{reason(error)}</>;
  return (
    <>
      {/* The seconds count down behind it, so that it must not name a time of its own. */}
      {isRefusal(error, 'rate-limited') ? <FormattedMessage id="reason.rate-limited-now" /> : reason(error)}{' '}
      <WaitNotice key={waitMs} waitMs={waitMs} />
    </>
  );
}
