// Counts down until the next attempt is allowed.
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const secondMs = 1000;
const secondsPerMinute = 60;

/** A wait that is longer is counted in minutes. */
const longSeconds = 120;

export function WaitNotice({ waitMs }: { readonly waitMs: number }) {
  const [untilMs] = useState(() => Date.now() + waitMs);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / secondMs));
  const minutes = Math.ceil(seconds / secondsPerMinute);
  return (
    // Announced once with the notice around it, not every second.
    <span role="timer" aria-live="off">
      {seconds > longSeconds ? (
        <FormattedMessage id="sign-in.wait-minutes" values={{ minutes }} />
      ) : (
        <FormattedMessage id="sign-in.wait" values={{ seconds }} />
      )}
    </span>
  );
}
