// The reason why the server refused, and how long to wait if that helps.
import { ApiError } from '#web/api/api-error.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { WaitNotice } from '#web/state/notices/wait-notice.tsx';

export function Refusal({ error }: { readonly error: Error }) {
  const reason = useReason();
  const waitMs = error instanceof ApiError ? error.retryAfterMs : null;
  return (
    <>
      {reason(error)} {waitMs !== null && <WaitNotice key={waitMs} waitMs={waitMs} />}
    </>
  );
}
